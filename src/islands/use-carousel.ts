import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useAttention } from './use-attention';
import { useReducedMotion } from './use-reduced-motion';

/** Time a slide stays, in ms (spec §9). */
const AUTOPLAY_DELAY = 4000;

/** The slide a visitor had scrolled to before this code took over, from 0. */
function scrolledTo(viewport: HTMLElement): number {
  const [first, second] = viewport.querySelectorAll<HTMLElement>('[data-slide]');
  if (!first || !second) return 0;
  return Math.round(viewport.scrollLeft / (second.offsetLeft - first.offsetLeft));
}

/**
 * A carousel that turns by itself: not under reduced motion, not while the pointer or focus is
 * on it, not after its pause button. Under reduced motion slides change without traveling. The
 * caller renders `root` around `viewport`.
 */
export function useCarousel() {
  const [hydrated, setHydrated] = useState(false);
  const [start, setStart] = useState(0);
  const [playing, setPlaying] = useState(false);
  const root = useRef<HTMLElement>(null);
  const attended = useAttention(root);
  const turning = playing && !attended;
  const still = useReducedMotion();
  const autoplay = useMemo(
    () => Autoplay({ delay: AUTOPLAY_DELAY, playOnInit: false, jump: still }),
    [still],
  );
  const [viewport, embla] = useEmblaCarousel(
    {
      active: hydrated,
      startIndex: start,
      loop: true,
      align: 'start',
      container: '[data-slides]',
      slides: '[data-slide]',
    },
    [autoplay],
  );

  useEffect(() => {
    const scroller = root.current?.querySelector<HTMLElement>('[data-viewport]');
    if (scroller) {
      setStart(scrolledTo(scroller));
      scroller.scrollLeft = 0;
    }
    setHydrated(true);
  }, []);

  useEffect(() => {
    setPlaying(!still);
  }, [still]);

  useEffect(() => {
    root.current
      ?.querySelector('[data-slides]')
      ?.setAttribute('aria-live', turning ? 'off' : 'polite');
    if (!embla || !hydrated) return;
    // The plugin forgets that it was turning after a drag and after a change of width.
    const follow = () => {
      if (turning) autoplay.play();
      else autoplay.stop();
    };
    follow();
    embla.on('pointerUp', follow).on('reInit', follow);
    return () => {
      embla.off('pointerUp', follow).off('reInit', follow);
    };
  }, [embla, hydrated, autoplay, turning]);

  const turn = (by: 1 | -1) => {
    if (by === 1) embla?.scrollNext(still);
    else embla?.scrollPrev(still);
  };
  return { root, viewport, turn, hydrated, playing, setPlaying };
}
