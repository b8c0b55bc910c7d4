import { z } from 'astro/zod';
import { group } from '../shared.ts';
import { callLabel, heading, short } from './parts.ts';

export const service = group('Every service page', {
  page: z.literal('service'),
  seoPlace: short.describe(
    'The place in the title of a service, in the browser tab and in search results.',
  ),
  callLabel: callLabel,
  aboutHeading: heading.describe(
    'The words before the name of the service, over its full description.',
  ),
  aboutInTownHeading: heading.describe(
    'The words before the name of the town, over the same text on the page of a town.',
  ),
  includedHeading: heading.describe('The heading over the five lines of what is included.'),
  areasHeading: heading.describe('The heading over the towns.'),
  othersHeading: heading.describe('The heading over the other services.'),
  nearbyHeading: heading.describe('The heading over the towns nearby.'),
  checksHeading: heading.describe('The heading over the three lines of a local text.'),
  callNow: short.describe('The words before the phone number in the box.'),
  priceLabel: short.describe('What a screen reader calls the box with price and phone.'),
  streets: short.describe('The words over the four streets.'),
  whereabouts: short.describe('The words over distance and direction.'),
  shopIsHere: short.describe('What stands there for the town of the shop.'),
  wholeTextLink: short.describe(
    'The words before the name of the service, in the link to its whole text.',
  ),
  townLink: short.describe('The words before the name of the town, in the link to its page.'),
});
