import type { Loader, LoaderContext } from 'astro/loaders';

interface EntryType {
  getEntryInfo: (file: unknown) => Promise<unknown>;
}

/** What Astro hands to its own loaders beyond the documented part: one reader a file ending. */
type Context = LoaderContext & { entryTypes?: Map<string, EntryType> };

const SKIPPED: Record<string, unknown> = {};
const UNREADABLE = { data: {}, body: '', rawData: '', slug: '' };

function forgiving(context: Context): Context {
  const { store, entryTypes } = context;
  return {
    ...context,
    parseData: (entry) => context.parseData(entry).catch(() => SKIPPED as typeof entry.data),
    store: { ...store, set: (entry) => entry.data !== SKIPPED && store.set(entry) },
    ...(entryTypes && {
      entryTypes: new Map(
        [...entryTypes].map(([ending, type]) => [
          ending,
          {
            ...type,
            getEntryInfo: (file: unknown) => type.getEntryInfo(file).catch(() => UNREADABLE),
          },
        ]),
      ),
    }),
  };
}

/**
 * A loader that leaves out entries with mistakes while developing, where Astro would stop the
 * server with the words of the schema; the check of the content tells them instead. A build
 * never gets this far with one.
 */
export function skipMistakes(loader: Loader): Loader {
  return {
    ...loader,
    load: (context) => loader.load(import.meta.env.DEV ? forgiving(context) : context),
  };
}
