import { PAGES } from '../pages.ts';
import type { SocialCard } from '../social-card/draw.ts';
import { getAreas, getBusiness, getCopy, getServices } from './collections.ts';

/** Every social card by name: one a page that stands alone, a service, an area. */
export async function getSocialCards(): Promise<Map<string, SocialCard>> {
  const [{ name, phone }, area, services, areas, pages] = await Promise.all([
    getBusiness(),
    getCopy('area'),
    getServices(),
    getAreas(),
    Promise.all(Object.values(PAGES).map(({ copy }) => getCopy(copy))),
  ]);
  const card = (title: string, picture: string): SocialCard => ({ title, picture, name, phone });
  return new Map([
    ...pages.map(({ page, hero }) => {
      const drawn = card(hero.title, hero.image);
      return [page, page === 'home' ? { ...drawn, position: 'right' } : drawn] as const;
    }),
    ...services.map(({ id, data }) => [id, card(data.title, data.image)] as const),
    ...areas.map(({ id, data }) => [id, card(data.title, data.image ?? area.image)] as const),
  ]);
}
