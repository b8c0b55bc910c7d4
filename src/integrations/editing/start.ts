const forever = (): unknown => new Promise(() => undefined);

/**
 * Vite reloads every page it serves when a file of the content changes, and each save is such a
 * change: what was typed in the next form would be lost. It waits for what its listeners return.
 */
import.meta.hot?.on('vite:beforeFullReload', forever);

/** Runs in the browser: the editing screen reads its configuration and draws itself. */
const { default: cms } = await import('@sveltia/cms');
void cms.init();
