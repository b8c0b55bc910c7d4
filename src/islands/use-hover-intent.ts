import { useEffect, useRef, type RefObject } from 'react';

/** How long the pointer may be away before the panel closes, in ms: time to travel into it. */
const LEAVE_DELAY = 220;
/** A press this soon after hover has opened the panel means "open", not "close", in ms. */
const SAME_GESTURE = 400;

/**
 * Opens a popover while a mouse is over `item`, and closes it when it has left. Touch and pen
 * keep the button's own press.
 * @param item holds both the button and the panel
 */
export function useHoverIntent(
  item: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const [host, trigger, popover] = [item.current, button.current, panel.current];
    if (!host || !trigger || !popover) return;
    let openedAt = -Infinity;
    const open = () => {
      clearTimeout(timer.current);
      if (popover.matches(':popover-open')) return;
      openedAt = performance.now();
      popover.showPopover();
    };
    const enter = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') open();
    };
    const leave = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      timer.current = setTimeout(() => {
        popover.hidePopover();
      }, LEAVE_DELAY);
    };
    const press = (event: MouseEvent) => {
      if (performance.now() - openedAt < SAME_GESTURE) event.preventDefault();
    };
    if (matchMedia('(hover: hover)').matches && host.matches(':hover')) open();
    host.addEventListener('pointerenter', enter);
    host.addEventListener('pointerleave', leave);
    trigger.addEventListener('click', press);
    return () => {
      clearTimeout(timer.current);
      host.removeEventListener('pointerenter', enter);
      host.removeEventListener('pointerleave', leave);
      trigger.removeEventListener('click', press);
    };
  }, [item, button, panel]);
}
