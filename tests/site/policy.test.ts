import { createHash } from 'node:crypto';
import type { HTMLElement } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { readText } from '../helpers/built-files.ts';
import { expectNoFaults, expectOnEach, files, screens, type Page } from '../helpers/dist.ts';
import { all, attribute, attributesOf, textOf } from '../helpers/dom.ts';

const pages = screens();
const POLICY = 'head meta[http-equiv="content-security-policy" i]';

/** The sources of each directive of a page's policy. */
const policyOf = ({ root }: Page): Map<string, string[]> =>
  new Map(
    attributesOf(root, POLICY, 'content')
      .flatMap((policy) => policy.split(';'))
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources]),
  );

const runs = (script: HTMLElement): boolean =>
  attribute(script, 'src') === '' && attribute(script, 'type') !== 'application/ld+json';

const scriptsOf = ({ root }: Page): HTMLElement[] => all(root, 'script').filter(runs);

const hashOf = ({ rawText }: HTMLElement): string =>
  `'sha256-${createHash('sha256').update(rawText).digest('base64')}'`;

describe('the security policy of every screen', () => {
  it('stands once in the head, before the first script that runs', () => {
    expectNoFaults(pages, ({ root }) => {
      const [policy, ...others] = all(root, POLICY);
      const early = all(root, 'script').filter(
        (script) => runs(script) && policy && script.range[0] < policy.range[0],
      );
      return [!policy && 'no policy', ...others, ...early];
    });
  });

  it('forbids all, and opens what the site itself needs', () => {
    const own = ['img-src', 'font-src', 'manifest-src', 'connect-src'];
    const none = ['default-src', 'base-uri', 'form-action'];
    const hashed = ['script-src', 'style-src'];
    expectNoFaults(pages, (page) => {
      const policy = policyOf(page);
      const allowed = /^'(?:self|sha256-[\w+/]{43}=)'$/;
      return [
        ...none.filter((name) => policy.get(name)?.join() !== "'none'"),
        ...own.filter((name) => policy.get(name)?.join() !== "'self'"),
        ...hashed.filter((name) => !policy.get(name)?.every((source) => allowed.test(source))),
        ...[...policy.keys()].filter((name) => ![...none, ...own, ...hashed, ''].includes(name)),
      ];
    });
  });

  it('lists the hash of every script and style that stands in the page, and no other', () => {
    expectNoFaults(pages, (page) => {
      const listed = (name: string) => policyOf(page).get(name)?.slice(1);
      const held = (elements: HTMLElement[]) => new Set(elements.map(hashOf));
      return [
        held(scriptsOf(page)).symmetricDifference(new Set(listed('script-src'))).size > 0 &&
          'scripts',
        held(all(page.root, 'style')).symmetricDifference(new Set(listed('style-src'))).size > 0 &&
          'styles',
      ];
    });
  });
});

describe('nothing but the site itself', () => {
  it('is asked for by any page: all styles stand in it, all files are its own', () => {
    const loading = ['src', 'srcset', 'poster', 'component-url', 'renderer-url', 'xlink:href'];
    expectNoFaults(pages, ({ root }) =>
      [
        ...all(root, 'link[rel="stylesheet"], script[src], link[rel="modulepreload"]'),
        ...loading
          .flatMap((name) => attributesOf(root, `[${name.replace(':', '\\:')}]`, name))
          .concat(attributesOf(root, 'link[href]:not([rel="canonical"])', 'href'))
          .filter((address) => !/^\/(?!\/)/.test(address)),
        ...all(root, 'style').flatMap(({ rawText }) =>
          rawText.match(/@import|url\(["']?(?!["']?\/\w)/g),
        ),
      ].filter((fault) => fault !== null),
    );
  });

  it('is asked or told anything by a script, and nothing is stored', () => {
    const asking =
      /\bfetch\(|XMLHttpRequest|sendBeacon|new WebSocket|EventSource|localStorage|document\.cookie/;
    const scripts = files.filter((file) => file.endsWith('.js'));
    expect(scripts).not.toHaveLength(0);
    expect(scripts.filter((file) => asking.test(readText(file)))).toEqual([]);
    expectNoFaults(pages, (page) =>
      scriptsOf(page).flatMap(({ rawText }) => asking.exec(rawText) ?? []),
    );
  });
});

describe('the islands', () => {
  it('are the three of the menus everywhere, the carousel at home and the list of towns', () => {
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

  it('have their content in the page, and their scripts in the site', () => {
    expectNoFaults(pages, ({ root }) =>
      all(root, 'astro-island').flatMap((island) => [
        (textOf(island) === '' || !island.hasAttribute('ssr')) && 'an empty island',
        ...['component-url', 'renderer-url']
          .map((name) => attribute(island, name).slice(1))
          .filter((file) => !files.includes(file)),
      ]),
    );
  });
});
