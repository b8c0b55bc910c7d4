import { useEffect, useRef, type MouseEvent, type ReactNode, type ToggleEvent } from 'react';
import { closePopover, usePopoverOpen } from './browser-facts';
import { island } from './IslandBoundary';

const ID = 'mobile-menu';
/** What lies behind the open menu and must not be reached by Tab or by a screen reader. */
const BEHIND = 'body > :not(header)';

/** Opening one group closes the other above it; its heading must not leave the screen. */
function keepGroupInView({ target }: ToggleEvent) {
  if (!(target instanceof HTMLDetailsElement) || !target.open) return;
  target.querySelector('summary')?.scrollIntoView({ block: 'nearest' });
}

function closeOnLink({ target }: MouseEvent) {
  if ((target as Element).closest('a')) closePopover(ID);
}

/** Of the static links and groups inside, which answer to keys by themselves. */
const sheet = { onClick: closeOnLink, onToggleCapture: keepGroupInView };

interface Props {
  label: string;
  /** The menu itself: static HTML with two `details` of one name, of which one can be open. */
  children?: ReactNode;
}

function Menu({ label, children }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const open = usePopoverOpen(ID);

  useEffect(() => {
    if (!open) return;
    const behind = [...document.querySelectorAll<HTMLElement>(BEHIND)];
    // The toggle is hidden on wide screens; a menu left open there could not be closed.
    const closeWhenWide = () => {
      if (button.current?.offsetParent === null) closePopover(ID);
    };
    for (const element of behind) element.inert = true;
    window.addEventListener('resize', closeWhenWide);
    return () => {
      for (const element of behind) element.inert = false;
      window.removeEventListener('resize', closeWhenWide);
    };
  }, [open]);

  return (
    <>
      <button
        ref={button}
        type="button"
        // Safari gives a pressed button focus only then, which opens the menu where no popover can.
        tabIndex={0}
        className="menu-toggle"
        popoverTarget={ID}
        aria-controls={ID}
        aria-expanded={open}
      >
        <span className="menu-icon" aria-hidden="true" />
        <span suppressHydrationWarning>{label}</span>
      </button>
      {/* Firefox makes whatever scrolls a stop of Tab, unless it has a tabindex. */}
      <div id={ID} popover="auto" tabIndex={-1} className="menu-panel on-dark" {...sheet}>
        {children}
      </div>
    </>
  );
}

/** The menu of small screens. It opens without this code; it adds states and `inert`. */
export const MobileMenu = island(Menu);
