import {
  useEffect,
  useRef,
  type MouseEvent,
  type ReactNode,
  type ToggleEvent,
} from 'react';
import { closePopover, usePopoverOpen } from './browser-state';
import { island } from './IslandBoundary';

/** The page behind the open menu, which neither Tab nor a screen reader may reach. */
const PAGE_BEHIND = 'body > :not(header)';

/** Opening one group closes the other above it; its heading must not leave the screen. */
function keepGroupInView({ target }: ToggleEvent) {
  if (!(target instanceof HTMLDetailsElement) || !target.open) return;
  target.querySelector('summary')?.scrollIntoView({ block: 'nearest' });
}

/** Makes the page behind the open menu inert, and closes the menu where its button is hidden. */
function useOverlay(panelId: string, open: boolean | undefined) {
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    const behind = [...document.querySelectorAll<HTMLElement>(PAGE_BEHIND)];
    // The button is hidden on wide screens; a menu left open there could not be closed.
    const closeWhenWide = () => {
      if (button.current?.offsetParent === null) closePopover(panelId);
    };
    for (const element of behind) element.inert = true;
    window.addEventListener('resize', closeWhenWide);
    return () => {
      for (const element of behind) element.inert = false;
      window.removeEventListener('resize', closeWhenWide);
    };
  }, [panelId, open]);

  return button;
}

interface Props {
  /** The id of the popover among the children. */
  panelId: string;
  /** What the button says while the menu is closed, and while it is open. */
  label: string;
  closeLabel: string;
  /** The popover with two `details` of one name, of which one can be open: static HTML. */
  children?: ReactNode;
}

function Menu({ panelId, label, closeLabel, children }: Props) {
  const open = usePopoverOpen(panelId);
  const button = useOverlay(panelId, open);

  /** The links and summaries inside answer to keys by themselves. */
  const handlers = {
    onClick: ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a'))
        closePopover(panelId);
    },
    onToggleCapture: keepGroupInView,
  };

  return (
    <div className="mobile-menu" {...handlers}>
      <button
        ref={button}
        type="button"
        className="-me-2 inline-flex min-h-12 items-center gap-1.5 rounded px-2 font-heading text-lead font-bold text-paper hover:bg-navy-raised focus-visible:-outline-offset-4"
        popoverTarget={panelId}
        aria-controls={panelId}
        aria-expanded={open}
      >
        <span
          className="menu-icon block h-4 w-5 border-y-2 border-current"
          aria-hidden="true"
        />
        <span className="menu-open" suppressHydrationWarning>
          {label}
        </span>
        <span className="menu-close" suppressHydrationWarning>
          {closeLabel}
        </span>
      </button>
      {children}
    </div>
  );
}

/** The menu of small screens. It opens without this code; it adds states and `inert`. */
export const MobileMenu = island(Menu);
