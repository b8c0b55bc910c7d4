import type { z } from 'astro/zod';
import { COUNT_NAMES } from '../lib/counts.ts';
import { areaSchema } from '../schemas/area.ts';
import { businessSchema, CLAIM_NAMES } from '../schemas/business.ts';
import { jobSchema } from '../schemas/job.ts';
import { localSchema } from '../schemas/local.ts';
import { pageSchema } from '../schemas/pages.ts';
import { serviceSchema } from '../schemas/service.ts';
import { personSchema } from '../schemas/team.ts';
import { testimonialSchema } from '../schemas/testimonial.ts';

const CLAIMS_AND_COUNTS = [...CLAIM_NAMES, ...COUNT_NAMES];

/** The collections: the schema of each, its files below src/content, and what may stand in braces. */
export const COLLECTIONS = {
  business: {
    schema: businessSchema,
    files: /^(business)\.yml$/,
    placeholders: [],
  },
  services: {
    schema: serviceSchema,
    files: /^services\/([^/]+)\.md$/,
    placeholders: CLAIMS_AND_COUNTS,
  },
  areas: {
    schema: areaSchema,
    files: /^areas\/([^/]+)\.md$/,
    placeholders: [...CLAIMS_AND_COUNTS, 'responseTime', 'name'],
  },
  local: {
    schema: localSchema,
    files: /^local\/([^/]+\/[^/]+)\.md$/,
    placeholders: [...CLAIMS_AND_COUNTS, 'responseTime', 'price'],
  },
  jobs: {
    schema: jobSchema,
    files: /^jobs\/([^/]+)\.md$/,
    placeholders: [],
  },
  team: {
    schema: personSchema,
    files: /^team\/([^/]+)\.md$/,
    placeholders: [],
  },
  testimonials: {
    schema: testimonialSchema,
    files: /^testimonials\/([^/]+)\.md$/,
    placeholders: [],
  },
  pages: {
    schema: pageSchema,
    files: /^pages\/([^/]+)\.md$/,
    placeholders: CLAIMS_AND_COUNTS,
  },
};

export type CollectionName = keyof typeof COLLECTIONS;

export const COLLECTION_NAMES = Object.keys(COLLECTIONS) as CollectionName[];

/** The fields of an entry, as its schema hands them on. */
export type DataOf<Name extends CollectionName> = z.output<
  (typeof COLLECTIONS)[Name]['schema']
>;
