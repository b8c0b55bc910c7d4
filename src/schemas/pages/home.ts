import { z } from 'astro/zod';
import { fieldRoles } from '../roles.ts';
import { exactly, formed } from '../shared.ts';
import { card, heading, hero, intro, learnMore, line, seo, short } from './parts.ts';

/** Pages that a why-choose card may lead to, by name or `service:` and a slug. */
const target = formed(
  /^(?:home|services|areas|about|contact|service:[a-z0-9-]+)$/,
  'must be home, services, areas, about, contact, or service: and a service file name',
)
  .register(fieldRoles, { kind: 'target' })
  .describe(
    'Where the card leads: home, services, areas, about, contact, or service: and a service file name.',
  );

/** The copy of the home page. */
export const home = z
  .strictObject({
    page: z.literal('home'),
    ...seo,
    hero: hero
      .extend({
        estimateLabel: short.describe('The words on the first button.'),
        callLabel: short.describe('The words before the phone number on the second button.'),
        serving: line.describe('The line under the buttons.'),
      })
      .describe('The top of the page.'),
    whyChoose: z
      .strictObject({
        heading,
        intro,
        cards: exactly(6, 'cards', card.extend({ link: target })).describe(
          'Six cards, each a link.',
        ),
      })
      .describe('Reasons to choose the firm.'),
    services: z
      .strictObject({
        heading,
        intro,
        carouselLabel: short.describe('What a screen reader calls the row of services.'),
        learnMore,
        viewAll: short.describe('The words on the button to all services.'),
      })
      .describe('The row of services.'),
    testimonials: z.strictObject({ heading, intro }).describe('What customers say.'),
  })
  .describe('Home page');
