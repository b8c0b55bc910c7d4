import { useEffect, useState, type RefObject } from 'react';

/** Whether the pointer rests on an element or focus is inside it. */
export function useAttention(root: RefObject<HTMLElement | null>): boolean {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const listeners = new AbortController();
    const on = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      listener: (event: HTMLElementEventMap[Name]) => void,
    ) => {
      element.addEventListener(name, listener, { signal: listeners.signal });
    };
    setHovered(element.matches(':hover') && matchMedia('(hover: hover)').matches);
    setFocused(element.matches(':focus-within'));
    on('mouseenter', () => {
      setHovered(true);
    });
    on('mouseleave', () => {
      setHovered(false);
    });
    on('focusin', () => {
      setFocused(true);
    });
    on('focusout', ({ relatedTarget }) => {
      setFocused(relatedTarget instanceof Node && element.contains(relatedTarget));
    });
    return () => {
      listeners.abort();
    };
  }, [root]);
  return hovered || focused;
}
