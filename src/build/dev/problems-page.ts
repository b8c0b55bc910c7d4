import type { ContentReport } from '../check-content/check.ts';
import { problemsByFile, sumLine } from '../check-content/report.ts';
import type { Problem } from '../check-content/problem.ts';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escape(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}

function item({ line, field, message }: Problem): string {
  const place = [line === null ? '' : `line ${String(line)}`, field ?? ''].filter(Boolean);
  const strong = place.length > 0 ? `<strong>${escape(place.join(', '))}</strong> ` : '';
  return `<li>${strong}${escape(message)}</li>`;
}

/** The page that `npm run dev` shows in the place of any other while the content has mistakes. */
export function problemsPage(report: ContentReport): string {
  const files = problemsByFile(report).map(
    ({ file, problems, made }) =>
      `<h2><code>${escape(file)}</code></h2><ul>${problems.map(item).join('')}</ul>${made === undefined ? '' : `<p>${escape(made)}</p>`}`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${sumLine(report)}</title>
<script type="module" src="/@vite/client"></script>
<style>body{font:1.1rem/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}h2{font-size:1.1rem;margin:2rem 0 0}</style>
</head>
<body>
<h1>${sumLine(report)}</h1>
<p>The site shows here again as soon as the list is mended and saved.</p>
${files.join('\n')}
</body>
</html>
`;
}
