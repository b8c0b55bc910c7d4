import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { island } from './IslandBoundary';

interface Props {
  /** Of the button; empty when no card waits for it. */
  label: string;
  /** The id of the heading of the list: without this code the button is a link to it, which shows all cards. */
  headingId: string;
  /** All area cards in one list, static HTML; those beyond the first few carry `data-more`. */
  children?: ReactNode;
}

function Areas({ label, headingId, children }: Props) {
  const [expanded, setExpanded] = useState(false);
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // The button is gone, so focus goes on to the first card it revealed.
    if (expanded)
      root.current?.querySelector<HTMLElement>('[data-more] a')?.focus();
  }, [expanded]);

  const expand = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault();
    setExpanded(true);
  };

  return (
    <div
      ref={root}
      className="all-areas"
      data-expanded={expanded ? '' : undefined}
    >
      {children}
      {!expanded && label !== '' && (
        <p className="all-areas-button mt-6">
          <a
            role="button"
            suppressHydrationWarning
            className="button quiet"
            href={`#${headingId}`}
            onClick={expand}
            onKeyDown={(event) => {
              if (event.key === ' ') expand(event);
            }}
          >
            {label}
          </a>
        </p>
      )}
    </div>
  );
}

/** "View All Areas": shows the cards beyond the first few. Without scripts all show at once. */
export const AllAreas = island(Areas);
