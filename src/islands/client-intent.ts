import type { ClientDirective } from 'astro';

/** Signs that someone is about to use an island; a press or a key comes after one of them. */
const SIGNS = ['pointerover', 'focusin', 'click'] as const;

/** Elements whose press HTML answers by itself: a link, a summary, a popover's button. */
const ANSWERED_BY_HTML = 'a[href], summary, [popovertarget]';

document.documentElement.dataset['scripted'] = '';

/**
 * `client:intent`: loads and hydrates an island at the first sign of use, and replays the press
 * that woke it once React listens. When the code cannot run, the island is marked `data-failed`.
 * `client:intent="seen"` also wakes one that comes into view.
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
    island.dataset['pressed'] = '';
  };

  const wake = () => {
    for (const sign of SIGNS) island.removeEventListener(sign, wake);
    seen.disconnect();
    void load().then((hydrate) => hydrate());
  };

  const seen = new IntersectionObserver(([entry]) => {
    if (entry?.isIntersecting) wake();
  });

  const letThrough = () => island.removeEventListener('click', keepPress, true);
  const fail = () => {
    letThrough();
    island.dataset['failed'] = '';
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
  if (value === 'seen' && island.firstElementChild)
    seen.observe(island.firstElementChild);
};

export default intent;
