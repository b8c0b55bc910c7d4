import { useEffect, useEffectEvent, useRef } from 'react';
import type { FocusEvent, MouseEvent, PointerEvent, ReactNode } from 'react';
import {
  closePopover,
  isPopoverOpen,
  openPopover,
  usePopoverOpen,
} from './browser-state';
import { Glyph } from './Glyph';
import { island } from './IslandBoundary';

/** How long the pointer may be away before the panel closes, in ms: time to travel into it. */
const LEAVE_DELAY = 220;

/** Opens the panel while a mouse is over the item. Touch and pen keep the button's own press. */
function useHover(panelId: string) {
  const item = useRef<HTMLDivElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Whether hover has opened the panel, and no press since. */
  const isByHover = useRef(false);

  const openByHover = () => {
    clearTimeout(leaving.current);
    if (openPopover(panelId)) isByHover.current = true;
  };

  // The mouse may have come before this code, and CSS has opened the panel.
  const takeOver = useEffectEvent(() => {
    const isOver = item.current?.matches(':hover') === true;
    if (isOver && matchMedia('(hover: hover)').matches) openByHover();
  });
  useEffect(() => {
    takeOver();
    return () => clearTimeout(leaving.current);
  }, []);

  const hoverHandlers = {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') openByHover();
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse')
        leaving.current = setTimeout(closePopover, LEAVE_DELAY, panelId);
    },
  };
  /** The first press on a panel that hover has opened means "open", not "close". */
  const keepOpen = (event: MouseEvent) => {
    if (isByHover.current && isPopoverOpen(panelId)) event.preventDefault();
    isByHover.current = false;
  };
  return { item, hoverHandlers, keepOpen };
}

interface Props {
  /** The id of the popover among the children. */
  panelId: string;
  /** The accessible name of the button. */
  label: string;
  /** The link beside the button: static HTML. */
  link?: ReactNode;
  /** The popover with the links below that page: static HTML. */
  children?: ReactNode;
}

function Dropdown({ panelId, label, link, children }: Props) {
  const open = usePopoverOpen(panelId);
  const { item, hoverHandlers, keepOpen } = useHover(panelId);

  const handlers = {
    ...hoverHandlers,
    /** The panel must not cover what the visitor tabs to (WCAG 2.4.11). */
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (relatedTarget && !currentTarget.contains(relatedTarget))
        closePopover(panelId);
    },
  };

  return (
    <div
      ref={item}
      className="nav-dropdown flex h-full items-center"
      data-hydrated={open === undefined ? undefined : ''}
      {...handlers}
    >
      {link}{' '}
      <button
        type="button"
        className="-ms-1 inline-flex size-11 items-center rounded ps-1.5 text-paper hover:bg-navy-raised focus-visible:-outline-offset-4 xl:-ms-2"
        popoverTarget={panelId}
        aria-controls={panelId}
        aria-expanded={open}
        aria-label={label}
        onClick={keepOpen}
      >
        <Glyph d="m6 9 6 6 6-6" />
      </button>
      {children}
    </div>
  );
}

/**
 * A link beside a button that opens a panel of links (ARIA APG, disclosure navigation). The panel
 * opens without this code; it adds hover, states, and closing when focus moves on.
 */
export const NavigationDropdown = island(Dropdown);
