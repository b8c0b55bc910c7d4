import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { useCallback, useEffect, useMemo, useState } from 'react';

/** Time a slide stays, in ms. */
const DELAY = 4000;

/** The slide a visitor had scrolled to before this code took over, from 0. */
function scrolledTo(viewport: HTMLElement): number {
  const [first, second] = viewport.querySelectorAll<HTMLElement>('.slide');
  if (!first || !second) return 0;
  return Math.round(
    viewport.scrollLeft / (second.offsetLeft - first.offsetLeft),
  );
}

/** Whether its styles have come; without them the slides stand below each other, and nothing moves. */
const isStyled = (viewport: HTMLElement) =>
  getComputedStyle(viewport).overflowX !== 'visible';

/**
 * Embla around the static slides.
 * @param turning whether slides change by themselves
 * @param reducedMotion whether they change without traveling
 * @returns `attach`, the ref of the element that clips the slides, and `place`, the first slide in
 * sight, such as "3 of 10"
 */
export function useCarousel(turning: boolean, reducedMotion: boolean) {
  const [startIndex, setStartIndex] = useState(0);
  const [place, setPlace] = useState('');
  // The plugin's own pause would also win over the play button.
  const autoplay = useMemo(
    () =>
      Autoplay({
        delay: DELAY,
        playOnInit: false,
        stopOnFocusIn: false,
        jump: reducedMotion,
      }),
    [reducedMotion],
  );
  const [setViewport, embla] = useEmblaCarousel(
    {
      startIndex,
      loop: true,
      align: 'start',
      container: '.slides',
      slides: '.slide',
    },
    [autoplay],
  );

  const attach = useCallback(
    (viewport: HTMLElement | null) => {
      if (viewport === null || !isStyled(viewport)) {
        setViewport(null);
        return;
      }
      setStartIndex(scrolledTo(viewport));
      viewport.scrollLeft = 0;
      setViewport(viewport);
    },
    [setViewport],
  );

  useEffect(() => {
    if (!embla) return;
    // The plugin forgets that it was turning after a drag and after a change of width.
    const resume = () => (turning ? autoplay.play() : autoplay.stop());
    const updatePlace = () => {
      const current = String(embla.selectedScrollSnap() + 1);
      setPlace(`${current} of ${String(embla.slideNodes().length)}`);
    };
    // Its clock also runs on through a press, and the slide asked for would leave early.
    const showSelected = () => {
      autoplay.reset();
      updatePlace();
    };
    resume();
    updatePlace();
    embla
      .on('pointerUp', resume)
      .on('reInit', resume)
      .on('select', showSelected);
    return () => {
      embla
        .off('pointerUp', resume)
        .off('reInit', resume)
        .off('select', showSelected);
    };
  }, [embla, autoplay, turning]);

  return { attach, embla, place };
}
