import { describe, expect, test } from 'vitest';
import { ContentCopy, problemOf } from '../../helpers/content-copy';

const SERVICE = 'services/panel-replacement.md';

describe('a file where nothing reads it', () => {
  test.each([
    ['servces/door-painting.md', /Did you mean "services"\?/],
    ['door-painting.md', /^Nothing reads this file\. Move it/],
    ['buisness.yml', /Did you mean "business\.yml"\?/],
    ['services/painting/doors.md', /Move it to src\/content\/services\/doors\.md\.$/],
    ['local/panel-replacement.md', /lies in the folder of its town/],
    ['local/fort-lee/more/panel-replacement.md', /lies in the folder of its town/],
    ['services/door-painting.MD', /^Only Markdown files belong here/],
    ['services/door-painting.yaml', /^Only Markdown files belong here/],
  ])('%s', (file, message) => {
    const content = new ContentCopy();
    content.write(file, content.read(SERVICE));
    expect(content.check()).toEqual([problemOf(file, null, null, expect.stringMatching(message))]);
  });
});

test('two files whose names differ only in capitals make one address', () => {
  const content = new ContentCopy();
  content.write(
    'services/Panel-Replacement.md',
    content.read(SERVICE).replace('title: Panel Replacement', 'title: Another Panel'),
  );
  expect(content.check()).toEqual([
    problemOf(
      'services/Panel-Replacement.md',
      null,
      null,
      expect.stringMatching(/such as panel-replacement\.md\.$/),
    ),
    problemOf(
      SERVICE,
      null,
      null,
      expect.stringMatching(
        /^The file name makes the same address as in src\/content\/services\/Panel-Replacement\.md/,
      ),
    ),
  ]);
});

test.each(['404', 'contact', 'door-replacement'])(
  '%s is an address that the site needs',
  (name) => {
    const content = new ContentCopy();
    const file = `services/${name}.md`;
    content.write(file, content.read(SERVICE).replace(/^title: .*$/m, 'title: Another Panel'));
    expect(content.check()).toEqual([
      problemOf(
        file,
        null,
        null,
        expect.stringMatching(/makes an address that the site already uses/),
      ),
    ]);
  },
);

describe('a town in the wrong place', () => {
  test('a longitude without its minus sign is told with the miles', () => {
    const content = new ContentCopy();
    const file = 'areas/westwood.md';
    content.replaceLine(file, '  longitude:', '  longitude: 74.0309');
    expect(content.check()).toEqual([
      problemOf(
        file,
        content.lineOf(file, 'location:'),
        'location',
        expect.stringMatching(/^lies \d{4} miles from the shop\..+ minus sign\.$/),
      ),
    ]);
  });
});

describe('what is removed and still named', () => {
  test('a service: each place that names it is told, its local texts once', () => {
    const content = new ContentCopy();
    content.addLocalTexts('westwood');
    content.addLocalTexts('fort-lee');
    content.remove('services/broken-spring-replacement.md');
    const told = content.check();
    expect(told.map(({ file, field }) => [file, field])).toEqual([
      [ContentCopy.path('testimonials/dana-r.md'), 'service'],
      [ContentCopy.path('business.yml'), 'featuredServices, item 2'],
      [ContentCopy.path('local/*/broken-spring-replacement.md'), null],
    ]);
    expect(told.at(-1)?.message).toBe(
      '2 texts are about the service "broken-spring-replacement", which does not exist. Rename them, or delete them if the service is no longer offered: fort-lee, westwood.',
    );
  });

  test('a town: its folder of local texts is told once', () => {
    const content = new ContentCopy();
    content.addLocalTexts('westwood');
    content.remove('areas/westwood.md');
    expect(content.check()).toEqual([
      problemOf(
        'local/westwood',
        null,
        null,
        expect.stringMatching(/^The folder "westwood" is not a town\..+ or delete it/),
      ),
    ]);
  });
});
