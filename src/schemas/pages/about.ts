import { z } from 'astro/zod';
import { exactly } from '../shared.ts';
import { card, heading, heroWithCall, intro, line, paragraph, seo, short } from './parts.ts';

const highlight = z
  .strictObject({
    figure: short.describe('The large figure or word.'),
    title: short.describe('What it counts or says.'),
    text: line.describe('One sentence on it.'),
  })
  .describe('One highlight.');

/** The copy of the About page. */
export const about = z
  .strictObject({
    page: z.literal('about'),
    ...seo,
    hero: heroWithCall.describe('The top of the page.'),
    story: z
      .strictObject({
        heading,
        paragraphs: z.array(paragraph).min(2).describe('The story, one paragraph each.'),
        missionHeading: heading.describe('The heading over the mission.'),
        mission: paragraph.describe('The mission.'),
      })
      .describe('The story of the firm.'),
    highlights: z
      .strictObject({ heading, customers: highlight, experts: highlight, emergency: highlight })
      .describe('The three highlights; the third shows the phone number.'),
    values: z
      .strictObject({
        heading,
        intro,
        cards: exactly(4, 'cards', card).describe('Four values.'),
      })
      .describe('What the firm stands for.'),
  })
  .describe('About page');
