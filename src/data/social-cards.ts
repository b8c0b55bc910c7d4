import { PAGES } from '../lib/pages.ts';
import type { SocialCard } from '../lib/social-card.ts';
import { picture } from './pictures.ts';
import { getAreas, getBusiness, getCopy, getServices } from './collections.ts';

/** Every social card by name: one a page that stands alone, a service, a town. */
export async function getSocialCards(): Promise<Map<string, SocialCard>> {
  const { name, phone } = await getBusiness();
  const cards = new Map<string, SocialCard>();
  for (const { copy } of Object.values(PAGES)) {
    const words = await getCopy(copy);
    const { page, hero } = words;
    const { image } = 'card' in words ? words.card : words.hero;
    const { file } = picture(image, '');
    const card = { title: hero.title, picture: file, name, phone };
    // The house of the home page stands at the right of its picture.
    cards.set(page, page === 'home' ? { ...card, position: 'right' } : card);
  }
  for (const { id, data, picture } of [
    ...(await getServices()),
    ...(await getAreas()),
  ]) {
    cards.set(id, { title: data.title, picture: picture.file, name, phone });
  }
  return cards;
}
