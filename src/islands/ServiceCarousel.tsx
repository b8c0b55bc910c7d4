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
  const { root, viewport, turn, hydrated, playing, setPlaying } = useCarousel();
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
            turn(-1);
          }}
          onNext={() => {
            turn(1);
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
