import type { ImageMetadata } from 'astro';
import { getImage } from 'astro:assets';
import sharp from 'sharp';
import { positionOf, type Crop } from '../lib/crop.ts';

/** A picture as pages show it. */
export interface Picture {
  image: ImageMetadata;
  /** Its description, for people who cannot see it. */
  alt: string;
  /** The path of its file. */
  file: string;
}

/** A picture of the content. Astro's type leaves out its path, the only part that may be read without publishing it. */
export const picture = (image: ImageMetadata, alt: string): Picture => ({
  image,
  alt,
  file: (image as ImageMetadata & { fsPath: string }).fsPath,
});

/** The least width of a picture at the top of a page, in pixels. */
const LEAST_WIDTH = 1600;

/** AVIF quality on phones, 1–100, of a picture with many small parts, such as a whole house: they are many bytes. */
export const PHONE_QUALITY_OF_DETAIL = 30;

/** How many tones of a picture stand in its place until it has come. */
const TONES = 4;

/** Measured once for all pages that show the picture. */
const tones = new Map<string, Promise<string[]>>();

/** The tones of a picture from its top to its foot, as colors. */
export function tonesOf({ file }: Picture): Promise<string[]> {
  const measured = tones.get(file) ?? measureTones(file);
  tones.set(file, measured);
  return measured;
}

/** Whether a picture is wide enough for the top of a page. */
export async function isLarge({ file }: Picture): Promise<boolean> {
  const { autoOrient } = await sharp(file).metadata();
  return autoOrient.width >= LEAST_WIDTH;
}

async function measureTones(file: string): Promise<string[]> {
  const pixels = await sharp(file)
    .autoOrient()
    .resize(1, TONES, { fit: 'fill' })
    .toColorspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer();
  return Array.from(
    { length: TONES },
    (_, row) => `#${pixels.toString('hex', row * 3, row * 3 + 3)}`,
  );
}

/** What content says of a picture that may be left out. */
interface PhotoFields {
  image: ImageMetadata;
  imageAlt: string;
  focalPoint?: { x: number; y: number } | undefined;
}

/** A picture with the point of it that stays in sight, as Photo.astro takes them. */
export function photo({ image, imageAlt, focalPoint }: PhotoFields) {
  return { picture: picture(image, imageAlt), focalPoint };
}

/**
 * The width and height of a whole picture, in pixels. They are those of a copy that getImage returns:
 * reading the import itself would publish the original.
 * @param widths those that it is offered in, as for plainImage
 */
export async function originalSize(
  picture: Picture,
  widths: readonly number[],
): Promise<{ width: number; height: number }> {
  const { options } = await plainImage(picture, widths);
  return options.src as ImageMetadata;
}

/**
 * The picture for browsers without AVIF and for search engines, of a middle width.
 * @param widths those that it is offered in, in pixels
 * @param crop what it is cut to; all of it without
 */
export async function plainImage(
  { image }: Picture,
  widths: readonly number[],
  crop?: Crop,
) {
  const width = widths[Math.floor(widths.length / 2)];
  const options = { src: image, format: 'webp', width, quality: 70 } as const;
  if (crop === undefined || width === undefined) return getImage(options);
  const height = Math.round(width / crop.ratio);
  return getImage({
    ...options,
    height,
    fit: 'cover',
    position: positionOf(crop.part),
  });
}
