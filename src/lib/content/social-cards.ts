import type { SocialCard } from '../social-card/draw.ts';
import { getAreas } from './areas.ts';
import { getBusiness } from './business.ts';
import { getCopy } from './copy.ts';
import { getServices } from './services.ts';

/** Every social card by name: one a kind of page, a service, an area. */
export async function getSocialCards(): Promise<Map<string, SocialCard>> {
  const [business, home, services, areas, about, contact, area, serviceList, areaList] =
    await Promise.all([
      getBusiness(),
      getCopy('home'),
      getCopy('services'),
      getCopy('service-areas'),
      getCopy('about'),
      getCopy('contact'),
      getCopy('area'),
      getServices(),
      getAreas(),
    ]);
  const card = (title: string, picture: string): SocialCard => ({
    title,
    picture,
    name: business.name,
    phone: business.phone,
  });
  return new Map([
    ['home', { ...card(home.hero.title, home.hero.image), position: 'right' }],
    ['services', card(services.hero.title, services.hero.image)],
    ['service-areas', card(areas.hero.title, areas.hero.image)],
    ['about', card(about.hero.title, about.hero.image)],
    ['contact', card(contact.hero.title, contact.hero.image)],
    ...serviceList.map(({ id, data }) => [id, card(data.title, data.image)] as const),
    ...areaList.map(({ id, data }) => [id, card(data.title, data.image ?? area.image)] as const),
  ]);
}
