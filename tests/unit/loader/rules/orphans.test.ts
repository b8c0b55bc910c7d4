import { expect, test } from 'vitest';
import { problemsWith, sampleText } from '../../../helpers/sample-content';

const TEXT = sampleText('local/oakfield/springs.md');

/** A local text of a town or a service that does not exist. */
const NAMES = [
  {
    file: 'local/oakfeild/springs.md',
    place: 'local/oakfeild',
    says: 'There is no town "oakfeild". Did you mean "oakfield"? Rename the folder with 1 file, or delete it if the town is gone.',
  },
  {
    file: 'local/oakfield/sprngs.md',
    place: 'local/oakfield/sprngs.md',
    says: 'There is no service "sprngs". Did you mean "springs"? Rename the file, or delete it if the service is gone.',
  },
];

test.each(NAMES)('$file belongs to nothing', ({ file, place, says }) => {
  expect(problemsWith({ [file]: TEXT })).toEqual([
    {
      file: `src/content/${place}`,
      line: null,
      field: null,
      message: says,
    },
  ]);
});

test('all texts of a town that is gone are one problem', () => {
  const changes = {
    'areas/oakfield.md': null,
    'jobs/spring.md': null,
    'local/oakfield/panels.md': TEXT,
    'pages/contact.md': sampleText('pages/contact.md').replace(
      '    - oakfield',
      '    - elmwood',
    ),
  };
  expect(problemsWith(changes)).toEqual([
    expect.objectContaining({
      file: 'src/content/local/oakfield',
      message:
        'There is no town "oakfield". Rename the folder with 2 files, or delete it if the town is gone.',
    }),
  ]);
});

test('all texts of a service that is gone are one problem', () => {
  const changes = {
    'local/oakfield/chimneys.md': TEXT,
    'local/elmwood/chimneys.md': TEXT,
  };
  expect(problemsWith(changes)).toEqual([
    expect.objectContaining({
      file: 'src/content/local/*/chimneys.md',
      message:
        'There is no service "chimneys". Rename the file in 2 folders, or delete it if the service is gone.',
    }),
  ]);
});

test('a town that says what it was called before is named for its folder', () => {
  const town = sampleText('areas/elmwood.md');
  const changes = {
    'areas/elmwood.md': town.replace('name:', 'formerly: [elm-park]\nname:'),
    'local/elm-park/springs.md': TEXT,
  };
  expect(problemsWith(changes)).toEqual([
    expect.objectContaining({
      file: 'src/content/local/elm-park',
      message:
        'The town "elm-park" is called elmwood now. Rename the folder with 1 file to elmwood.',
    }),
  ]);
});
