import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { IslandBoundary } from './IslandBoundary';
import { useAttention } from './use-attention';

/** Time a slide stays, in ms (spec §9). */
const AUTOPLAY_DELAY = 4000;
const CONTROL =
  'inline-flex size-12 items-center justify-center rounded-full border border-line-strong bg-paper text-ink hover:border-navy hover:bg-band';

interface Props {
  label: string;
  /** The list of slides: static HTML. */
  children?: ReactNode;
}

function Glyph({ path }: { path: string }) {
  return (
    <svg
      className="size-5"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}

/** The slide a visitor had scrolled to before this code took over, from 0. */
function scrolledTo(viewport: HTMLElement): number {
  const [first, second] = viewport.querySelectorAll<HTMLElement>('[data-slide]');
  if (!first || !second) return 0;
  return Math.round(viewport.scrollLeft / (second.offsetLeft - first.offsetLeft));
}

function Carousel({ label, children }: Props) {
  const [hydrated, setHydrated] = useState(false);
  const [start, setStart] = useState(0);
  const [playing, setPlaying] = useState(false);
  const root = useRef<HTMLElement>(null);
  const attended = useAttention(root);
  const turning = playing && !attended;
  const [autoplay] = useState(() => Autoplay({ delay: AUTOPLAY_DELAY, playOnInit: false }));
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
    setPlaying(!matchMedia('(prefers-reduced-motion: reduce)').matches);
  }, []);

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

  return (
    <section
      ref={root}
      aria-roledescription="carousel"
      aria-label={label}
      data-hydrated={hydrated ? '' : undefined}
    >
      <div className={`mb-6 flex justify-end gap-3 ${hydrated ? '' : 'invisible'}`}>
        <button
          type="button"
          className={CONTROL}
          aria-label={playing ? 'Pause the carousel' : 'Play the carousel'}
          onClick={() => {
            setPlaying(!playing);
          }}
        >
          <Glyph path={playing ? 'M9 5v14M15 5v14' : 'M8 5l11 7-11 7z'} />
        </button>
        <button
          type="button"
          className={CONTROL}
          aria-label="Previous service"
          onClick={() => embla?.scrollPrev()}
        >
          <Glyph path="M15 6l-6 6 6 6" />
        </button>
        <button
          type="button"
          className={CONTROL}
          aria-label="Next service"
          onClick={() => embla?.scrollNext()}
        >
          <Glyph path="M9 6l6 6-6 6" />
        </button>
      </div>
      <div ref={viewport} className="slides-viewport" data-viewport="">
        {children}
      </div>
    </section>
  );
}

/** The services of the home page, turning by themselves. Without this code the list scrolls. */
export function ServiceCarousel(props: Props) {
  return (
    <IslandBoundary>
      <Carousel {...props} />
    </IslandBoundary>
  );
}
