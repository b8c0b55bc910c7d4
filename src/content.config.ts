import { defineCollection, reference } from 'astro:content';
import { glob } from 'astro/loaders';
import type { z } from 'astro/zod';
import type { Tools } from './schemas/fields.ts';
import { schemas } from './schemas/index.ts';

/** The Markdown files of a folder of src/content. */
const folder = <Schema extends z.ZodType>(
  name: string,
  schema: (tools: Tools) => Schema,
) =>
  defineCollection({
    loader: glob({ pattern: '*.md', base: `src/content/${name}` }),
    schema: ({ image }) => schema({ image, reference }),
  });

export const collections = {
  business: defineCollection({
    loader: glob({ pattern: 'business.yml', base: 'src/content' }),
    schema: ({ image }) => schemas.business({ image, reference }),
  }),
  services: folder('services', schemas.services),
  areas: folder('areas', schemas.areas),
  local: folder('local', schemas.local),
  jobs: folder('jobs', schemas.jobs),
  team: folder('team', schemas.team),
  testimonials: folder('testimonials', schemas.testimonials),
  pages: folder('pages', schemas.pages),
};
