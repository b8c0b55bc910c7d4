import { z } from 'astro/zod';
import { group } from '../shared.ts';
import { heading, intro, line, paragraph, short } from './parts.ts';

const menuEntry = short.describe('The words of this entry.');
const link = short.describe('The words of this link.');

export const everywhere = group('Every page: menus, call to action, footer', {
  page: z.literal('shared'),
  quoteLabel: short.describe('The words on the button in the header.'),
  skipLink: short.describe('The first link for people who use the keyboard.'),
  menu: group('The menu in the header.', {
    home: menuEntry,
    services: menuEntry,
    areas: menuEntry,
    about: menuEntry,
    contact: menuEntry,
    open: short.describe('What the menu button says on phones.'),
    allServices: short.describe('The link to all services.'),
    allAreas: short.describe('The link to all towns.'),
  }),
  whatsWrong: group('The drawing of the door and the list beside it.', { heading, intro }),
  ready: group('The call to action above the footer.', {
    heading,
    text: line.describe('The sentence under the heading.'),
    estimateLabel: short.describe('The words on the first button.'),
    callLabel: short.describe('The words on the second button; the phone number follows.'),
  }),
  emergency: short.describe('The words of the floating call link.'),
  call: short.describe('The words before the phone number on a plain call button.'),
  callFacts: group('The short facts beside a call button, behind the price.', {
    repairs: short.describe('The word before the lowest starting price of a repair.'),
    usualResponse: short.describe('The words before the response time of a town.'),
    emergency: z
      .array(short)
      .max(1, 'must have one line at most')
      .describe('What stands in its place where no town is known.'),
    promises: z
      .array(short)
      .max(2, 'must have two lines at most')
      .describe('What stands behind the time.'),
  }),
  registration: short.describe('The words before the registration number, once there is one.'),
  footer: group('The footer.', {
    blurb: paragraph.describe('What the firm does, in a few sentences.'),
    onMap: short.describe('What a screen reader says behind the address, which leads to a map.'),
    quickLinks: heading.describe('The heading over the links.'),
    links: group('The links to the main pages.', {
      services: link,
      areas: link,
      contact: link,
      about: link,
    }),
    servicesHeading: heading.describe('The heading over the services.'),
    viewAllServices: short.describe('The link to all services.'),
    areasHeading: heading.describe('The heading over the towns.'),
    viewAllAreas: short.describe('The link to all towns.'),
    rights: short.describe('The words after year and name in the copyright line.'),
  }),
});
