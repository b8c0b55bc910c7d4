import type { LocalImageService } from 'astro';
import sharpService from 'astro/assets/services/sharp';
import sharp from 'sharp';

/** What is asked of a picture that is cut. */
interface Crop {
  position?: string;
  width?: number;
  height?: number;
}

/** Left, top and width of a part of a picture, in percent; its height follows from its shape. */
const PART = /^(\d+) (\d+) (\d+)$/;

/** Astro's own service, which can also cut out a part that a position such as `53 41 44` names. */
const service: LocalImageService = {
  ...sharpService,
  transform: async (input, options, ...rest) => {
    const { position = '', width = 0, height = 0 } = options as Crop & typeof options;
    const [, ...part] = PART.exec(position) ?? [];
    if (part.length === 0) return sharpService.transform(input, options, ...rest);
    const [left = 0, top = 0, across = 0] = part.map((percent) => Number(percent) / 100);
    const source = await sharp(input).metadata();
    const cut = Math.round(Math.min(across, 1 - left) * source.width);
    const region = {
      left: Math.round(left * source.width),
      top: Math.round(top * source.height),
      width: cut,
      height: Math.min(Math.round((cut * height) / width), Math.round((1 - top) * source.height)),
    };
    const output = await sharp(input).extract(region).png({ compressionLevel: 0 }).toBuffer();
    return sharpService.transform(output, { ...options, position: undefined }, ...rest);
  },
};
export default service;
