import type { ClientDirective } from 'astro';

/** Signs that someone is about to use an island; a press or a key comes after one of them. */
const SIGNS = ['pointerover', 'focusin', 'click', 'island:seen'] as const;

/** Elements whose press HTML answers by itself: a link, a summary, a popover's button. */
const ANSWERED_BY_HTML = 'a[href], summary, [popovertarget]';

/**
 * `client:intent`: loads and hydrates an island at the first sign of use, and replays the press
 * that woke it once React listens. `client:intent="seen"` also wakes one that comes into view.
 * While a press on the island would be answered it carries `data-pressable`: never before this code
 * runs on it, and no longer once it has been pressed or its code has failed.
 */
const intent: ClientDirective = (load, { value }, island) => {
  let pressed: HTMLElement | undefined;

  const keepPress = (event: Event) => {
    if (!(event.target instanceof Element)) return;
    const button = event.target.closest('button');
    if (!button || button.matches(ANSWERED_BY_HTML)) return;
    event.preventDefault();
    event.stopPropagation();
    pressed = button;
    delete island.dataset['pressable'];
  };

  const wake = () => {
    for (const sign of SIGNS) island.removeEventListener(sign, wake);
    void load().then((hydrate) => hydrate());
  };

  const letThrough = () => island.removeEventListener('click', keepPress, true);
  const fail = () => {
    letThrough();
    delete island.dataset['pressable'];
  };

  island.addEventListener('island:ready', () => {
    letThrough();
    pressed?.click();
  });
  island.addEventListener('island:error', fail);
  island.addEventListener('astro:hydration-error', fail);
  island.addEventListener('click', keepPress, true);
  for (const sign of SIGNS)
    island.addEventListener(sign, wake, { passive: true });
  island.dataset['pressable'] = '';

  if (value !== 'seen' || !island.firstElementChild) return;
  // Last, since it may be missing or throw: then the island wakes at a sign of use alone.
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    observer.disconnect();
    island.dispatchEvent(new Event('island:seen'));
  });
  observer.observe(island.firstElementChild);
};

export default intent;
