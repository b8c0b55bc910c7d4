import { it } from 'vitest';
import { business, page as copyOf } from '../helpers/content.ts';
import { expectOnEach, indexedPages } from '../helpers/dist.ts';
import { attributesOf, heroOf, textsOf } from '../helpers/dom.ts';

const { trust } = copyOf('shared');
const { registration, languages = [] } = business();
const proofs = registration
  ? [...trust, `NJ registration ${registration}`]
  : trust;

it('the hero of every page says what speaks for the company, and in which languages it answers', () => {
  expectOnEach(
    indexedPages(),
    (page) => ({
      proofs: textsOf(heroOf(page), 'ul > li').slice(0, proofs.length),
      languages: attributesOf(heroOf(page), 'ul > li > [lang]', 'lang'),
    }),
    () => ({ proofs, languages }),
  );
});
