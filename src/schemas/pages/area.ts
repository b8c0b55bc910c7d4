import { z } from 'astro/zod';
import { exactly, pictureName } from '../shared.ts';
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

/** The copy that every page of a town shares. */
export const area = z
  .strictObject({
    page: z.literal('area'),
    image: pictureName.describe('The picture of towns that have none of their own.'),
    imageAlt,
    callLabel,
    offerings: z
      .strictObject({
        heading,
        intro,
        legend: short.describe('What the chips choose, for screen readers.'),
        chips: z
          .strictObject({
            all: chip,
            installation: chip,
            repair: chip,
            maintenance: chip,
            emergency: chip,
          })
          .describe('The words on the chips that choose services.'),
        learnMore,
        popular,
      })
      .describe('The services in this town.'),
    glance: z
      .strictObject({
        heading,
        response: short.describe('The words over the response time.'),
        coverage: short.describe('The words over the coverage.'),
        streets: short.describe('The words over the four streets.'),
        zips: short.describe('The words over the ZIP codes.'),
        whereabouts: short.describe('The words over distance and direction.'),
        shopIsHere: short.describe('What stands there for the town of the shop.'),
        credit: short.describe('Whose outlines the small map shows.'),
      })
      .describe('The town at a glance.'),
    neighborsHeading: heading.describe('The heading over the towns next door.'),
    whyChoose: z
      .strictObject({
        heading,
        reasons: exactly(4, 'reasons', titled).describe('Four reasons.'),
        callHeading: heading.describe('The heading of the call box.'),
        callText: line.describe('The sentence in the call box.'),
        callLabel,
      })
      .describe('Reasons to choose the firm, with the call box.'),
  })
  .describe('Every town page');
