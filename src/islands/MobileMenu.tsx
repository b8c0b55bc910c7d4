import { useEffect, useRef, type ReactNode } from 'react';
import { IslandBoundary } from './IslandBoundary';
import { usePopover } from './use-popover';

/** What lies behind the open menu and must not be reached by Tab or by a screen reader. */
const BEHIND = 'body > :not(header)';

interface Props {
  label: string;
  /** The menu itself: static HTML with two `details` of one name, of which one can be open. */
  children?: ReactNode;
}

function Menu({ label, children }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const open = usePopover(panel);

  useEffect(() => {
    for (const element of document.querySelectorAll<HTMLElement>(BEHIND)) {
      element.inert = open === true;
    }
  }, [open]);

  useEffect(() => {
    // The toggle is hidden on wide screens; a menu left open there could not be closed.
    const closeWhenWide = () => {
      if (button.current?.offsetParent === null) panel.current?.hidePopover();
    };
    window.addEventListener('resize', closeWhenWide);
    return () => {
      window.removeEventListener('resize', closeWhenWide);
    };
  }, []);

  useEffect(() => {
    // Opening one group closes the other above it; its heading must not leave the screen.
    const keepInView = ({ target }: Event) => {
      if (!(target instanceof HTMLDetailsElement) || !target.open) return;
      target.querySelector('summary')?.scrollIntoView({ block: 'nearest' });
    };
    const closeOnLink = ({ target }: Event) => {
      if ((target as Element).closest('a')) panel.current?.hidePopover();
    };
    const sheet = panel.current;
    sheet?.addEventListener('toggle', keepInView, true);
    sheet?.addEventListener('click', closeOnLink);
    return () => {
      sheet?.removeEventListener('toggle', keepInView, true);
      sheet?.removeEventListener('click', closeOnLink);
    };
  }, []);

  return (
    <>
      <button
        ref={button}
        type="button"
        className="menu-toggle"
        popoverTarget="mobile-menu"
        aria-controls="mobile-menu"
        aria-expanded={open}
      >
        <span className="menu-icon" aria-hidden="true" />
        {label}
      </button>
      {/* Firefox makes whatever scrolls a stop of Tab, unless it has a tabindex. */}
      <div ref={panel} id="mobile-menu" popover="auto" tabIndex={-1} className="menu-panel on-dark">
        {children}
      </div>
    </>
  );
}

/** The menu of small screens. It opens without this code; it adds states and `inert`. */
export function MobileMenu(props: Props) {
  return (
    <IslandBoundary>
      <Menu {...props} />
    </IslandBoundary>
  );
}
