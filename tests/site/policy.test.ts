import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { readText } from '../helpers/built-files.ts';
import {
  expectNoFaults,
  expectOnEach,
  files,
  screens,
} from '../helpers/dist.ts';
import { all, attribute, attributesOf, one } from '../helpers/dom.ts';

const POLICY = 'head meta[http-equiv="content-security-policy"]';
const sheets = files.filter((file) => file.endsWith('.css'));

test('the security policy allows files of the site, and the scripts and styles that it lists by hash', () => {
  expectOnEach(
    screens(),
    ({ root }) =>
      attributesOf(root, POLICY, 'content').map((policy) =>
        policy.replaceAll(/ 'sha256-[\w+/]{43}='|(?<=;) |;$/g, ''),
      ),
    () => [
      "default-src 'none';base-uri 'none';form-action 'none';img-src 'self';font-src 'self';manifest-src 'self';connect-src 'self';script-src 'self';style-src 'self'",
    ],
  );
});

test('the policy stands before every script and style of the page, and lists their hashes', () => {
  expectNoFaults(screens(), ({ root }) => {
    const policy = one(root, POLICY);
    const [, scripts = '', styles = ''] =
      /script-src(.*?);.*style-src(.*)/.exec(attribute(policy, 'content')) ??
      [];
    return all(root, 'script:not([type="application/ld+json"]), style').filter(
      ({ tagName, rawText, range }) => {
        const hash = createHash('sha256').update(rawText).digest('base64');
        const listed = tagName === 'STYLE' ? styles : scripts;
        return range[0] < policy.range[0] || !listed.includes(hash);
      },
    );
  });
});

test('no element has a style or a script in its attributes', () => {
  expectNoFaults(screens(), ({ root }) =>
    all(root, '*').flatMap(({ attributes }) =>
      Object.keys(attributes).filter((name) => /^(?:style$|on)/i.test(name)),
    ),
  );
});

test('a page loads one style sheet, the same everywhere, and no script before somebody uses it', () => {
  expect(sheets).toHaveLength(1);
  expectOnEach(
    screens(),
    ({ root }) => ({
      sheets: attributesOf(root, 'link[rel="stylesheet"]', 'href'),
      scripts: all(root, 'script[src], link[rel="modulepreload"]').length,
      islands: attributesOf(root, 'astro-island', 'client'),
    }),
    ({ path }) => ({
      sheets: sheets.map((file) => `/${file}`),
      scripts: 0,
      // The menus; then the carousel, and the list of towns.
      islands: [
        'intent',
        'intent',
        'intent',
        ...(['/', '/service-areas'].includes(path) ? ['visible'] : []),
      ],
    }),
  );
});

test('the style sheet asks only the site itself for files', () => {
  for (const sheet of sheets)
    expect(readText(sheet)).not.toMatch(
      /@import|url\(["']?(?!["']?(?:\/\w|#))/,
    );
});

test('no script sends or stores anything', () => {
  const ASKING =
    /\bfetch\(|XMLHttpRequest|sendBeacon|new WebSocket|EventSource|(?:local|session)Storage|indexedDB|cookieStore|document\.cookie/;
  const scripts = files.filter((file) => file.endsWith('.js'));
  expect(scripts).not.toHaveLength(0);
  expect(scripts.filter((file) => ASKING.test(readText(file)))).toEqual([]);
  expectNoFaults(screens(), ({ root }) =>
    all(root, 'script').filter(({ rawText }) => ASKING.test(rawText)),
  );
});
