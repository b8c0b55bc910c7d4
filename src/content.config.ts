import { defineCollection } from 'astro:content';
import { checkedFiles } from './checks/loader.ts';
import { areaSchema } from './schemas/area.ts';
import { businessSchema } from './schemas/business.ts';
import { localSchema } from './schemas/local.ts';
import { pageSchema } from './schemas/pages.ts';
import { serviceSchema } from './schemas/service.ts';
import { testimonialSchema } from './schemas/testimonial.ts';

export const collections = {
  business: defineCollection({ loader: checkedFiles('business'), schema: businessSchema }),
  services: defineCollection({ loader: checkedFiles('services'), schema: serviceSchema }),
  areas: defineCollection({ loader: checkedFiles('areas'), schema: areaSchema }),
  local: defineCollection({ loader: checkedFiles('local'), schema: localSchema }),
  testimonials: defineCollection({
    loader: checkedFiles('testimonials'),
    schema: testimonialSchema,
  }),
  pages: defineCollection({ loader: checkedFiles('pages'), schema: pageSchema }),
};
