import { expect, test } from 'vitest';
import type { Picture } from '~/loader/read-pictures';
import {
  CARD_PICTURE_WIDTH,
  LARGEST_PICTURE,
  LEAST_PICTURE_HEIGHT,
  PICTURE_WIDTH,
} from '~/schemas/fields';
import {
  problemsWith,
  sampleText,
  withField,
} from '../../../helpers/sample-content';

const LEAST_IMAGE = {
  format: 'jpeg',
  width: PICTURE_WIDTH.least,
  height: LEAST_PICTURE_HEIGHT,
  holdsPosition: false,
};

const HERO: Picture = {
  file: 'src/assets/pictures/hero.jpg',
  unreadable: null,
  size: LARGEST_PICTURE,
  image: LEAST_IMAGE,
};

const FAULTS: { what: string; picture: Partial<Picture>; says: string }[] = [
  {
    what: 'is not a picture',
    picture: { image: null },
    says: 'Export it again as JPEG',
  },
  {
    what: 'is too large',
    picture: { size: 20_000_000 },
    says: 'The picture has 20.0 MB; 12 MB is',
  },
  {
    what: 'is too small',
    picture: { image: { ...LEAST_IMAGE, width: 900 } },
    says: 'The picture is 900 pixels wide; 1600 is the least',
  },
  {
    what: 'is a mere strip',
    picture: { image: { ...LEAST_IMAGE, height: 1 } },
    says: 'The picture is 1 pixels high; 630 is the least',
  },
  {
    what: 'is of another kind than its name says',
    picture: { image: { ...LEAST_IMAGE, format: 'png' } },
    says: 'called .jpg, but it is a picture of the kind png. Export it again as JPEG.',
  },
  {
    what: 'is a link',
    picture: { unreadable: 'This is a link to another file.' },
    says: 'This is a link to another file.',
  },
];

test.each(FAULTS)('a picture that $what is reported', ({ picture, says }) => {
  expect(problemsWith({}, { pictures: [{ ...HERO, ...picture }] })).toEqual([
    {
      file: HERO.file,
      line: null,
      field: null,
      message: expect.stringContaining(says) as string,
    },
  ]);
});

test.each(['Notes.txt', 'Hero.jpg', 'hero.webp', 'a b.png'])(
  '%s belongs elsewhere',
  (name) => {
    const stray = { ...HERO, file: `src/assets/pictures/${name}` };
    const problems = problemsWith({}, { pictures: [HERO, stray] });
    expect(problems).toEqual([
      {
        file: stray.file,
        line: null,
        field: null,
        message: expect.stringContaining(
          'Only pictures belong here, as .jpg or .png',
        ) as string,
      },
    ]);
  },
);

test('a picture of the least size and the most bytes is no mistake', () => {
  expect(problemsWith({}, { pictures: [HERO] })).toEqual([]);
});

const PHOTO: Picture = {
  ...HERO,
  file: 'src/assets/pictures/img_0412.jpeg',
  image: { ...LEAST_IMAGE, width: CARD_PICTURE_WIDTH },
};

test.each(['jobs/spring.md', 'team/sam.md'])(
  'the photo of %s may be as a phone sends it',
  (file) => {
    const changes = withField(file, 'image: img_0412.jpeg');
    const pictures = [HERO, PHOTO];
    expect(problemsWith(changes, { pictures })).toEqual([]);
  },
);

test('the picture of a style may be as small', () => {
  const styles = `styles:
  - image: img_0412.jpeg
    imageAlt: A flush charcoal door
    name: Flush
    text: Plain and modern.`;
  const changes = withField('services/springs.md', styles);
  const pictures = [HERO, PHOTO];
  expect(problemsWith(changes, { pictures })).toEqual([]);
});

test('the second picture of a service may be as small, and must exist', () => {
  const workPicture = `workPicture:
  image: img_0412.jpeg
  imageAlt: Winding bars in the cone of a spring`;
  const changes = withField('services/springs.md', workPicture);
  expect(problemsWith(changes, { pictures: [HERO, PHOTO] })).toEqual([]);
  expect(problemsWith(changes, { pictures: [HERO] })).toMatchObject([
    {
      file: 'src/content/services/springs.md',
      field: 'workPicture.image',
      message: expect.stringContaining('does not exist') as string,
    },
  ]);
});

test('the picture of the story on the about page may be as small', () => {
  const [top = '', story = ''] =
    sampleText('pages/about.md').split(/(?=^story:)/m);
  const changed = story.replace(/image: .*/, 'image: img_0412.jpeg');
  const changes = { 'pages/about.md': top + changed };
  const pictures = [HERO, PHOTO];
  expect(changed).toContain('img_0412');
  expect(problemsWith(changes, { pictures })).toEqual([]);
});

test('a photo that stands large elsewhere too needs the width for that', () => {
  const changes = {
    ...withField('jobs/spring.md', 'image: img_0412.jpeg'),
    ...withField('areas/oakfield.md', 'image: img_0412.jpeg'),
  };
  const pictures = [HERO, PHOTO];
  expect(problemsWith(changes, { pictures })).toEqual([
    expect.objectContaining({
      file: PHOTO.file,
      message: expect.stringContaining('840 pixels wide; 1600') as string,
    }),
  ]);
});
