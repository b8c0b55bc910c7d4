import { z } from 'astro/zod';
import {
  focus,
  formerly,
  group,
  imageAlt,
  list,
  location,
  minutes,
  order,
  text,
  zip,
  type Tools,
} from './fields.ts';

/** One town; its file name is its slug, its Markdown body the story of its doors. */
export const area = ({ image, reference }: Tools) =>
  group({
    name: text(3, 30),
    order,
    title: text(10, 60),
    description: text(60, 200),
    /** What is special about doors here, in a sentence beside its house; the body tells the rest. */
    lead: text(20, 200).optional(),
    /** Four streets. */
    neighborhoods: list(text(3, 40), 4, 4),
    responseTime: minutes,
    coverage: text(3, 40),
    zips: z.array(zip).default([]),
    /** Without it the town has no place on the map. */
    location: location.optional(),
    /** Where its name stands on the map, in units of the map; by itself inside the town. */
    mapLabel: group({ x: z.number(), y: z.number() }).optional(),
    /** Towns of ours next door; their pages name this one in turn. */
    neighbors: z.array(reference('areas')).default([]),
    image: image().optional(),
    imageAlt: imageAlt.optional(),
    focus,
    formerly,
  });
