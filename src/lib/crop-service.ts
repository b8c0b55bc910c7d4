import type { LocalImageService } from 'astro';
import sharpService from 'astro/assets/services/sharp';
import sharp, { type Region } from 'sharp';

interface Size {
  width: number;
  height: number;
}

/** A part of a picture, in shares of its width and height; its own height follows from its shape. */
interface Part {
  left: number;
  top: number;
  width: number;
}

/** Left, top and width of a part in percent, such as `53 41 44`. */
const PART = /^(\d+) (\d+) (\d+)$/;

/** The part that a position names; null for the positions that Astro knows. */
function parsePart(position: unknown): Part | null {
  const match = PART.exec(String(position));
  if (!match) return null;
  const [left = 0, top = 0, width = 0] = match
    .slice(1)
    .map((percent) => Number(percent) / 100);
  return { left, top, width };
}

/** The pixels of a part in the shape of the picture that is asked for; they end where the source ends. */
function regionOf(part: Part, source: Size, shape: Size): Region {
  const left = Math.round(part.left * source.width);
  const top = Math.round(part.top * source.height);
  const width = Math.min(
    Math.round(part.width * source.width),
    source.width - left,
  );
  const height = Math.round((width * shape.height) / shape.width);
  return { left, top, width, height: Math.min(height, source.height - top) };
}

async function crop(
  input: Uint8Array,
  part: Part,
  shape: Size,
): Promise<Uint8Array> {
  // Upright first: a phone saves a picture as the sensor lies, and notes how to turn it.
  const upright = sharp(input).autoOrient();
  const { autoOrient: size } = await upright.metadata();
  const region = regionOf(part, size, shape);
  // PNG loses nothing, and without compression takes no time.
  return upright.extract(region).png({ compressionLevel: 0 }).toBuffer();
}

/** Astro's own service, which can also cut out a part that a position such as `53 41 44` names. */
const service: LocalImageService = {
  ...sharpService,
  transform: async (input, options, ...rest) => {
    const part = parsePart(options['position']);
    if (!part) return sharpService.transform(input, options, ...rest);
    const shape = {
      width: Number(options['width']),
      height: Number(options['height']),
    };
    const cropped = await crop(input, part, shape);
    return sharpService.transform(
      cropped,
      { ...options, position: undefined },
      ...rest,
    );
  },
};
export default service;
