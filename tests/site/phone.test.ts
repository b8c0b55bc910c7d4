import { test } from 'vitest';
import { business, phoneLink } from '../helpers/content.ts';
import { expectNoFaults, screens } from '../helpers/dist.ts';
import { all, hrefsIn, one, textOf } from '../helpers/dom.ts';

const { phone } = business();

/** Ten digits in the ways people write a US number, and "1-800" ones. */
const PHONE_LIKE =
  /(?:\+?1[\s.-]?)?\(?\b\d{3}\)?[\s.-]{0,2}\d{3}[\s.-]\d{4}\b|\b\d{10,11}\b/g;
const otherNumbers = (text: string): string[] =>
  (text.match(PHONE_LIKE) ?? []).filter((number) => number !== phone);

test('the business number is the only one that is dialed, read, heard or found on a page', () => {
  expectNoFaults(screens(), ({ root }) => {
    const said = all(root, '[aria-label], [alt], [title], [content]').flatMap(
      ({ attributes }) =>
        ['aria-label', 'alt', 'title', 'content'].map(
          (name) => attributes[name] ?? '',
        ),
    );
    return [
      ...hrefsIn(root).filter(
        (href) => /^(?:tel|sms):/.test(href) && href !== phoneLink(),
      ),
      ...[textOf(root), ...said].flatMap(otherNumbers),
      !textOf(one(root, 'main')).includes(phone) && 'no number',
    ];
  });
});
