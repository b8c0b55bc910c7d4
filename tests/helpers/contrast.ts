/** Red, green, blue, 0 to 255. */
export type Rgb = readonly [number, number, number];

function computed(value: number): number {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Pictures have millions of pixels, and only these values. */
const CHANNELS = Array.from({ length: 256 }, (_, value) => computed(value));

function channel(value: number): number {
  return CHANNELS[value] ?? computed(value);
}

/** Relative luminance (WCAG 2.2), 0 to 1. */
export function luminance([red, green, blue]: Rgb): number {
  return (
    0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue)
  );
}

/** Contrast ratio of two colors (WCAG 2.2), 1 to 21. */
export function contrast(a: Rgb, b: Rgb): number {
  const first = luminance(a);
  const second = luminance(b);
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** The color of a hex value such as `#0B1B2B`. */
export function rgbOfHex(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** The color of a computed value such as `rgb(255, 255, 255)`. */
export function rgbOfCss(css: string): Rgb {
  const [red = 0, green = 0, blue = 0] = (css.match(/[\d.]+/g) ?? []).map(
    Number,
  );
  return [red, green, blue];
}
