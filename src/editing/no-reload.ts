/**
 * Vite reloads every page it serves when a file of the content changes, and each save is such a
 * change: what was typed in the next form would be lost. A listener that never ends keeps it waiting.
 */
import.meta.hot?.on('vite:beforeFullReload', () => new Promise<never>(() => undefined));
