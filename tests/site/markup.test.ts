import { HtmlValidate } from 'html-validate';
import { describe, it } from 'vitest';
import { expectNoFaults, screens } from '../helpers/dist.ts';
import {
  all,
  attribute,
  hrefsIn,
  mainOf,
  one,
  repeated,
  textOf,
  withoutStyles,
} from '../helpers/dom.ts';

const pages = screens();

const validator = new HtmlValidate({
  root: true,
  elements: ['html5', { style: { phrasing: true, flow: true, metadata: true } }],
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    'no-inline-style': 'error',
    // React writes popoverTarget, which HTML reads in any case.
    'attr-case': 'off',
    // For files of other hosts, and there are none.
    'require-sri': 'off',
  },
});

/** What the validator has against a page, each with its place. */
const problemsOf = (html: string): string[] =>
  validator
    .validateStringSync(html)
    .results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`),
    );

it('is valid, with headings, ids, references and names in order', () => {
  expectNoFaults(pages, ({ html }) => problemsOf(html));
});

describe('every screen', () => {
  it('has its one first-level heading in the main part', () => {
    expectNoFaults(pages, (page) => [all(mainOf(page), 'h1').length !== 1 && 'h1 elsewhere']);
  });

  it('has one header, one main part and one footer', () => {
    expectNoFaults(pages, ({ root }) =>
      ['header', 'main', 'footer'].filter((tag) => all(root, tag).length !== 1),
    );
  });

  it('has a name of its own for every navigation, section and aside', () => {
    expectNoFaults(pages, ({ root }) => {
      const named = all(root, 'nav, section, aside').map(
        (part) => attribute(part, 'aria-label') || attribute(part, 'aria-labelledby'),
      );
      return [named.includes('') && 'a part without a name', ...repeated(named)];
    });
  });

  it('begins with a link that skips to the main part', () => {
    expectNoFaults(pages, ({ root }) => [hrefsIn(root)[0] !== '#main' && 'no skip link']);
  });

  it('opens links in the same window, and gives each a name', () => {
    expectNoFaults(pages, ({ root }) => [
      ...all(root, '[target]'),
      ...all(root, 'a').filter(
        (link) => textOf(link) === '' && attribute(link, 'aria-label') === '',
      ),
    ]);
  });

  it('has no link after another of its section to the same place, except those that dial and logo and Home', () => {
    expectNoFaults(pages, ({ root }) => {
      const links = all(root, 'a');
      return links.filter((link, index) => {
        const href = attribute(link, 'href');
        const before = links[index - 1];
        const same = before !== undefined && attribute(before, 'href') === href;
        if (!same || href.startsWith('tel:') || href === '/') return false;
        return before.closest('section') === link.closest('section');
      });
    });
  });

  it('parts links and buttons by white space, for readers that know no styles', () => {
    expectNoFaults(
      pages,
      ({ root }) => withoutStyles(one(root, 'body')).match(/[^[\]]*\]\[[^[\]]*/g) ?? [],
    );
  });

  it('has no form, frame or embedded object, and no input but chips', () => {
    expectNoFaults(pages, ({ root }) =>
      all(root, 'form, iframe, frame, object, embed, textarea, select, base').concat(
        all(root, 'input').filter((input) => attribute(input, 'type') !== 'radio'),
      ),
    );
  });

  it('has no event handler in its attributes', () => {
    expectNoFaults(pages, ({ root }) =>
      all(root, '*').flatMap(({ attributes }) =>
        Object.entries(attributes)
          .filter(([name, value]) => /^on/i.test(name) || /^\s*javascript:/i.test(value))
          .map(([name]) => name),
      ),
    );
  });

  it('names its drawings or hides them from screen readers', () => {
    expectNoFaults(pages, ({ root }) =>
      all(root, 'svg').filter(
        (drawing) =>
          attribute(drawing, 'aria-hidden') !== 'true' &&
          (attribute(drawing, 'aria-label') === '' || attribute(drawing, 'role') === ''),
      ),
    );
  });
});
