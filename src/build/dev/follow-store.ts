import { statSync } from 'node:fs';
import { join } from 'node:path';
import { isRunnableDevEnvironment, type ViteDevServer } from 'vite';

/** Where Astro keeps the content while developing, from the root of the project. */
const STORE = '.astro/data-store.json';
/** The module of Astro that holds the content. */
const HOLDER = '\0astro:data-layer-content';
/** The module of Astro that reads the content once and keeps it. */
const KEEPER = '/astro/dist/content/data-store.js';

interface Keeper {
  globalDataStore: { set: (content: unknown) => void };
  ImmutableDataStore: { fromModule: () => Promise<unknown> };
}

/**
 * Makes pages follow the content. When Astro has stored a change it has the content read again in one
 * of Vite's environments, and leaves the others, and the module that keeps what it has read, to an
 * event of the file system; on a busy machine that event gets lost, and pages stay as they were.
 * @param root the root of the project, absolute
 * @returns to be called before each page: has the content read again when the store is another
 */
export function followStore(root: string, { environments }: ViteDevServer): () => Promise<void> {
  const written = () => statSync(join(root, STORE), { throwIfNoEntry: false })?.mtimeMs;
  let seen = written();
  return async () => {
    const now = written();
    if (now === seen) return;
    seen = now;
    for (const environment of Object.values(environments)) {
      if (!isRunnableDevEnvironment(environment)) continue;
      const { moduleGraph, runner } = environment;
      const [made, run] = [
        moduleGraph.getModuleById(HOLDER),
        runner.evaluatedModules.getModuleById(HOLDER),
      ];
      if (made) moduleGraph.invalidateModule(made);
      if (run) runner.evaluatedModules.invalidateModule(run);
      for (const [id, { exports }] of runner.evaluatedModules.idToModuleMap) {
        const keeper = exports as Keeper | undefined;
        if (!id.endsWith(KEEPER) || keeper === undefined) continue;
        keeper.globalDataStore.set(await keeper.ImmutableDataStore.fromModule());
      }
    }
  };
}
