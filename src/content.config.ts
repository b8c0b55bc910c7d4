import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import { parse } from 'yaml';
import { skipMistakes } from './build/dev/skip-mistakes.ts';
import { areaSchema } from './schemas/area.ts';
import { businessSchema } from './schemas/business.ts';
import { localSchema } from './schemas/local.ts';
import { pageSchema } from './schemas/pages.ts';
import { serviceSchema } from './schemas/service.ts';
import { testimonialSchema } from './schemas/testimonial.ts';

const markdown = (folder: string, depth = '*') =>
  skipMistakes(glob({ base: `./src/content/${folder}`, pattern: `${depth}.md` }));

export const collections = {
  business: defineCollection({
    loader: skipMistakes(
      file('./src/content/business.yml', {
        parser: (text) => ({ business: parse(text) as Record<string, unknown> }),
      }),
    ),
    schema: businessSchema,
  }),
  services: defineCollection({ loader: markdown('services'), schema: serviceSchema }),
  areas: defineCollection({ loader: markdown('areas'), schema: areaSchema }),
  local: defineCollection({ loader: markdown('local', '*/*'), schema: localSchema }),
  testimonials: defineCollection({ loader: markdown('testimonials'), schema: testimonialSchema }),
  pages: defineCollection({ loader: markdown('pages'), schema: pageSchema }),
};
