import { page } from './content.ts';

const shared = page('shared');

/** The names of what visitors press: those that content holds, and below them those of the code. */
export const LABELS = {
  skipLink: shared.skipLink,
  menu: shared.menu.open,
  quote: shared.quoteLabel,
  viewAllAreas: page('service-areas').list.viewAll,
  carousel: page('home').services.carouselLabel,
  whatsWrong: shared.whatsWrong.heading,

  services: shared.menu.services,
  servicesMenu: `${shared.menu.services} menu`,
  areasMenu: `${shared.menu.areas} menu`,
  mainMenu: 'Main',
  breadcrumb: 'Breadcrumb',
  pause: 'Pause the carousel',
  play: 'Play the carousel',
  previous: 'Previous service',
  next: 'Next service',
  applicationError: 'Unexpected Application Error!',
};
