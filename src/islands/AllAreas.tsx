import { useEffect, useRef, useState, type ReactNode } from 'react';
import { island } from './IslandBoundary';

interface Props {
  /** Of the button; empty when no card waits for it. */
  label: string;
  /** All area cards in one list, static HTML; those beyond the first few carry `data-more`. */
  children?: ReactNode;
}

function Areas({ label, children }: Props) {
  const [expanded, setExpanded] = useState(false);
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // The button is gone, so focus goes on to the first card it revealed.
    if (expanded)
      root.current?.querySelector<HTMLElement>('[data-more] a')?.focus();
  }, [expanded]);

  return (
    <div
      ref={root}
      className="all-areas"
      data-expanded={expanded ? '' : undefined}
    >
      {children}
      {!expanded && label !== '' && (
        <div className="all-areas-button mt-10">
          <button
            type="button"
            suppressHydrationWarning
            className="button quiet"
            onClick={() => setExpanded(true)}
          >
            {label}
          </button>
        </div>
      )}
    </div>
  );
}

/** "View All Areas": shows the cards beyond the first few. Without scripts all show at once. */
export const AllAreas = island(Areas);
