import { useState, type ReactNode } from 'react';
import { useReducedMotion } from './browser-state';
import { Glyph } from './Glyph';
import { island } from './IslandBoundary';
import { useAttention } from './use-attention';
import { useCarousel } from './use-carousel';

const GLYPHS = {
  'Pause the carousel': 'M9 5v14M15 5v14',
  'Play the carousel': 'M8 5l11 7-11 7z',
  'Previous service': 'M15 6l-6 6 6 6',
  'Next service': 'M9 6l6 6-6 6',
};

function Control({
  label,
  onPress,
}: {
  label: keyof typeof GLYPHS;
  onPress: () => void;
}) {
  return (
    <button type="button" aria-label={label} onClick={onPress}>
      <Glyph d={GLYPHS[label]} />
    </button>
  );
}

/** Whether slides shall turn: as the visitor chose, until the wish for less motion changes. */
function usePlaying(reducedMotion: boolean) {
  const [choice, setChoice] = useState<{
    playing: boolean;
    reducedMotion: boolean;
  }>();
  const isCurrent = choice?.reducedMotion === reducedMotion;
  const playing = isCurrent ? choice.playing : !reducedMotion;
  return {
    playing,
    /** The visitor pressed Play, which wins over focus. */
    chosenToPlay: isCurrent && choice.playing,
    toggle: () => setChoice({ playing: !playing, reducedMotion }),
  };
}

/** Slides are announced only while they stand still; before hydration nothing changes. */
function ariaLive(
  hydrated: boolean,
  turning: boolean,
): 'off' | 'polite' | undefined {
  if (!hydrated) return undefined;
  return turning ? 'off' : 'polite';
}

interface Props {
  label: string;
  /** The list of slides: static HTML. */
  children?: ReactNode;
}

function Carousel({ label, children }: Props) {
  const motionPreference = useReducedMotion();
  const hydrated = motionPreference !== undefined;
  const reducedMotion = motionPreference === true;
  const { hovered, focused, handlers } = useAttention();
  const { playing, chosenToPlay, toggle } = usePlaying(reducedMotion);
  const heldByFocus = focused && !chosenToPlay;
  const turning = playing && !hovered && !heldByFocus;
  const { attach, embla, place } = useCarousel(turning, reducedMotion);

  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      data-hydrated={hydrated ? '' : undefined}
      {...handlers}
    >
      <div className="carousel-controls tooltips">
        {hydrated && (
          <>
            {/* Pause first, as the carousel pattern of the ARIA APG asks. */}
            <Control
              label={playing ? 'Pause the carousel' : 'Play the carousel'}
              onPress={toggle}
            />
            <Control
              label="Previous service"
              onPress={() => embla?.scrollPrev(reducedMotion)}
            />
            <Control
              label="Next service"
              onPress={() => embla?.scrollNext(reducedMotion)}
            />
            {/* Screen readers hear it with each slide. By key: a translator may have wrapped its text. */}
            <span key={place} aria-hidden>
              {place}
            </span>
          </>
        )}
      </div>
      {/* Embla takes over once the styles of `data-hydrated` have stopped this from scrolling. */}
      <div
        ref={hydrated ? attach : undefined}
        className="slides-viewport"
        aria-live={ariaLive(hydrated, turning)}
      >
        {children}
      </div>
    </section>
  );
}

/** The services of the home page, turning by themselves. Without this code the list scrolls. */
export const ServiceCarousel = island(Carousel);
