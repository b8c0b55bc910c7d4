import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { PurgeCSS } from 'purgecss';
import type { Plugin } from 'vite';

/** One style sheet of a page as Astro keeps it until it renders the page. */
interface PageSheet {
  depth: number;
  order: number;
  sheet: { type: 'inline'; content: string } | { type: 'external'; src: string };
}

type Pages = ReadonlyMap<string, { component: string; styles: PageSheet[] }>;

/** A class such as `lg:w-1/2` or `aria-[current=page]:font-bold`, an attribute or the name of an element. */
const NAMES = [/[^\s"'`<>{}]+/g, /[a-z][\w-]*/gi];

/** What Markdown makes, which no component names. */
const MARKDOWN = ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'a', 'strong', 'em', 'blockquote'];

/** The source files that a page is made of: itself and all that it imports, down to the last. */
function sourcesOf(page: string, imports: ReadonlyMap<string, readonly string[]>): Set<string> {
  const found = new Set([page]);
  for (const file of found) {
    for (const imported of imports.get(file) ?? []) found.add(imported);
  }
  return found;
}

/** Leaves in a style sheet the rules that a page made of these sources can use. */
async function usedRules(css: string, sources: Iterable<string>): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [...sources].map((file) => ({ raw: readFileSync(file, 'utf8'), extension: 'txt' })),
    defaultExtractor: (text) => NAMES.flatMap((name) => text.match(name) ?? []),
    css: [{ raw: css }],
    keyframes: true,
    safelist: [...MARKDOWN, '*', /^::/, /^:root/, /^:focus-visible/, /^:hover/],
  });
  return result?.css ?? css;
}

/**
 * Gives each page one style sheet with only the rules it can use, so that its first view fits in one
 * round trip. It happens before Astro hashes the sheets for the policy of the pages.
 */
export function pageStyles(): AstroIntegration {
  const imports = new Map<string, readonly string[]>();
  let pages: Pages = new Map();
  let root = '';
  const plugin: Plugin = {
    name: 'page-styles',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'prerender',
    generateBundle() {
      for (const id of this.getModuleIds()) {
        const info = this.getModuleInfo(id);
        if (!info) continue;
        const file = id.replace(/\?.*$/, '');
        const below = [...info.importedIds, ...info.dynamicallyImportedIds]
          .map((imported) => imported.replace(/\?.*$/, ''))
          .filter((imported) => /\/src\/.+\.(?:astro|tsx?)$/.test(imported));
        imports.set(file, [...(imports.get(file) ?? []), ...below]);
      }
    },
    buildApp: {
      order: 'post',
      async handler() {
        for (const page of pages.values()) {
          const sheets = page.styles.toSorted((a, b) => b.depth - a.depth || a.order - b.order);
          const css = sheets.map(({ sheet }) => (sheet.type === 'inline' ? sheet.content : ''));
          if (css.length === 0) continue;
          const sources = sourcesOf(root + page.component, imports);
          const content = await usedRules(css.join(''), sources);
          page.styles.splice(0, Infinity, { depth: 0, order: 0, sheet: { type: 'inline', content } });
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
        pages = options.pages as unknown as Pages;
      },
    },
  };
}
