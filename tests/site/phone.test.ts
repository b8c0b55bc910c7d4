import { expect, test } from 'vitest';
import { readText } from '../helpers/built-files.ts';
import { business, phoneLink } from '../helpers/content.ts';
import {
  expectNoFaults,
  expectOnEach,
  files,
  screens,
} from '../helpers/dist.ts';
import { all, hrefsIn, mainOf, textOf } from '../helpers/dom.ts';

const { phone } = business();

/** Ten digits in the ways people write a US number, and "1-800" ones. */
const PHONE_LIKE =
  /(?:\+?1[\s.-]?)?\(?\b\d{3}\)?[\s.-]{0,2}\d{3}[\s.-]\d{4}\b|\b\d{10,11}\b/g;
const otherNumbers = (text: string): string[] =>
  (text.match(PHONE_LIKE) ?? []).filter((number) => number !== phone);

test('the business number is the only one that links dial', () => {
  expectOnEach(
    screens(),
    ({ root }) => [
      ...new Set(hrefsIn(root).filter((href) => /^(?:tel|sms):/.test(href))),
    ],
    () => [phoneLink()],
  );
});

test('the business number is the only one that is read, heard or found on a page', () => {
  expectNoFaults(screens(), (page) => [
    !textOf(mainOf(page)).includes(phone) && 'no number',
    ...otherNumbers(textOf(page.root)),
    ...all(page.root, '[aria-label], [alt], [title], [content]').flatMap(
      ({ attributes }) =>
        ['aria-label', 'alt', 'title', 'content'].flatMap((name) =>
          otherNumbers(attributes[name] ?? ''),
        ),
    ),
  ]);
});

test('the business number is the only one in text files, and scripts hold none', () => {
  const texts = files.filter((file) => file.endsWith('.txt')).map(readText);
  expect(
    // The address of WhatsApp ends in a number of its own, and dials nothing.
    texts.flatMap((text) =>
      otherNumbers(text.replaceAll(/https:\/\/wa\.me\/\d+/g, '')),
    ),
  ).toEqual([]);
  const scripts = files.filter((file) => file.endsWith('.js'));
  expect(scripts.filter((file) => /tel:\+?\d/.test(readText(file)))).toEqual(
    [],
  );
});
