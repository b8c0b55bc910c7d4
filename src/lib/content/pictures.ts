import type { ImageMetadata } from 'astro';

const PICTURES = import.meta.glob<{ default: ImageMetadata }>('../../assets/pictures/*', {
  eager: true,
});

/**
 * The picture with this file name.
 * @throws when it is not in src/assets/pictures
 */
export function getPicture(name: string): ImageMetadata {
  const picture = PICTURES[`../../assets/pictures/${name}`];
  if (!picture) throw new Error(`There is no picture "${name}": run npm run check:content`);
  return picture.default;
}
