import type { ReactNode } from 'react';
import { CarouselControls } from './CarouselControls';
import { IslandBoundary } from './IslandBoundary';
import { useCarousel } from './use-carousel';

interface Props {
  label: string;
  /** The list of slides: static HTML. */
  children?: ReactNode;
}

function Carousel({ label, children }: Props) {
  const { root, viewport, embla, hydrated, playing, setPlaying } = useCarousel();
  return (
    <section
      ref={root}
      aria-roledescription="carousel"
      aria-label={label}
      data-hydrated={hydrated ? '' : undefined}
    >
      <div className={`tooltips mb-6 mt-6 flex justify-end gap-3 ${hydrated ? '' : 'invisible'}`}>
        <CarouselControls
          playing={playing}
          onPlay={() => {
            setPlaying(!playing);
          }}
          onPrevious={() => {
            embla?.scrollPrev();
          }}
          onNext={() => {
            embla?.scrollNext();
          }}
        />
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
