/** The figures of a computed color such as `rgb(255, 255, 255)`. */
const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);

function luminance(color: string): number {
  const [, , , alpha] = channels(color);
  if (alpha === 0) return NaN;
  const [red = 0, green = 0, blue = 0] = channels(color).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two computed colors (WCAG 2.2), 1 to 21; NaN where one is transparent. */
export function contrast(one: string, other: string): number {
  const [first, second] = [luminance(one), luminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}
