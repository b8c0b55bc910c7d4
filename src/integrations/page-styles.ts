import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { parse } from 'node-html-parser';
import postcss, { type AtRule } from 'postcss';
import { PurgeCSS } from 'purgecss';

/** Classes such as `lg:w-1/2` or `aria-[current]:font-bold`, and the names of elements and attributes. */
const NAMES = [/[^\s"'`<>{}]+/g, /[a-z][\w-]*/gi];
const namesIn = (text: string) => NAMES.flatMap((name) => text.match(name) ?? []);

/** What no page holds as it is served: what opens, and what client-intent.ts sets. */
const LATER = ['open', 'data-scripted', 'data-pressed', 'data-failed'];

/** Leaves in a style sheet the rules that elements with these names can meet. */
async function usedRules(css: string, names: readonly string[]): Promise<string> {
  console.log(css.includes('focus-x-95'), css.length);
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: names.join(' '), extension: 'txt' }],
    defaultExtractor: (text) => text.split(' '),
    css: [{ raw: css }],
    keyframes: true,
    safelist: [...LATER, '*', /^::/, /^:root/, /^:focus-visible/, /^:hover/],
  });
  return groupMedia(result?.css ?? css);
}

/** Media queries once each and last, from narrow to wide: a hundred bytes less a page. */
function groupMedia(css: string): string {
  const sheet = postcss.parse(css);
  const groups = new Map<string, AtRule>();
  for (const rule of sheet.nodes.filter((node) => node.type === 'atrule')) {
    if (rule.name !== 'media') continue;
    const group = groups.get(rule.params);
    if (group) group.append(rule.nodes ?? []);
    else groups.set(rule.params, rule);
    rule.remove();
  }
  const widest = ({ params }: AtRule) => Number(/width>=([\d.]+)em/.exec(params)?.[1] ?? 0);
  sheet.append([...groups.values()].sort((a, b) => widest(a) - widest(b)));
  return sheet.toString();
}

/** `usedRules()` of pages, where those of one kind have the same names for the most part. */
function purge(alsoUsed: string) {
  const answers = new Map<string, Promise<string>>();
  const later = namesIn(alsoUsed);
  return (css: string, tags: string) => {
    const words = new Set(css.match(/[\w-]+/g));
    const names = [...new Set([...namesIn(tags), ...later])]
      .filter((name) => name.split(/[^\w-]+/).every((word) => words.has(word)))
      .sort();
    const key = css + names.join(' ');
    const answer = answers.get(key) ?? usedRules(css, names);
    answers.set(key, answer);
    return answer;
  };
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * A page with the rules that it can use, so that its first view comes in one round trip, and in its
 * policy the hashes of what it holds. Astro lists those of all scripts on each page, half a kilobyte
 * that does not compress, and hashes style sheets before it merges them.
 */
async function lighten(html: string, usedOf: ReturnType<typeof purge>): Promise<string> {
  const page = parse(html);
  const texts = (tag: string) => page.querySelectorAll(tag).map(({ innerHTML }) => innerHTML);
  const tags = html.match(/<[^!][^>]*>/g)?.join('') ?? '';
  const sheets = await Promise.all(
    texts('style').map(async (css) => [css, await usedOf(css, tags)] as const),
  );
  const scripts = new Set(texts('script').map(hashOf));
  const styles = sheets.map(([, used]) => ` ${hashOf(used)}`).join('');
  const policy = page.querySelector('meta[http-equiv="content-security-policy"]')?.rawAttrs ?? '';
  const own = policy
    .replace(/ style-src 'self'[^;]*/, () => ` style-src 'self'${styles}`)
    .replaceAll(/(script-src[^;]*)/g, (list) =>
      list.replaceAll(/ ('sha256-[^']+')/g, (hash, value: string) =>
        scripts.has(value) ? hash : '',
      ),
    );
  let lighter = html.replace(policy, () => own);
  for (const [css, used] of sheets) lighter = lighter.replace(css, () => used);
  return lighter;
}

/** Gives each page one style sheet of its own, and a policy that allows no more than it holds. */
export function pageStyles(): AstroIntegration {
  let islands = '';
  return {
    name: 'page-styles',
    hooks: {
      'astro:config:done': ({ config }) => {
        const folder = fileURLToPath(new URL('src/islands/', config.root));
        islands = globSync('*.tsx', { cwd: folder })
          .map((file) => readFileSync(join(folder, file), 'utf8'))
          .join('\n');
      },
      'astro:build:done': async ({ dir }) => {
        const usedOf = purge(islands);
        for (const file of globSync('**/*.html', { cwd: dir })) {
          const path = join(fileURLToPath(dir), file);
          writeFileSync(path, await lighten(readFileSync(path, 'utf8'), usedOf));
        }
      },
    },
  };
}
