import { basename } from 'node:path';
import type { CopyOf } from '../../schemas/pages.ts';
import { fieldProblem } from '../problem.ts';
import type { Picture } from '../read-pictures.ts';
import type { Rule } from './rule.ts';

type Hero = CopyOf<'home'>['hero'];
type Opening = NonNullable<Hero['opening']>;

/** A mistake of a door that opens, and the path of its field. */
interface Fault {
  path: PropertyKey[];
  message: string;
}

/** A picture that must have the shape of the others for the door to open in its place. */
interface Named {
  path: PropertyKey[];
  name: string;
}

/** Width ÷ height of the pictures. */
const WIDE = 16 / 9;

/** How far the shape of a picture may be from that before the door is seen to be off. */
const SLIGHT = 0.005;

function shapeFaults(
  named: readonly Named[],
  pictures: readonly Picture[],
): Fault[] {
  const hasShape = ({ name }: Named) => {
    const { image } =
      pictures.find(({ file }) => basename(file) === name) ?? {};
    // A picture that is missing or broken is reported as such.
    return !image || Math.abs(image.width / image.height / WIDE - 1) < SLIGHT;
  };
  return named
    .filter((picture) => !hasShape(picture))
    .map(({ path, name }) => ({
      path,
      message: `"${name}" must be 16:9, such as 2400 × 1350 pixels, for the door to open in its place. Crop it so, or remove the field opening.`,
    }));
}

function doorwayFaults({ left, top, width, height }: Opening): Fault[] {
  if (left + width <= 100 && top + height <= 100) return [];
  const message =
    'reaches beyond the picture. Left and width must add up to 100 at most, and so must top and height.';
  return [{ path: ['opening'], message }];
}

function phoneFaults({ phoneCrop }: Hero): Fault[] {
  if (!phoneCrop) {
    const message =
      'needs the field phoneCrop beside it, the part that phones show. Write it, or remove the field opening.';
    return [{ path: ['opening'], message }];
  }
  const { left, top, width } = phoneCrop;
  // Phones show a part of 4:3: of a picture of 16:9 that takes a third more of the height.
  if (left + width <= 100 && top + (width * 4) / 3 <= 100) return [];
  const message =
    'reaches beyond the picture, so that the door would open beside its place. Left and width must add up to 100 at most, and so must top and four thirds of the width.';
  return [{ path: ['phoneCrop'], message }];
}

function heroFaults(hero: Hero, pictures: readonly Picture[]): Fault[] {
  if (!hero.opening) return [];
  const named = [
    { path: ['image'], name: hero.image },
    { path: ['opening', 'image'], name: hero.opening.image },
  ];
  return [
    ...shapeFaults(named, pictures),
    ...doorwayFaults(hero.opening),
    ...phoneFaults(hero),
  ].map(({ path, message }) => ({ path: ['hero', ...path], message }));
}

/** A door at the top of the home page that would open beside its place. */
export const opening: Rule = ({ pages }, { pictures }) =>
  pages.flatMap((entry) => {
    if (entry.data?.page !== 'home') return [];
    return heroFaults(entry.data.hero, pictures).map(({ path, message }) =>
      fieldProblem(entry, path, message),
    );
  });
