/** Widths of a picture by breakpoint, widest first, as CSS lengths. */
type Steps = Partial<Record<keyof typeof __TOKENS__.screens, string>>;

/**
 * The `sizes` of a picture from the breakpoints of the design.
 * @param steps width from each breakpoint on, widest breakpoint first
 * @param narrow width below all of them
 */
export function sizesFrom(steps: Steps, narrow: string): string {
  const wide = Object.entries(steps).map(
    ([screen, width]) => `(min-width: ${__TOKENS__.screens[screen as keyof Steps]}) ${width}`,
  );
  return [...wide, narrow].join(', ');
}
