/**
 * A loader that works once a build: every page asks for the same lists, and at thousands of pages
 * asking the store each time costs more than rendering. While developing it asks each time, since
 * the content changes.
 */
export function cachePerBuild<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loaded: Promise<Value> | undefined;
  return () => {
    if (import.meta.env.DEV) return load();
    loaded ??= load();
    return loaded;
  };
}
