import { PAGES } from '../lib/pages.ts';
import type { SocialCard } from '../lib/social-card.ts';
import { getBasics, getCopy } from './collections.ts';

/** Every social card by name: one a page that stands alone, a service, an area. */
export async function getSocialCards(): Promise<Map<string, SocialCard>> {
  const { business, services, areas } = await getBasics();
  const { name, phone } = business;
  const pages = await Promise.all(Object.values(PAGES).map(({ copy }) => getCopy(copy)));
  const card = (title: string, picture: string): SocialCard => ({ title, picture, name, phone });
  return new Map([
    ...pages.map(({ page, hero }) => {
      const drawn = card(hero.title, hero.image);
      return [page, page === 'home' ? { ...drawn, position: 'right' } : drawn] as const;
    }),
    ...services.map(({ id, data }) => [id, card(data.title, data.image)] as const),
    ...areas.map(({ id, data }) => [id, card(data.title, data.image)] as const),
  ]);
}
