import { fileURLToPath } from 'node:url';
import { defineCollection } from 'astro:content';
import type { Loader } from 'astro/loaders';
import { loadCollection, type CollectionName } from './checks/load.ts';
import { problemLine } from './checks/problem.ts';
import { areaSchema } from './schemas/area.ts';
import { businessSchema } from './schemas/business.ts';
import { localSchema } from './schemas/local.ts';
import { pageSchema } from './schemas/pages.ts';
import { serviceSchema } from './schemas/service.ts';
import { testimonialSchema } from './schemas/testimonial.ts';

/**
 * Loads a collection through the reader of the content check, so that pages are made from exactly
 * what was checked. A file with a mistake is left out while developing and stops a build. It watches
 * nothing: the integration does, and has the content loaded again.
 */
function checkedFiles(name: CollectionName): Loader {
  return {
    name: 'checked-files',
    load: async (context) => {
      const { store, config, watcher } = context;
      const { entries, problems } = await loadCollection(fileURLToPath(config.root), name);
      if (watcher === undefined && problems.length > 0) {
        throw new Error(problems.map(problemLine).join('\n'));
      }
      const parsed = await Promise.all(
        entries
          .filter(({ data }) => data !== null)
          .map(async ({ id, file, raw, body, rendered }) => ({
            id,
            data: await context.parseData({
              id,
              data: raw as Record<string, unknown>,
              filePath: file,
            }),
            body,
            filePath: file,
            rendered,
          })),
      );
      // At once, so that no page ever sees half of it.
      store.clear();
      for (const entry of parsed) store.set(entry);
    },
  };
}

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
