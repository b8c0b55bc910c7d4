import { useState, type FocusEvent, type PointerEvent } from 'react';

const CAROUSEL = '[aria-roledescription=carousel]';

/** Whether a mouse or the keyboard was there before this code. */
const wasAlready = (pseudoClass: string) =>
  typeof document !== 'undefined' &&
  document.querySelector(CAROUSEL + pseudoClass) !== null;

/**
 * Whether a mouse rests on the carousel, or keyboard focus is inside. A tap is neither, nor is its
 * focus.
 */
export function useAttention() {
  const [hovered, setHovered] = useState(
    () => wasAlready(':hover') && matchMedia('(hover: hover)').matches,
  );
  const [focused, setFocused] = useState(() => wasAlready(' :focus-visible'));
  const handlers = {
    onPointerEnter: ({ pointerType }: PointerEvent) =>
      setHovered(pointerType === 'mouse'),
    onPointerLeave: () => setHovered(false),
    onFocus: ({ target }: FocusEvent) =>
      setFocused(target.matches(':focus-visible')),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) setFocused(false);
    },
  };
  return { hovered, focused, handlers };
}
