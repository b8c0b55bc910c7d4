import { HtmlValidate } from 'html-validate';
import type { HTMLElement } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { expectNoFaults, onePageOfEachKind, screens } from '../helpers/dist.ts';
import {
  all,
  attribute,
  hrefsIn,
  mainOf,
  one,
  repeated,
  textOf,
  textWithoutStyles,
} from '../helpers/dom.ts';

const pages = screens();

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
    'no-inline-style': 'error',
    // "View All Areas" is a link until its code has come.
    'prefer-native-element': ['error', { exclude: ['button'] }],
    // React writes popoverTarget, which HTML reads in any case.
    'attr-case': 'off',
    // For files of other hosts, and there are none.
    'require-sri': 'off',
  },
});

// Components make the same markup of every town; what content can change is checked on all pages.
it.each(onePageOfEachKind())('the HTML of $path is valid', ({ html }) => {
  const { results } = validator.validateStringSync(html);
  const messages = results.flatMap((result) => result.messages);
  expect(
    messages.map(
      ({ ruleId, message, selector }) =>
        `${ruleId}: ${message} (${selector ?? ''})`,
    ),
  ).toEqual([]);
});

/** Attributes that name other elements of the page by their ids. */
const ID_REFERENCES = [
  'for',
  'popovertarget',
  'aria-controls',
  'aria-describedby',
  'aria-labelledby',
  'aria-owns',
];

/** The ids that an element names: those of its attributes, and the fragment of a link or a drawing. */
function idsNamedBy({ attributes }: HTMLElement): string[] {
  const named = Object.entries(attributes)
    .filter(([name]) => ID_REFERENCES.includes(name.toLowerCase()))
    .flatMap(([, value]) => value.split(/\s+/));
  const fragment = /^#(.+)$/.exec(attributes['href'] ?? '')?.[1];
  return fragment === undefined ? named : [...named, fragment];
}

const levelOf = ({ tagName }: HTMLElement): number => Number(tagName.slice(1));

describe('every screen', () => {
  it('has no id twice', () => {
    expectNoFaults(pages, ({ root }) =>
      repeated(all(root, '[id]').map(({ id }) => id)),
    );
  });

  it('refers only to ids that are there', () => {
    expectNoFaults(pages, ({ root }) => {
      const elements = all(root, '*');
      // The top of a page needs no element.
      const ids = new Set(elements.map(({ id }) => id)).add('top');
      return elements.flatMap(idsNamedBy).filter((id) => !ids.has(id));
    });
  });

  it('has one heading of the first level, in the main part', () => {
    expectNoFaults(pages, (page) => [
      all(page.root, 'h1').length !== 1 && 'not one first-level heading',
      all(mainOf(page), 'h1').length !== 1 && 'not in the main part',
    ]);
  });

  it('has no empty heading, and leaves out no level of headings in the main part', () => {
    expectNoFaults(pages, (page) => {
      const headings = all(mainOf(page), 'h1, h2, h3, h4, h5, h6');
      const levels = headings.map(levelOf);
      return headings.filter(
        (heading, index) =>
          textOf(heading) === '' ||
          levelOf(heading) > (levels[index - 1] ?? 0) + 1,
      );
    });
  });

  it('has one header, one main part and one footer', () => {
    expectNoFaults(pages, ({ root }) =>
      ['header', 'main', 'footer'].filter((tag) => all(root, tag).length !== 1),
    );
  });

  it('has a name of its own for every navigation, aside and section with a heading', () => {
    expectNoFaults(pages, ({ root }) => {
      const sections = all(root, 'section').filter(
        (part) => all(part, 'h1, h2').length > 0,
      );
      const names = [...sections, ...all(root, 'nav, aside')].map(
        (part) =>
          attribute(part, 'aria-label') || attribute(part, 'aria-labelledby'),
      );
      return [
        names.includes('') && 'a part without a name',
        ...repeated(names),
      ];
    });
  });

  it('begins with a link that skips to the main part', () => {
    expectNoFaults(pages, ({ root }) => [
      hrefsIn(root)[0] !== '#main' && 'no skip link',
    ]);
  });

  it('opens links in the same window, and gives each a name', () => {
    expectNoFaults(pages, ({ root }) => [
      ...all(root, '[target]'),
      ...all(root, 'a').filter(
        (link) =>
          textOf(link) === '' &&
          attribute(link, 'aria-label') === '' &&
          // The towns of a map, whose names lie above them all.
          !link.closest('svg[aria-hidden="true"]'),
      ),
    ]);
  });

  it('has no two links in a row to one place, unless they dial or lead home', () => {
    expectNoFaults(pages, ({ root }) => {
      const links = all(root, 'a');
      return links.filter((link, index) => {
        const before = links[index - 1];
        const href = attribute(link, 'href');
        if (!before || attribute(before, 'href') !== href) return false;
        if (href.startsWith('tel:') || href === '/') return false;
        return before.closest('section') === link.closest('section');
      });
    });
  });

  it('parts links and buttons by white space, for readers that know no styles', () => {
    const touching = /[^[\]]*\]\[[^[\]]*/g;
    expectNoFaults(
      pages,
      ({ root }) => textWithoutStyles(one(root, 'body')).match(touching) ?? [],
    );
  });

  it('has no form, frame or embedded object, and no input but chips', () => {
    expectNoFaults(pages, ({ root }) => [
      ...all(
        root,
        'form, iframe, frame, object, embed, textarea, select, base',
      ),
      ...all(root, 'input').filter(
        (input) => attribute(input, 'type') !== 'radio',
      ),
    ]);
  });

  it('has no style and no script in its attributes', () => {
    expectNoFaults(pages, ({ root }) =>
      all(root, '*').flatMap(({ attributes }) =>
        Object.entries(attributes)
          .filter(
            ([name, value]) =>
              /^(?:style$|on)/i.test(name) || /^\s*javascript:/i.test(value),
          )
          .map(([name, value]) => `${name}="${value}"`),
      ),
    );
  });

  it('names its drawings or hides them from screen readers', () => {
    expectNoFaults(pages, ({ root }) =>
      all(root, 'svg').filter(
        (drawing) =>
          attribute(drawing, 'aria-hidden') !== 'true' &&
          (attribute(drawing, 'aria-label') === '' ||
            attribute(drawing, 'role') === ''),
      ),
    );
  });
});
