import { createHash } from 'node:crypto';
import type { HTMLElement } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { all, attribute, has } from '../helpers/elements.ts';
import { faults, screens, type BuiltPage } from '../helpers/built-pages.ts';

const pages = screens();

function policyTags({ root }: BuiltPage): HTMLElement[] {
  return all(root, 'head meta').filter(
    (tag) => attribute(tag, 'http-equiv').toLowerCase() === 'content-security-policy',
  );
}

/** The sources of each directive. */
function policyOf(page: BuiltPage): Map<string, string[]> {
  const [tag] = policyTags(page);
  const directives = (tag ? attribute(tag, 'content') : '').split(';').map((part) => part.trim());
  return new Map(
    directives
      .filter((directive) => directive !== '')
      .map((directive) => {
        const [name = '', ...sources] = directive.split(/\s+/);
        return [name, sources];
      }),
  );
}

function hashOf({ rawText }: HTMLElement): string {
  return `'sha256-${createHash('sha256').update(rawText).digest('base64')}'`;
}

function unlisted(page: BuiltPage, elements: readonly HTMLElement[], directive: string): string[] {
  const sources = policyOf(page).get(directive) ?? [];
  return elements
    .filter((element) => !sources.includes(hashOf(element)))
    .map((element) => `${hashOf(element)} ${element.rawText.slice(0, 60)}`);
}

function inlineScripts({ root }: BuiltPage): HTMLElement[] {
  return all(root, 'script').filter(
    (script) => !has(script, 'src') && attribute(script, 'type') !== 'application/ld+json',
  );
}

describe('content security policy', () => {
  it('is on every screen once, before the first script that runs', () => {
    const wrong = faults(pages, (page) => {
      const [firstScript] = inlineScripts(page);
      const at = page.html.toLowerCase().indexOf('http-equiv="content-security-policy"');
      const scriptAt = firstScript ? page.html.indexOf(firstScript.outerHTML) : Infinity;
      return policyTags(page).length === 1 && at < scriptAt ? [] : ['policy'];
    });
    expect(wrong).toEqual([]);
  });

  it('forbids by default and opens only what the site needs', () => {
    const wrong = faults(pages, (page) => {
      const policy = policyOf(page);
      const expected: [string, string][] = [
        ['default-src', "'none'"],
        ['base-uri', "'none'"],
        ['form-action', "'none'"],
        ['img-src', "'self'"],
        ['font-src', "'self'"],
        ['manifest-src', "'self'"],
        ['connect-src', "'self'"],
      ];
      const others = [...policy.keys()].filter(
        (name) => ![...expected.map(([key]) => key), 'script-src', 'style-src'].includes(name),
      );
      return [
        ...expected
          .filter(([name, source]) => policy.get(name)?.join(' ') !== source)
          .map(([name]) => name),
        ...others,
      ];
    });
    expect(wrong).toEqual([]);
  });

  it('allows nothing unsafe and no other site', () => {
    const allowed = /^'(?:none|self|sha256-[\w+/]{43}=)'$/;
    const wrong = faults(pages, (page) =>
      [...policyOf(page).values()].flat().filter((source) => !allowed.test(source)),
    );
    expect(wrong).toEqual([]);
  });

  it('lists the hash of every inline script', () => {
    const wrong = faults(pages, (page) => {
      const scripts = inlineScripts(page);
      return scripts.length > 0 ? unlisted(page, scripts, 'script-src') : ['no inline script'];
    });
    expect(wrong).toEqual([]);
  });

  it('lists the hash of every inline style', () => {
    const wrong = faults(pages, (page) => {
      const styles = all(page.root, 'style');
      return styles.length > 0 ? unlisted(page, styles, 'style-src') : ['no inline style'];
    });
    expect(wrong).toEqual([]);
  });

  it('needs no outside style sheet', () => {
    const wrong = faults(pages, ({ root }) => all(root, 'link[rel="stylesheet"]').map(String));
    expect(wrong).toEqual([]);
  });

  it('needs no script file besides the islands', () => {
    const wrong = faults(pages, ({ root }) =>
      all(root, 'script[src], link[rel="modulepreload"]').map(
        (element) => attribute(element, 'src') || attribute(element, 'href'),
      ),
    );
    expect(wrong).toEqual([]);
  });
});
