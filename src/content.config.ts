import { fileURLToPath } from 'node:url';
import { defineCollection } from 'astro:content';
import type { Loader } from 'astro/loaders';
import { COLLECTIONS, type CollectionName } from './loader/collections.ts';
import { loadContent } from './loader/load.ts';
import { problemLine } from './loader/problem.ts';

/**
 * Loads a collection through the reader of the content check, so that pages are made from exactly
 * what was checked; Astro uses the schemas for types and editors only. A file with a mistake is left
 * out while developing and stops a build. It watches nothing: the integration content-check does, and
 * has all of the content loaded again, since any text may quote another file.
 */
function checkedFiles(name: CollectionName): Loader {
  return {
    name: 'checked-files',
    load: ({ store, config, watcher }) => {
      const { parsed, content } = loadContent(fileURLToPath(config.root));
      const problems = parsed[name].flatMap((entry) => entry.problems);
      if (watcher === undefined && problems.length > 0) {
        throw new Error(problems.map(problemLine).join('\n'));
      }
      // At once, so that no page ever sees half of it.
      store.clear();
      for (const entry of content[name]) {
        const { id, file, data, paragraphs, html, headings } = entry;
        const body = paragraphs.join('\n');
        const rendered = { html, metadata: { headings } };
        store.set({ id, data, body, filePath: file, rendered });
      }
      // Astro warns of a collection that never had an entry on every page that asks for it.
      if (content[name].length === 0) {
        store.set({ id: 'none', data: {} });
        store.delete('none');
      }
      // Astro waits for loaders, of which most ask the network.
      return Promise.resolve();
    },
  };
}

const { business, services, areas, local, jobs, team, testimonials, pages } =
  COLLECTIONS;

export const collections = {
  business: defineCollection({
    loader: checkedFiles('business'),
    schema: business.schema,
  }),
  services: defineCollection({
    loader: checkedFiles('services'),
    schema: services.schema,
  }),
  areas: defineCollection({
    loader: checkedFiles('areas'),
    schema: areas.schema,
  }),
  local: defineCollection({
    loader: checkedFiles('local'),
    schema: local.schema,
  }),
  jobs: defineCollection({
    loader: checkedFiles('jobs'),
    schema: jobs.schema,
  }),
  team: defineCollection({
    loader: checkedFiles('team'),
    schema: team.schema,
  }),
  testimonials: defineCollection({
    loader: checkedFiles('testimonials'),
    schema: testimonials.schema,
  }),
  pages: defineCollection({
    loader: checkedFiles('pages'),
    schema: pages.schema,
  }),
};
