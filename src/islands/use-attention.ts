import { useState, type FocusEvent, type PointerEvent } from 'react';

/** Whether a mouse or the keyboard came to `root`, a selector, before this code did. */
const came = (root: string, sign: string) =>
  typeof document !== 'undefined' && document.querySelector(root + sign) !== null;

/**
 * Whether a mouse rests on an element, and whether keyboard focus is inside it; `attention` goes
 * to the element. A tap is neither, nor is the focus that a press leaves behind.
 */
export function useAttention(root: string) {
  const [hovered, setHovered] = useState(
    () => came(root, ':hover') && matchMedia('(hover: hover)').matches,
  );
  const [focused, setFocused] = useState(() => came(root, ' :focus-visible'));
  const attention = {
    onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType === 'mouse'),
    onPointerLeave: () => setHovered(false),
    onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) setFocused(false);
    },
  };
  return { hovered, focused, attention };
}
