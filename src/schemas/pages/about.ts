import { z } from 'astro/zod';
import { exactly, group } from '../shared.ts';
import { card, heading, heroWithCall, intro, line, paragraph, seo, short } from './parts.ts';

const highlight = group('One highlight.', {
  figure: short.describe('The large figure or word.'),
  title: short.describe('What it counts or says.'),
  text: line.describe('One sentence on it.'),
});

export const about = group('About page', {
  page: z.literal('about'),
  ...seo,
  hero: heroWithCall.describe('The top of the page.'),
  story: group('The story of the firm.', {
    heading,
    paragraphs: z
      .array(paragraph)
      .min(2, 'must have 2 lines or more')
      .describe('The story, one paragraph each.'),
    missionHeading: heading.describe('The heading over the mission.'),
    mission: paragraph.describe('The mission.'),
  }),
  highlights: group('The three highlights; the third shows the phone number.', {
    heading,
    customers: highlight,
    experts: highlight,
    emergency: highlight,
  }),
  values: group('What the firm stands for.', {
    heading,
    intro,
    cards: exactly(4, 'cards', card).describe('Four values.'),
  }),
});
