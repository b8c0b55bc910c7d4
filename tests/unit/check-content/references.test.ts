import { describe, expect, test } from 'vitest';
import { ContentCopy, problemOf } from '../../helpers/content-copy';

const SERVICE = 'services/panel-replacement.md';
const CONTACT = 'pages/contact.md';

function unknownName(kind: string, name: string): unknown {
  return expect.stringMatching(
    new RegExp(`^names the ${kind} "${name}", which does not exist\\. Write one of \\S+, .+\\.$`),
  );
}

describe('a name that leads nowhere is told with the names that exist', () => {
  test('the service of a testimonial', () => {
    const file = 'testimonials/dana-r.md';
    const content = new ContentCopy();
    content.replaceLine(file, 'service:', 'service: chimney-sweeping');
    expect(content.check()).toEqual([
      problemOf(
        file,
        content.lineOf(file, 'service:'),
        'service',
        unknownName('service', 'chimney-sweeping'),
      ),
    ]);
  });

  test('a town beside a town', () => {
    const file = 'areas/westwood.md';
    const content = new ContentCopy();
    content.replaceLine(file, 'neighbors:', 'neighbors:', '  - closter');
    expect(content.check()).toEqual([
      problemOf(
        file,
        content.lineOf(file, '  - closter'),
        'neighbors, item 1',
        unknownName('town', 'closter'),
      ),
    ]);
  });

  test('a featured service', () => {
    const content = new ContentCopy();
    const kept = '  - broken-spring-replacement';
    content.replaceLine('business.yml', kept, '  - chimney-sweeping');
    expect(content.check()).toEqual([
      problemOf(
        'business.yml',
        content.lineOf('business.yml', '  - chimney-sweeping'),
        'featuredServices, item 2',
        unknownName('service', 'chimney-sweeping'),
      ),
    ]);
  });

  test('a town on the contact page', () => {
    const content = new ContentCopy();
    content.replaceLine(CONTACT, '    - teaneck', '    - closter');
    expect(content.check()).toEqual([
      problemOf(
        CONTACT,
        content.lineOf(CONTACT, '    - closter'),
        'shop.areas, item 5',
        unknownName('town', 'closter'),
      ),
    ]);
  });

  test('the service of a why-choose card', () => {
    const content = new ContentCopy();
    const link = '      link: service:new-garage-door-installations';
    content.replaceLine('pages/home.md', link, '      link: service:chimney-sweeping');
    expect(content.check()).toEqual([
      problemOf(
        'pages/home.md',
        content.lineOf('pages/home.md', '      link: service:chimney-sweeping'),
        'whyChoose.cards, item 2.link',
        unknownName('service', 'chimney-sweeping'),
      ),
    ]);
  });

  test('a claim in the copy of a page', () => {
    const content = new ContentCopy();
    content.replaceLine('pages/not-found.md', 'text:', 'text: We give a {warrenty} on all we do.');
    expect(content.check()).toEqual([
      problemOf(
        'pages/not-found.md',
        content.lineOf('pages/not-found.md', 'text:'),
        'text',
        expect.stringMatching(
          /^names \{warrenty\}, which is neither .+\. Did you mean \{warranty\}\? Write one of \{warranty\}, .+\.$/,
        ),
      ),
    ]);
  });
});

describe('a file that is not there', () => {
  test('the copy of a screen', () => {
    const content = new ContentCopy();
    content.remove('pages/about.md');
    expect(content.check()).toEqual([
      problemOf('pages', null, null, expect.stringMatching(/^No file here says "page: about"\./)),
    ]);
  });

  test('the picture of a service', () => {
    const content = new ContentCopy();
    content.replaceLine(SERVICE, 'image:', 'image: no-such-picture.jpg');
    expect(content.check()).toEqual([
      problemOf(
        SERVICE,
        content.lineOf(SERVICE, 'image:'),
        'image',
        'names the picture "no-such-picture.jpg", which is not in src/assets/pictures. Put the picture there or correct the name.',
      ),
    ]);
  });

  test('the picture deep inside a page', () => {
    const content = new ContentCopy();
    content.replaceLine(CONTACT, '  image:', '  image: no-such-picture.jpg');
    expect(content.check()).toEqual([
      problemOf(
        CONTACT,
        content.lineOf(CONTACT, '  image:'),
        'hero.image',
        expect.stringContaining('names the picture "no-such-picture.jpg"'),
      ),
    ]);
  });

  test('the icon of a service', () => {
    const content = new ContentCopy();
    content.replaceLine(SERVICE, 'icon:', 'icon: no-such-icon');
    expect(content.check()).toEqual([
      problemOf(
        SERVICE,
        content.lineOf(SERVICE, 'icon:'),
        'icon',
        expect.stringMatching(
          /^names the icon "no-such-icon", which does not exist\. Write one of cable-drum, .+, wrench\.$/,
        ),
      ),
    ]);
  });
});

test('a file that cannot be read is not also told as missing', () => {
  const content = new ContentCopy();
  content.replaceLine('areas/teaneck.md', 'name:', 'name: Teaneck: a town');
  expect(content.check()).toEqual([
    problemOf('areas/teaneck.md', 2, null, expect.stringContaining('The line cannot be read')),
  ]);
});

describe('a list of names written as one text is told, not fatal', () => {
  test.each([
    ['business.yml', 'featuredServices:', 5],
    ['areas/englewood.md', 'neighbors:', 2],
  ])('%s %s', (file, field) => {
    const content = new ContentCopy();
    const lines = content.read(file).split('\n');
    const start = lines.indexOf(field);
    const length = lines.slice(start + 1).findIndex((line) => !line.startsWith('  '));
    lines.splice(start, length === -1 ? lines.length : length + 1, `${field} tenafly`);
    content.write(file, `${lines.join('\n')}\n`);
    expect(content.check()).toEqual([
      problemOf(file, start + 1, field.replace(':', ''), expect.any(String)),
    ]);
  });
});
