import { describe, expect, it } from 'vitest';
import { builtFiles, readText } from '../helpers/built-files.ts';
import { all, attribute, has } from '../helpers/elements.ts';
import { faults, pageAt, screens, type BuiltPage } from '../helpers/built-pages.ts';
import { AREA_PATHS, REDIRECTED_PATHS } from '../helpers/site-paths.ts';
import { ORIGIN } from '../helpers/specification.ts';

const pages = [...screens(), ...REDIRECTED_PATHS.map(pageAt)];

function elements({ root }: BuiltPage) {
  return all(root, '*');
}

describe('markup', () => {
  it('has no style attributes', () => {
    const wrong = faults(pages, (page) =>
      elements(page)
        .filter((element) => has(element, 'style'))
        .map((element) => element.localName),
    );
    expect(wrong).toEqual([]);
  });

  it('has no event handler attributes and no javascript: addresses', () => {
    const wrong = faults(pages, (page) =>
      elements(page).flatMap((element) =>
        Object.entries(element.attributes)
          .filter(([name, value]) => /^on/i.test(name) || /^\s*javascript:/i.test(value))
          .map(([name]) => `${element.localName} ${name}`),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('has no forms, frames or embedded objects', () => {
    const wrong = faults(pages, ({ root }) =>
      all(root, 'form, iframe, frame, object, embed, textarea, select, base').map(
        (element) => element.localName,
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('has no input but the chips of the area pages', () => {
    const wrong = faults(pages, ({ root, path }) => {
      const kinds = all(root, 'input').map((input) => attribute(input, 'type'));
      const expected = AREA_PATHS.includes(path) ? Array<string>(5).fill('radio') : [];
      return kinds.join() === expected.join() ? [] : [kinds.join()];
    });
    expect(wrong).toEqual([]);
  });

  it('has buttons that submit nothing', () => {
    const wrong = faults(pages, ({ root }) =>
      all(root, 'button')
        .filter((button) => attribute(button, 'type') !== 'button')
        .map(String),
    );
    expect(wrong).toEqual([]);
  });
});

describe('requests', () => {
  const LOADING = ['src', 'srcset', 'poster', 'component-url', 'renderer-url', 'xlink:href'];

  it('go to this site only', () => {
    const wrong = faults(pages, (page) => {
      const loaded = elements(page).flatMap((element) =>
        LOADING.filter((name) => has(element, name)).map((name) => attribute(element, name)),
      );
      const linked = all(page.root, 'link[href]').map((link) => attribute(link, 'href'));
      return [...loaded, ...linked].filter(
        (address) => !address.startsWith('/') && !address.startsWith(`${ORIGIN}/`),
      );
    });
    expect(wrong).toEqual([]);
  });

  it('leave the site from no style', () => {
    const wrong = faults(pages, ({ root }) =>
      all(root, 'style').flatMap(
        ({ rawText }) => rawText.match(/@import|url\(["']?(?!["']?\/)/g) ?? [],
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('are made by no script of the site', () => {
    const scripts = builtFiles().filter((file) => file.endsWith('.js'));
    const asking =
      /\bfetch\(|XMLHttpRequest|sendBeacon|new WebSocket|EventSource|localStorage|document\.cookie/;
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((file) => asking.test(readText(file)))).toEqual([]);
    const inline = faults(pages, ({ root }) =>
      all(root, 'script').flatMap(({ rawText }) => asking.exec(rawText) ?? []),
    );
    expect(inline).toEqual([]);
  });
});
