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

/** Media queries once each, in Tailwind's order: hover, widths, then paper and the like; a hundred bytes less a page. */
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
  const width = ({ params }: AtRule) =>
    params.includes('hover') ? 0 : Number(/width>=([\d.]+)em/.exec(params)?.[1] ?? Infinity);
  sheet.append([...groups.values()].sort((a, b) => width(a) - width(b)));
  return sheet.toString();
}

/** Leaves in a style sheet the rules that elements with these names can meet. */
async function usedRules(css: string, names: readonly string[]): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: names.join(' '), extension: 'txt' }],
    defaultExtractor: (text) => text.split(' '),
    css: [{ raw: css }],
    keyframes: true,
    safelist: [...LATER, '*', /^::/, /^:root/, /^:focus-visible/, /^:hover/],
  });
  return groupMedia(result?.css ?? css);
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Gives each page the style rules that it can use, so that its first view comes in one round trip,
 * and in its policy the hashes of what it holds. Astro lists those of all scripts on each page, half
 * a kilobyte that does not compress, and hashes style sheets before it merges them.
 */
export function pageStyles(): AstroIntegration {
  let islands: string[] = [];
  /** Pages of one kind have for the most part the same names, and so the same rules. */
  const answers = new Map<string, Promise<string>>();
  const lighten = async (html: string) => {
    const page = parse(html);
    const tags = html.match(/<[^!][^>]*>/g)?.join('') ?? '';
    const names = [...new Set([...namesIn(tags), ...islands])].sort();
    const sheets = page.querySelectorAll('style').map(async ({ innerHTML: css }) => {
      const words = new Set(css.match(/[\w-]+/g));
      const known = names.filter((name) => name.split(/[^\w-]+/).every((word) => words.has(word)));
      const key = css + known.join(' ');
      const answer = answers.get(key) ?? usedRules(css, known);
      answers.set(key, answer);
      return [css, await answer] as const;
    });
    const used = await Promise.all(sheets);
    const scripts = page.querySelectorAll('script').map(({ innerHTML }) => hashOf(innerHTML));
    const policy = page.querySelector('meta[http-equiv="content-security-policy"]')?.rawAttrs ?? '';
    const own = policy
      .replaceAll(/ ('sha256-[^']+')/g, (hash, value: string) =>
        scripts.includes(value) ? hash : '',
      )
      .replace("style-src 'self'", (all) => [all, ...used.map(([, css]) => hashOf(css))].join(' '));
    return used.reduce(
      (text, [css, less]) => text.replace(css, () => less),
      html.replace(policy, () => own),
    );
  };
  return {
    name: 'page-styles',
    hooks: {
      'astro:config:done': ({ config }) => {
        const folder = fileURLToPath(new URL('src/islands/', config.root));
        islands = globSync('*.tsx', { cwd: folder }).flatMap((file) =>
          namesIn(readFileSync(join(folder, file), 'utf8')),
        );
      },
      'astro:build:done': async ({ dir }) => {
        for (const file of globSync('**/*.html', { cwd: dir })) {
          const path = join(fileURLToPath(dir), file);
          writeFileSync(path, await lighten(readFileSync(path, 'utf8')));
        }
      },
    },
  };
}
