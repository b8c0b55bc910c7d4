import type { ImageMetadata } from 'astro';

const PICTURES = import.meta.glob<{ default: ImageMetadata }>('../../assets/pictures/*', {
  eager: true,
});

/**
 * The picture with this file name.
 * @throws when it is not in src/assets/pictures, with the names that are
 */
export function getPicture(name: string): ImageMetadata {
  const picture = PICTURES[`../../assets/pictures/${name}`];
  if (picture) return picture.default;
  const known = Object.keys(PICTURES).map((path) => path.split('/').at(-1));
  throw new Error(
    `There is no picture "${name}" in src/assets/pictures. Write one of ${known.join(', ')}`,
  );
}
