import { z } from 'astro/zod';
import { fieldRoles } from '../field-schema.ts';
import { exactly, formed, group } from '../shared.ts';
import { card, heading, hero, intro, learnMore, line, seo, short } from './parts.ts';

/** Pages that a why-choose card may lead to, by name or `service:` and a slug. */
const target = formed(
  /^(?:home|services|areas|about|contact|services#guarantee|service:[a-z0-9-]+)$/,
  'must be home, services, services#guarantee, areas, about, contact, or service: and a service file name',
)
  .register(fieldRoles, { kind: 'target' })
  .describe(
    'Where the card leads: home, services, areas, about, contact, services#guarantee for what every job comes with, or service: and a service file name.',
  );

export const home = group('Home page', {
  page: z.literal('home'),
  ...seo,
  hero: hero
    .extend({
      estimateLabel: short.describe('The words on the first button.'),
      callLabel: short.describe('The words before the phone number on the second button.'),
      serving: line.describe('The line under the buttons.'),
    })
    .describe('The top of the page.'),
  whyChoose: group('Reasons to choose the firm.', {
    heading,
    intro,
    cards: exactly(6, 'cards', card.extend({ link: target })).describe('Six cards, each a link.'),
  }),
  services: group('The row of services.', {
    heading,
    intro,
    carouselLabel: short.describe('What a screen reader calls the row of services.'),
    learnMore,
    viewAll: short.describe('The words on the button to all services.'),
  }),
  testimonials: group('What customers say.', { heading, intro }),
});
