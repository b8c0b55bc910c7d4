import { z } from 'astro/zod';
import { exactly, group, pictureName } from '../shared.ts';
import {
  callLabel,
  heading,
  imageAlt,
  intro,
  learnMore,
  line,
  popular,
  short,
  titled,
} from './parts.ts';

const chip = short.describe('The words on this chip.');

export const area = group('Every town page', {
  page: z.literal('area'),
  image: pictureName.describe('The picture of towns that have none of their own.'),
  imageAlt,
  callLabel,
  offerings: group('The services in this town.', {
    heading,
    intro,
    legend: short.describe('What the chips choose, for screen readers.'),
    chips: group('The words on the chips that choose services.', {
      all: chip,
      installation: chip,
      repair: chip,
      maintenance: chip,
      emergency: chip,
    }),
    learnMore,
    popular,
  }),
  glance: group('The town at a glance.', {
    heading,
    response: short.describe('The words over the response time.'),
    coverage: short.describe('The words over the coverage.'),
    streets: short.describe('The words over the four streets.'),
    zips: short.describe('The words over the ZIP codes.'),
    whereabouts: short.describe('The words over distance and direction.'),
    shopIsHere: short.describe('What stands there for the town of the shop.'),
    credit: short.describe('Whose outlines the small map shows.'),
  }),
  neighborsHeading: heading.describe('The heading over the towns next door.'),
  whyChoose: group('Reasons to choose the firm, with the call box.', {
    heading,
    reasons: exactly(4, 'reasons', titled).describe('Four reasons.'),
    callHeading: heading.describe('The heading of the call box.'),
    callText: line.describe('The sentence in the call box.'),
    callLabel,
  }),
});
