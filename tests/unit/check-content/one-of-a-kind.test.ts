import { describe, expect, test } from 'vitest';
import { ContentCopy, problemOf } from '../../helpers/content-copy';

const SERVICE = 'services/panel-replacement.md';
const NEW_DOORS = 'services/new-garage-door-installations.md';

/** A service like another one, with a title of its own unless told otherwise. */
function addService(content: ContentCopy, name: string, title = 'Door Painting'): string {
  const file = `services/${name}.md`;
  content.write(file, content.read(SERVICE).replace(/^title: .*$/m, `title: ${title}`));
  return file;
}

test('a second popular service is told with the first', () => {
  const content = new ContentCopy();
  content.replaceLine(SERVICE, 'category:', 'category: other', 'popular: true');
  expect(content.check()).toEqual([
    problemOf(
      SERVICE,
      content.lineOf(SERVICE, 'popular:'),
      'popular',
      `is set on ${ContentCopy.path(NEW_DOORS)} too. Only one service can be the most popular; remove one of the two lines.`,
    ),
  ]);
});

test('popular: false is told to be left out', () => {
  const content = new ContentCopy();
  content.replaceLine(SERVICE, 'category:', 'category: other', 'popular: false');
  expect(content.check()).toEqual([
    problemOf(
      SERVICE,
      content.lineOf(SERVICE, 'popular:'),
      'popular',
      'can only be true. Leave the line out for every other service.',
    ),
  ]);
});

describe('two of the same are told with the other file', () => {
  test('a service and a town of one file name', () => {
    const content = new ContentCopy();
    addService(content, 'teaneck');
    expect(content.check()).toEqual([
      problemOf(
        'areas/teaneck.md',
        null,
        null,
        'The file name makes the same address as in src/content/services/teaneck.md. Each entry needs its own; change one of the two.',
      ),
    ]);
  });

  test('two services of one title', () => {
    const content = new ContentCopy();
    const file = addService(content, 'panel-swap', 'Panel Replacement');
    expect(content.check()).toEqual([
      problemOf(
        file,
        content.lineOf(file, 'title:'),
        'title',
        `is the same as in ${ContentCopy.path(SERVICE)}. Each entry needs its own; change one of the two.`,
      ),
    ]);
  });

  test('two towns of one name', () => {
    const content = new ContentCopy();
    content.replaceLine('areas/fort-lee.md', 'name:', 'name: Dumont');
    expect(content.check()).toEqual([
      problemOf(
        'areas/fort-lee.md',
        content.lineOf('areas/fort-lee.md', 'name:'),
        'name',
        'is the same as in src/content/areas/dumont.md. Each entry needs its own; change one of the two.',
      ),
    ]);
  });

  test('two towns of one heading', () => {
    const content = new ContentCopy();
    content.replaceLine('areas/fort-lee.md', 'title:', 'title: Garage Door Service in Dumont, NJ');
    expect(content.check()).toEqual([
      problemOf(
        'areas/fort-lee.md',
        content.lineOf('areas/fort-lee.md', 'title:'),
        'title',
        'is the same as in src/content/areas/dumont.md. Each entry needs its own; change one of the two.',
      ),
    ]);
  });

  test('two files for one screen', () => {
    const content = new ContentCopy();
    content.write('pages/not-found-again.md', content.read('pages/not-found.md'));
    expect(content.check()).toEqual([
      problemOf(
        'pages/not-found.md',
        content.lineOf('pages/not-found.md', 'page:'),
        'page',
        'is the same as in src/content/pages/not-found-again.md. Each entry needs its own; change one of the two.',
      ),
    ]);
  });
});

describe('a file name that makes no address', () => {
  test.each(['garages-in-teaneck', 'in-a-hurry', 'walk-in'])(
    '%s holds the sign between service and town',
    (name) => {
      const content = new ContentCopy();
      const file = addService(content, name);
      expect(content.check()).toEqual([
        problemOf(
          file,
          null,
          null,
          `The file name "${name}.md" holds "in" between hyphens, which separates service and town in addresses. Rename the file without it.`,
        ),
      ]);
    },
  );

  test.each(['Door-Painting', 'door painting', 'door_painting', 'door--painting', 'dóor painting'])(
    '%s holds something else than small letters, digits and single hyphens',
    (name) => {
      const content = new ContentCopy();
      const file = addService(content, name);
      expect(content.check()).toEqual([
        problemOf(
          file,
          null,
          null,
          `The file name "${name}.md" makes the page address. Use small letters, digits and hyphens only, such as door-painting.md.`,
        ),
      ]);
    },
  );

  test('a name with "in" inside a word does', () => {
    const content = new ContentCopy();
    addService(content, 'door-painting');
    expect(content.check()).toEqual([]);
  });
});
