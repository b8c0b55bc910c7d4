import { z } from 'astro/zod';
import { about } from './pages/about.ts';
import { area } from './pages/area.ts';
import { contact } from './pages/contact.ts';
import { notFound, serverError } from './pages/errors.ts';
import { everywhere } from './pages/everywhere.ts';
import { home } from './pages/home.ts';
import { serviceAreas } from './pages/service-areas.ts';
import { service } from './pages/service.ts';
import { services } from './pages/services.ts';

const screens = [
  home,
  services,
  service,
  serviceAreas,
  area,
  about,
  contact,
  notFound,
  serverError,
  everywhere,
] as const;

/** The names of the screens, each with its own file of copy. */
export const PAGE_NAMES = screens.map(({ shape }) => shape.page.value);

/** The copy of one screen; the field `page` says which. */
export const pageSchema = z.discriminatedUnion('page', screens, {
  error: `must be one of ${PAGE_NAMES.join(', ')}`,
});

export type PageCopy = z.infer<typeof pageSchema>;
export type PageName = PageCopy['page'];
/** The copy of the screen with this name. */
export type CopyOf<Name extends PageName> = Extract<PageCopy, { page: Name }>;
