import type { z } from 'astro/zod';
import { areaSchema } from '../../schemas/area.ts';
import { localSchema } from '../../schemas/local.ts';
import { pageSchema } from '../../schemas/pages.ts';
import { serviceSchema } from '../../schemas/service.ts';
import { testimonialSchema } from '../../schemas/testimonial.ts';

export interface CollectionRules {
  folder: string;
  schema: z.ZodType;
  /** Whether the text below the front matter must not be empty. */
  body: boolean;
  /** How many folders deep below `folder` its files lie. */
  depth: number;
}

export const CONTENT_FOLDER = 'src/content';

export const COLLECTIONS = {
  services: { folder: `${CONTENT_FOLDER}/services`, schema: serviceSchema, body: true, depth: 0 },
  areas: { folder: `${CONTENT_FOLDER}/areas`, schema: areaSchema, body: true, depth: 0 },
  local: { folder: `${CONTENT_FOLDER}/local`, schema: localSchema, body: true, depth: 1 },
  testimonials: {
    folder: `${CONTENT_FOLDER}/testimonials`,
    schema: testimonialSchema,
    body: false,
    depth: 0,
  },
  pages: { folder: `${CONTENT_FOLDER}/pages`, schema: pageSchema, body: false, depth: 0 },
} satisfies Record<string, CollectionRules>;

export type CollectionName = keyof typeof COLLECTIONS;
