import { useEffect, type RefObject } from 'react';

/**
 * Closes a popover when focus moves on to something outside of `item`, so that it covers nothing
 * the visitor tabs to (WCAG 2.4.11). Another window or a press beside it is the browser's business.
 * @param item holds both the button and the panel
 */
export function useCloseOnLeave(
  item: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
) {
  useEffect(() => {
    const host = item.current;
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !host?.contains(relatedTarget))
        panel.current?.hidePopover();
    };
    host?.addEventListener('focusout', leave);
    return () => {
      host?.removeEventListener('focusout', leave);
    };
  }, [item, panel]);
}
