import { createHash } from 'node:crypto';
import type { HTMLElement } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { readText } from '../helpers/built-files.ts';
import {
  expectNoFaults,
  expectOnEach,
  files,
  screens,
  type Page,
} from '../helpers/dist.ts';
import { all, attribute, attributesOf, textOf } from '../helpers/dom.ts';

const pages = screens();
const POLICY = 'head meta[http-equiv="content-security-policy" i]';

/** The sources of each directive of a page's policy. */
function policyOf({ root }: Page): Map<string, string[]> {
  const directives = attributesOf(root, POLICY, 'content')
    .flatMap((policy) => policy.split(';'))
    .map((directive) => directive.trim())
    .filter((directive) => directive !== '');
  return new Map(
    directives.map((directive) => {
      const [name = '', ...sources] = directive.split(/\s+/);
      return [name, sources];
    }),
  );
}

const isInlineScript = (script: HTMLElement): boolean =>
  attribute(script, 'src') === '' &&
  attribute(script, 'type') !== 'application/ld+json';

const inlineScriptsOf = ({ root }: Page): HTMLElement[] =>
  all(root, 'script').filter(isInlineScript);

const inlineStylesOf = ({ root }: Page): HTMLElement[] => all(root, 'style');

const hashOf = ({ rawText }: HTMLElement): string =>
  `'sha256-${createHash('sha256').update(rawText).digest('base64')}'`;

describe('the security policy of every screen', () => {
  it('stands once in the head, before the first script that runs', () => {
    expectNoFaults(pages, ({ root }) => {
      const [policy, ...others] = all(root, POLICY);
      const early = all(root, 'script').filter(
        (script) =>
          isInlineScript(script) && policy && script.range[0] < policy.range[0],
      );
      return [!policy && 'no policy', ...others, ...early];
    });
  });

  it('forbids everything but files of the site, and what it lists by hash', () => {
    const OWN_FILES = /^'self'$/;
    const OWN_FILES_AND_HASHES = /^'(?:self|sha256-[\w+/]{43}=)'$/;
    const NOTHING = /^'none'$/;
    const allowed = new Map([
      ['default-src', NOTHING],
      ['base-uri', NOTHING],
      ['form-action', NOTHING],
      ['img-src', OWN_FILES],
      ['font-src', OWN_FILES],
      ['manifest-src', OWN_FILES],
      ['connect-src', OWN_FILES],
      ['script-src', OWN_FILES_AND_HASHES],
      ['style-src', OWN_FILES_AND_HASHES],
    ]);
    expectNoFaults(pages, (page) => {
      const policy = policyOf(page);
      const missing = [...allowed.keys()].filter((name) => !policy.has(name));
      const tooMuch = [...policy].filter(
        ([name, sources]) =>
          !sources.every((source) => allowed.get(name)?.test(source)),
      );
      return [...missing, ...tooMuch];
    });
  });

  it('lists the hash of every script and style that stands in the page', () => {
    expectNoFaults(pages, (page) => {
      const policy = policyOf(page);
      const isListed = (name: string, element: HTMLElement) =>
        policy.get(name)?.includes(hashOf(element));
      return [
        ...inlineScriptsOf(page).filter(
          (script) => !isListed('script-src', script),
        ),
        ...inlineStylesOf(page).filter(
          (style) => !isListed('style-src', style),
        ),
      ];
    });
  });
});

describe('every screen', () => {
  it('links one style sheet, the same everywhere', () => {
    const sheets = files.filter((file) => file.endsWith('.css'));
    expect(sheets).toHaveLength(1);
    expectOnEach(
      pages,
      ({ root }) => attributesOf(root, 'link[rel="stylesheet"]', 'href'),
      () => sheets.map((file) => `/${file}`),
    );
  });

  it("holds no styles but Astro's for islands, and that pages change with a transition", () => {
    const OWN = /^astro-island,|^@media [^{]+\{@view-transition\{[^{}]+\}\}$/;
    expectNoFaults(pages, (page) =>
      inlineStylesOf(page).filter(({ rawText }) => !OWN.test(rawText)),
    );
  });

  it('loads no script before somebody uses it', () => {
    expectNoFaults(pages, ({ root }) =>
      all(root, 'script[src], link[rel="modulepreload"]'),
    );
  });

  it('asks only the site itself for files', () => {
    const loading = [
      'src',
      'srcset',
      'poster',
      'component-url',
      'renderer-url',
      'xlink:href',
    ];
    const isOwn = (address: string) => /^\/(?!\/)/.test(address);
    expectNoFaults(pages, ({ root }) => {
      const linked = attributesOf(
        root,
        // What a link expects is a part of its own page.
        'link[href]:not([rel="canonical"], [rel="expect"])',
        'href',
      );
      const loaded = loading.flatMap((name) =>
        attributesOf(root, `[${name.replace(':', '\\:')}]`, name),
      );
      return [...linked, ...loaded].filter((address) => !isOwn(address));
    });
  });
});

it('the style sheet asks only the site itself for files', () => {
  for (const file of files.filter((name) => name.endsWith('.css'))) {
    expect(readText(file)).not.toMatch(/@import|url\(["']?(?!["']?(?:\/\w|#))/);
  }
});

it('no script sends or stores anything', () => {
  const asking =
    /\bfetch\(|XMLHttpRequest|sendBeacon|new WebSocket|EventSource|localStorage|document\.cookie/;
  const scripts = files.filter((file) => file.endsWith('.js'));
  expect(scripts).not.toHaveLength(0);
  expect(scripts.filter((file) => asking.test(readText(file)))).toEqual([]);
  expectNoFaults(pages, (page) =>
    inlineScriptsOf(page).flatMap(({ rawText }) => asking.exec(rawText) ?? []),
  );
});

describe('the islands', () => {
  it('are those of the menus everywhere, the carousel at home and the list of towns', () => {
    const menus = ['NavigationDropdown', 'NavigationDropdown', 'MobileMenu'];
    const more = new Map([
      ['/', ['ServiceCarousel']],
      ['/service-areas', ['AllAreas']],
    ]);
    expectOnEach(
      pages,
      ({ root }) => attributesOf(root, 'astro-island', 'component-export'),
      ({ path }) => [...menus, ...(more.get(path) ?? [])],
    );
  });

  it('have their content in the page', () => {
    expectNoFaults(pages, ({ root }) =>
      all(root, 'astro-island').filter(
        (island) => textOf(island) === '' || !island.hasAttribute('ssr'),
      ),
    );
  });

  it('have their scripts in the site', () => {
    expectNoFaults(pages, ({ root }) =>
      ['component-url', 'renderer-url']
        .flatMap((name) => attributesOf(root, 'astro-island', name))
        .filter((address) => !files.includes(address.slice(1))),
    );
  });
});
