import { HtmlValidate } from 'html-validate';
import { NodeType, type HTMLElement } from 'node-html-parser';
import { test } from 'vitest';
import { areas, business } from '../helpers/content.ts';
import { expectNoFaults, screens } from '../helpers/dist.ts';
import { all, one } from '../helpers/dom.ts';

const validator = new HtmlValidate({
  root: true,
  elements: [
    'html5',
    { style: { phrasing: true, flow: true, metadata: true } },
  ],
  extends: [
    'html-validate:standard',
    'html-validate:a11y',
    'html-validate:document',
  ],
  rules: {
    // "View All Areas" is a link until its code has come.
    'prefer-native-element': ['error', { exclude: ['button'] }],
    // React writes popoverTarget, which HTML reads in any case.
    'attr-case': 'off',
    // For files of other hosts, and there are none.
    'require-sri': 'off',
  },
});

test('the HTML of every page is valid: ids, references, levels of headings, names of parts', () => {
  expectNoFaults(screens(), ({ html }) =>
    validator
      .validateStringSync(html)
      .results.flatMap(({ messages }) => messages)
      .map(
        ({ ruleId, message, selector }) =>
          `${ruleId}: ${message} (${selector ?? ''})`,
      ),
  );
});

test('every screen has one header, one main part with the one first heading, and one footer', () => {
  expectNoFaults(screens(), ({ root }) =>
    ['body > header', 'body > main', 'main h1', 'h1', 'body > footer'].filter(
      (part) => all(root, part).length !== 1,
    ),
  );
});

test('every drawing has a name, or is hidden from screen readers', () => {
  expectNoFaults(screens(), ({ root }) =>
    all(root, 'svg:not([aria-hidden="true"]):not([role][aria-label])'),
  );
});

// Astro leaves out white space between lines. The towns of a map have no place in a line.
test('links and buttons are parted by white space, for readers that know no styles', () => {
  expectNoFaults(
    screens(),
    ({ html }) =>
      html.match(
        /<\/(?:a|button)>(?:<\/?(?:span|astro-\w+)[^>]*>)*<(?:a|button)\b(?![^>]*tabindex)[^>]*>/g,
      ) ?? [],
  );
});

const { name, phone } = business();
const names = [name, phone, ...areas().map((area) => area.name)];

/** The elements that hold one of the names and nothing else, and that a translator would translate. */
function translatedIn(element: HTMLElement, isKept = false): HTMLElement[] {
  const { translate = isKept ? 'no' : 'yes' } = element.attributes;
  if (/^(?:h1|h2|svg)$/i.test(element.tagName)) return [];
  const isName = element.childNodes.some(
    ({ nodeType, text }) =>
      nodeType === NodeType.TEXT_NODE && names.includes(text.trim()),
  );
  const inside = element.children.flatMap((child) =>
    translatedIn(child, translate === 'no'),
  );
  return isName && translate !== 'no' ? [element, ...inside] : inside;
}

test('a translator leaves brand, phone number and the names of towns in lists alone', () => {
  expectNoFaults(screens(), ({ root }) => translatedIn(one(root, 'body')));
});
