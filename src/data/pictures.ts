import type { ImageMetadata } from 'astro';

/** A picture as pages show it. */
export interface Picture {
  image: ImageMetadata;
  /** Its description, for people who cannot see it. */
  alt: string;
  /** Its file name in src/assets/pictures. */
  file: string;
}

const PICTURES = import.meta.glob<ImageMetadata>('/src/assets/pictures/*', {
  eager: true,
  import: 'default',
});

/** The picture of that file name, which the content check has made sure of. */
export function picture(file: string, alt: string): Picture {
  const image = PICTURES[`/src/assets/pictures/${file}`];
  if (!image)
    throw new Error(`There is no picture "${file}": run npm run check:content`);
  return { image, alt, file };
}
