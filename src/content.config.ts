import { fileURLToPath } from 'node:url';
import { defineCollection } from 'astro:content';
import type { Loader } from 'astro/loaders';
import {
  COLLECTIONS,
  loadContent,
  type CollectionName,
  type LoadedContent,
} from './loader/load.ts';
import { problemLine } from './loader/problem.ts';

let reading: Promise<LoadedContent> | undefined;

/** Astro loads all collections at the same time; they share one reading of the files. */
function readContent(root: string): Promise<LoadedContent> {
  reading ??= loadContent(root).finally(() => {
    reading = undefined;
  });
  return reading;
}

/**
 * Loads a collection through the reader of the content check, so that pages are made from exactly
 * what was checked: texts whose names in braces are filled. A file with a mistake is left out while
 * developing and stops a build. It watches nothing: the integration does, and has all of the content
 * loaded again, since any text may quote another file.
 */
function checkedFiles(name: CollectionName): Loader {
  return {
    name: 'checked-files',
    load: async ({ store, config, watcher }) => {
      const entries = (await readContent(fileURLToPath(config.root)))[name];
      const problems = entries.flatMap((entry) => entry.problems);
      if (watcher === undefined && problems.length > 0) {
        throw new Error(problems.map(problemLine).join('\n'));
      }
      // At once, so that no page ever sees half of it.
      store.clear();
      for (const { id, file: filePath, data, body, rendered } of entries) {
        if (data) store.set({ id, data, body, filePath, rendered });
      }
    },
  };
}

const { business, services, areas, local, testimonials, pages } = COLLECTIONS;

export const collections = {
  business: defineCollection({ loader: checkedFiles('business'), schema: business.schema }),
  services: defineCollection({ loader: checkedFiles('services'), schema: services.schema }),
  areas: defineCollection({ loader: checkedFiles('areas'), schema: areas.schema }),
  local: defineCollection({ loader: checkedFiles('local'), schema: local.schema }),
  testimonials: defineCollection({
    loader: checkedFiles('testimonials'),
    schema: testimonials.schema,
  }),
  pages: defineCollection({ loader: checkedFiles('pages'), schema: pages.schema }),
};
