const BUTTON =
  'inline-flex size-12 items-center justify-center rounded-full border border-line-strong bg-paper text-ink hover:border-navy hover:bg-band';
const GLYPHS = {
  pause: 'M9 5v14M15 5v14',
  play: 'M8 5l11 7-11 7z',
  previous: 'M15 6l-6 6 6 6',
  next: 'M9 6l6 6-6 6',
};

interface ControlProps {
  label: string;
  glyph: keyof typeof GLYPHS;
  onPress: () => void;
}

function Control({ label, glyph, onPress }: ControlProps) {
  return (
    <button type="button" className={BUTTON} aria-label={label} onClick={onPress}>
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
        <path d={GLYPHS[glyph]} />
      </svg>
    </button>
  );
}

interface Props {
  playing: boolean;
  onPlay: () => void;
  onPrevious: () => void;
  onNext: () => void;
}

/** Pause first, as the carousel pattern of the ARIA APG asks, then back and on. */
export function CarouselControls({ playing, onPlay, onPrevious, onNext }: Props) {
  return (
    <>
      <Control
        label={playing ? 'Pause the carousel' : 'Play the carousel'}
        glyph={playing ? 'pause' : 'play'}
        onPress={onPlay}
      />
      <Control label="Previous service" glyph="previous" onPress={onPrevious} />
      <Control label="Next service" glyph="next" onPress={onNext} />
    </>
  );
}
