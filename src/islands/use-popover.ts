import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether a popover is open, as the browser says it. The browser opens and closes popovers by
 * itself (button, Escape, press outside), also before this code arrives; the state only follows.
 * Undefined until hydrated, so that the first render equals the HTML as served.
 */
export function usePopover(panel: RefObject<HTMLElement | null>): boolean | undefined {
  const [open, setOpen] = useState<boolean>();
  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    setOpen(element.matches(':popover-open'));
    const follow = (event: ToggleEvent) => {
      setOpen(event.newState === 'open');
    };
    element.addEventListener('toggle', follow);
    return () => {
      element.removeEventListener('toggle', follow);
    };
  }, [panel]);
  return open;
}
