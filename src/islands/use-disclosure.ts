import { useEffect, useEffectEvent, useRef } from 'react';
import type { FocusEvent, MouseEvent, PointerEvent } from 'react';
import { closePopover, openPopover, usePopoverOpen } from './browser-facts';

/** How long the pointer may be away before the panel closes, in ms: time to travel into it. */
const LEAVE_DELAY = 220;
/** A press this soon after hover has opened the panel means "open", not "close", in ms. */
const SAME_GESTURE = 400;

/**
 * The popover `id` opens while a mouse is over the item that holds it and its button, and closes
 * when mouse or focus have left. Touch and pen keep the button's own press.
 */
export function useDisclosure(id: string) {
  const open = usePopoverOpen(id);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const openedAt = useRef(-Infinity);

  const openByHover = () => {
    clearTimeout(leaving.current);
    if (openPopover(id)) openedAt.current = performance.now();
  };

  // The mouse may have come before this code, and CSS has opened the panel.
  const takeOver = useEffectEvent(() => {
    const isOver = document.getElementById(id)?.parentElement?.matches(':hover');
    if (isOver && matchMedia('(hover: hover)').matches) openByHover();
  });
  useEffect(() => {
    takeOver();
    return () => clearTimeout(leaving.current);
  }, []);

  const item = {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') openByHover();
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') leaving.current = setTimeout(closePopover, LEAVE_DELAY, id);
    },
    /** The panel must not cover what the visitor tabs to (WCAG 2.4.11). */
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) closePopover(id);
    },
  };
  const button = {
    onClick: (event: MouseEvent) => {
      if (performance.now() - openedAt.current < SAME_GESTURE) event.preventDefault();
    },
  };
  return { open, item, button };
}
