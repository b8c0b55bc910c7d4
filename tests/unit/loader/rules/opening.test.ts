import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import type { CopyOf } from '~/schemas/pages';
import type { Picture } from '~/loader/read-pictures';
import { problemsWith, sampleText } from '../../../helpers/sample-content';

const FILE = 'pages/home.md';

type Hero = Pick<CopyOf<'home'>['hero'], 'image' | 'phoneCrop' | 'opening'>;

const DOORWAY = { left: 60.9, top: 59, width: 26.9, height: 21.5 };
const HERO: Hero = {
  image: 'shut.jpg',
  phoneCrop: { left: 53, top: 39, width: 44 },
  opening: { image: 'open.jpg', ...DOORWAY },
};

const pictureOf = (name: string, width: number): Picture => ({
  file: `src/assets/pictures/${name}`,
  unreadable: null,
  size: 1000,
  image: { format: 'jpeg', width, height: 1350, holdsPosition: false },
});
const PICTURES = [
  pictureOf('shut.jpg', 2400),
  pictureOf('open.jpg', 2400),
  pictureOf('long.jpg', 2700),
  pictureOf('hero.jpg', 2400),
];

/** The problems of a home page whose hero has other fields. */
function problemsOf(fields: Partial<Hero>) {
  const [, front = ''] = sampleText(FILE).split('---\n');
  const page = parse(front) as { hero: object };
  const hero = { ...page.hero, ...HERO, ...fields };
  const text = `---\n${stringify({ ...page, hero })}---\n`;
  return problemsWith({ [FILE]: text }, { pictures: PICTURES }).map(
    ({ field, message }) => ({ field, message }),
  );
}

test('a doorway inside of both pictures is no mistake', () => {
  expect(problemsOf({})).toEqual([]);
});

test('without an opening, the picture may have any shape', () => {
  expect(problemsOf({ image: 'long.jpg', opening: undefined })).toEqual([]);
});

const MISTAKES: { fields: Partial<Hero>; field: string; says: string }[] = [
  {
    fields: { image: 'long.jpg' },
    field: 'hero.image',
    says: '"long.jpg" must be 16:9',
  },
  {
    fields: { opening: { image: 'long.jpg', ...DOORWAY } },
    field: 'hero.opening.image',
    says: '"long.jpg" must be 16:9',
  },
  {
    fields: { opening: { image: 'open.jpg', ...DOORWAY, left: 80 } },
    field: 'hero.opening',
    says: 'Left and width must add up to 100 at most',
  },
  {
    fields: { phoneCrop: undefined },
    field: 'hero.opening',
    says: 'needs the field phoneCrop beside it',
  },
  {
    fields: { phoneCrop: { left: 53, top: 45, width: 44 } },
    field: 'hero.phoneCrop',
    says: 'so must top and four thirds of the width',
  },
];

test.each(MISTAKES)('$field: $says', ({ fields, field, says }) => {
  expect(problemsOf(fields)).toEqual([
    { field, message: expect.stringContaining(says) as string },
  ]);
});
