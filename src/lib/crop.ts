/** A part of a picture, in percent of its width and height; its own height follows from the ratio. */
export interface Part {
  left: number;
  top: number;
  width: number;
}

export interface Crop {
  /** Width ÷ height of the crop. */
  ratio: number;
  /** Where it lies; the middle without it. */
  part?: Part | undefined;
}

/** A part as `position` of an image, as the crop service reads it. */
export function positionOf(part: Part | undefined): string | undefined {
  return (
    part && `${String(part.left)} ${String(part.top)} ${String(part.width)}`
  );
}

/**
 * The largest part of a picture in another shape that has a point as near to its middle as the edges let it.
 * @param point in percent
 * @param ratio width ÷ height of the part
 * @param shape width ÷ height of the picture
 * @param share how much of that part it shows across, such as 0.5 for half of it: what a small picture is about
 */
export function partAround(
  point: { x: number; y: number },
  ratio: number,
  shape: number,
  share = 1,
): Part {
  const width = Math.min(1, ratio / shape) * 100 * share;
  const height = Math.min(1, shape / ratio) * 100 * share;
  const startOf = (middle: number, length: number) =>
    Math.round(Math.min(Math.max(middle - length / 2, 0), 100 - length));
  return {
    left: startOf(point.x, width),
    top: startOf(point.y, height),
    width: Math.floor(width),
  };
}
