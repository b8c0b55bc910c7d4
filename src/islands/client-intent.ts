import type { ClientDirective } from 'astro';

/** Signs that someone is about to use an island. */
const SIGNS = ['pointerover', 'focusin'] as const;

/**
 * `client:intent`: loads and hydrates an island at the first sign of use. What is in it must answer a press
 * without its code, as links, popovers and `details` do.
 */
const intent: ClientDirective = (load, _options, island) => {
  const served = [...island.childNodes];
  const wake = () => {
    for (const sign of SIGNS) island.removeEventListener(sign, wake);
    // What an extension of the browser has put in, React would take for a page that is not ours.
    for (const node of [...island.childNodes])
      if (!served.includes(node)) node.remove();
    void load().then((hydrate) => hydrate());
  };
  for (const sign of SIGNS)
    island.addEventListener(sign, wake, { passive: true });
};

export default intent;
