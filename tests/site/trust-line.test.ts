import { it } from 'vitest';
import { business, page as copyOf } from '../helpers/content.ts';
import { expectOnEach, indexedPages } from '../helpers/dist.ts';
import { heroOf, textsOf } from '../helpers/dom.ts';

const { trust, answersPhone, registration: label } = copyOf('shared');
const { registration } = business();
const proofs = registration ? [...trust, `${label} ${registration}`] : trust;

it('the hero of every page says what speaks for the company', () => {
  expectOnEach(
    indexedPages(),
    // The name of who answers the phone may stand before them.
    (page) =>
      textsOf(heroOf(page), 'ul > li').filter(
        (text) => !text.endsWith(answersPhone),
      ),
    () => proofs,
  );
});
