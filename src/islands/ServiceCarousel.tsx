import { useState, type FocusEvent, type PointerEvent, type ReactNode } from 'react';
import { useReducedMotion } from './browser-facts';
import { Glyph } from './Glyph';
import { island } from './IslandBoundary';
import { useCarousel } from './use-carousel';

const GLYPHS = {
  'Pause the carousel': 'M9 5v14M15 5v14',
  'Play the carousel': 'M8 5l11 7-11 7z',
  'Previous service': 'M15 6l-6 6 6 6',
  'Next service': 'M9 6l6 6-6 6',
};

function Control({ label, onPress }: { label: keyof typeof GLYPHS; onPress: () => void }) {
  return (
    <button type="button" aria-label={label} onClick={onPress}>
      <Glyph d={GLYPHS[label]} />
    </button>
  );
}

const ROOT = '[aria-roledescription=carousel]';
/** Whether a mouse or the keyboard came before this code did. */
const came = (sign: string) =>
  typeof document !== 'undefined' && document.querySelector(ROOT + sign) !== null;

/** Whether a mouse rests on it, or keyboard focus is inside. A tap is neither, nor is its focus. */
function useAttention() {
  const [hovered, setHovered] = useState(
    () => came(':hover') && matchMedia('(hover: hover)').matches,
  );
  const [focused, setFocused] = useState(() => came(' :focus-visible'));
  const attention = {
    onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType === 'mouse'),
    onPointerLeave: () => setHovered(false),
    onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) setFocused(false);
    },
  };
  return { hovered, focused, attention };
}

interface Props {
  label: string;
  /** The list of slides: static HTML. */
  children?: ReactNode;
}

function Carousel({ label, children }: Props) {
  const preference = useReducedMotion();
  const hydrated = preference !== undefined;
  const still = preference === true;
  const { hovered, focused, attention } = useAttention();
  /** What the visitor chose; it holds until the wish for less motion changes. */
  const [choice, setChoice] = useState<{ playing: boolean; still: boolean }>();
  const chosen = choice?.still === still ? choice.playing : undefined;
  const playing = chosen ?? !still;
  const turning = playing && !hovered && (!focused || chosen === true);
  const { attach, embla, place } = useCarousel(turning, still);

  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      data-hydrated={hydrated ? '' : undefined}
      {...attention}
    >
      <div className="carousel-controls tooltips">
        {hydrated && (
          <>
            {/* Pause first, as the carousel pattern of the ARIA APG asks. */}
            <Control
              label={playing ? 'Pause the carousel' : 'Play the carousel'}
              onPress={() => setChoice({ playing: !playing, still })}
            />
            <Control label="Previous service" onPress={() => embla?.scrollPrev(still)} />
            <Control label="Next service" onPress={() => embla?.scrollNext(still)} />
            {/* Each slide says it to whoever listens. By key: a translator may have wrapped its text. */}
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
        aria-live={hydrated ? (turning ? 'off' : 'polite') : undefined}
      >
        {children}
      </div>
    </section>
  );
}

/** The services of the home page, turning by themselves. Without this code the list scrolls. */
export const ServiceCarousel = island(Carousel);
