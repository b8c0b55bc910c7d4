import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { parse } from 'node-html-parser';
import { PurgeCSS } from 'purgecss';
import type { Plugin } from 'vite';

/** A page as Astro keeps it between bundling and rendering, with its style sheets by order. */
interface Page {
  component: string;
  styles: { depth: number; order: number; sheet: { type: string; content?: string } }[];
}

/** Classes such as `lg:w-1/2` or `aria-[current]:font-bold`, and the names of elements and attributes. */
const NAMES = [/[^\s"'`<>{}]+/g, /[a-z][\w-]*/gi];

/** What no component names: what Markdown makes, attributes that client-intent.ts sets. */
const UNNAMED = [
  ...['p', 'h2', 'h3', 'ul', 'ol', 'li', 'a', 'strong', 'em', 'blockquote', 'whole'],

  ...['data-scripted', 'data-pressed', 'data-failed'],
];

const STYLE = /<style[\s\S]*?<\/style>/g;

const withoutQuery = (id: string) => id.replace(/\?.*$/, '');

/** Leaves in a style sheet the rules that a page made of these sources can use. */
async function usedRules(css: string, sources: ReadonlySet<string>): Promise<string> {
  const content = [...sources].map((file) => ({
    // The words of a component's own style are no names of what it shows.
    raw: readFileSync(file, 'utf8').replaceAll(STYLE, ''),
    extension: 'txt',
  }));
  const [result] = await new PurgeCSS().purge({
    content,
    defaultExtractor: (text) => NAMES.flatMap((name) => text.match(name) ?? []),
    css: [{ raw: css }],
    keyframes: true,
    safelist: [...UNNAMED, '*', /^::/, /^:root/, /^:focus-visible/, /^:hover/],
  });
  return result?.css ?? css;
}

/**
 * Leaves in the policy of a page the hashes of what it holds. Astro lists those of all pages and of
 * all its client directives on each, which is five times as many: half a kilobyte that does not compress.
 */
function ownHashes(html: string): string {
  const page = parse(html);
  const own = page
    .querySelectorAll('script, style')
    .map(({ innerHTML }) => `'sha256-${createHash('sha256').update(innerHTML).digest('base64')}'`);
  const policy = page.querySelector('meta[http-equiv="content-security-policy"]')?.rawAttrs ?? '';
  const needed = policy.replaceAll(/ ('sha256-[^']+')/g, (hash, value: string) =>
    own.includes(value) ? hash : '',
  );
  return html.replace(policy, () => needed);
}

/**
 * Gives each page one style sheet with only the rules it can use, so that its first view comes in
 * one round trip. It happens before Astro hashes the sheets for the policy of the pages.
 */
export function pageStyles(): AstroIntegration {
  const imports = new Map<string, readonly string[]>();
  /** The source files that a page is made of: itself and all that it imports, down to the last. */
  const sourcesOf = (page: string) => {
    const found = new Set([page]);
    for (const file of found) for (const imported of imports.get(file) ?? []) found.add(imported);
    return found;
  };
  let pages: ReadonlyMap<string, Page> = new Map();
  let root = '';
  const plugin: Plugin = {
    name: 'page-styles',
    // Before Astro's own handler, which hashes the sheets.
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'prerender',
    generateBundle() {
      for (const id of this.getModuleIds()) {
        const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {};
        const below = [...importedIds, ...dynamicallyImportedIds]
          .map(withoutQuery)
          .filter((imported) => /\/src\/.+\.(?:astro|tsx?)$/.test(imported));
        const file = withoutQuery(id);
        imports.set(file, [...(imports.get(file) ?? []), ...below]);
      }
    },
    buildApp: {
      order: 'post',
      async handler() {
        const styled = [...pages.values()].filter(({ styles }) => styles.length > 0);
        for (const { component, styles } of styled) {
          const sorted = styles.toSorted((a, b) => a.order - b.order || b.depth - a.depth);
          const css = sorted.map(({ sheet }) => sheet.content ?? '').join('');
          const content = await usedRules(css, sourcesOf(root + component));
          styles.splice(0, styles.length, {
            depth: 0,
            order: 0,
            sheet: { type: 'inline', content },
          });
        }
      },
    },
  };
  return {
    name: 'page-styles',
    hooks: {
      'astro:config:setup': ({ command, config, updateConfig }) => {
        root = fileURLToPath(config.root);
        if (command === 'build') updateConfig({ vite: { plugins: [plugin] } });
      },
      'astro:build:setup': (options) => {
        pages = options.pages;
      },
      'astro:build:done': ({ dir }) => {
        for (const file of globSync('**/*.html', { cwd: dir })) {
          const path = join(fileURLToPath(dir), file);
          writeFileSync(path, ownHashes(readFileSync(path, 'utf8')));
        }
      },
    },
  };
}
