import { page } from './content.ts';

const shared = page('shared');

/** The names of what visitors press: those that content holds, and below them those of the code. */
export const LABELS = {
  skipLink: shared.skipLink,
  /** What the button of the phones' menu says while it is closed, and while it is open. */
  menu: new RegExp(`^(?:${shared.menu.open}|${shared.menu.close})$`),
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
