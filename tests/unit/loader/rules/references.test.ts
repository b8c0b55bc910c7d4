import { describe, expect, test } from 'vitest';
import {
  expectLineReported,
  expectReported,
} from '../../../helpers/field-mistake';
import { problemsWith, sampleText } from '../../../helpers/sample-content';

/** A field of a name that leads nowhere. */
const FIELDS = [
  {
    file: 'services/springs.md',
    written: 'icon: sprin',
    says: 'Did you mean "spring"? Write one of spring, badge-check,',
  },
  {
    file: 'testimonials/ann-b.md',
    written: 'service: sprngs',
    says: 'names the service "sprngs", which does not exist.',
  },
  {
    file: 'testimonials/ann-b.md',
    written: 'service: Springs',
    says: 'Did you mean "springs"?',
  },
  {
    file: 'services/springs.md',
    written: 'icon: spring.svg',
    says: 'Did you mean "spring"?',
  },
  {
    file: 'services/springs.md',
    written: 'image: src/assets/pictures/hero.JPG',
    says: 'Did you mean "hero.jpg"?',
  },
];

/** A line of a list or a group that leads nowhere. */
const LINES = [
  {
    file: 'areas/oakfield.md',
    start: '  - elmwood',
    written: '  - oakfield',
    field: 'neighbors, item 1',
    says: 'names its own file. Remove the line.',
  },
  {
    file: 'areas/oakfield.md',
    start: '  - elmwood',
    written: '  - closter',
    field: 'neighbors, item 1',
    says: 'names the town "closter"',
  },
  {
    file: 'business.yml',
    start: '  - springs',
    written: '  - chimneys',
    field: 'featuredServices, item 1',
    says: 'names the service "chimneys"',
  },
  {
    file: 'pages/contact.md',
    start: '    - oakfield',
    written: '    - closter',
    field: 'shop.areas, item 1',
    says: 'Write one of elmwood, oakfield.',
  },
  {
    file: 'pages/home.md',
    start: '      link:',
    written: '      link: service:door',
    field: 'whyChoose.cards, item 1.link',
    says: '"door"',
  },
  {
    file: 'pages/contact.md',
    start: '  image:',
    written: '  image: hreo.jpg',
    field: 'card.image',
    says: 'Did you mean "hero.jpg"? Put the picture',
  },
];

describe('a name that leads nowhere is reported with its line, and the names there are', () => {
  test.each(FIELDS)('$written: $says', (mistake) => {
    expectReported(mistake);
  });

  test.each(LINES)('$written: $says', (mistake) => {
    expectLineReported(mistake);
  });

  test('in every file that names a town which is gone', () => {
    expect(problemsWith({ 'areas/elmwood.md': null })).toEqual([
      expect.objectContaining({
        file: 'src/content/areas/oakfield.md',
        field: 'neighbors, item 1',
        message: expect.stringContaining('names the town "elmwood"') as string,
      }),
    ]);
  });

  test('when the folder of pictures is empty', () => {
    expect(problemsWith({}, { pictures: [] })).toContainEqual(
      expect.objectContaining({
        message:
          'names the picture "hero.jpg", which does not exist. Put the picture into src/assets/pictures or correct the name.',
      }),
    );
  });
});

test('a name that a town or a service had before is reported with the one it has now', () => {
  const changes = {
    'areas/elmwood.md': null,
    'areas/elm-park.md': sampleText('areas/elmwood.md').replace(
      'name:',
      'formerly: [elmwood]\nname:',
    ),
  };
  expect(problemsWith(changes)).toEqual([
    expect.objectContaining({
      file: 'src/content/areas/oakfield.md',
      field: 'neighbors, item 1',
      message:
        'names the town "elmwood", which is called elm-park now. Write elm-park.',
    }),
  ]);
});
