import { page } from './content.ts';

/** The names of what visitors press. */
export const LABELS = {
  skipLink: 'Skip to the content',
  /** What the button of the phones' menu says while it is closed, and while it is open. */
  menu: /^(?:Menu|Close)$/,
  quote: 'GET FREE QUOTE',
  viewAllAreas: 'View All Areas',
  carousel: 'Garage services carousel',
  whatsWrong: page('shared').whatsWrong.heading,
  services: 'Services',
  servicesMenu: 'Services menu',
  areasMenu: 'Service Areas menu',
  mainMenu: 'Main',
  breadcrumb: 'Breadcrumb',
  pause: 'Pause the carousel',
  play: 'Play the carousel',
  previous: 'Previous service',
  next: 'Next service',
  /** The chips of a town page, in their order. */
  chips: {
    all: 'All Services',
    installation: 'Installation',
    repair: 'Repair',
    maintenance: 'Maintenance',
    emergency: 'Emergency',
  },
  returnHome: 'Return to Home',
  applicationError: 'Unexpected Application Error!',
};
