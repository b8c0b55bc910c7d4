import { describe, expect, test } from 'vitest';
import { ContentCopy, problemOf } from '../../helpers/content-copy';

const SERVICE = 'services/panel-replacement.md';
const REVIEW = 'testimonials/dana-r.md';

describe('a line that cannot be read', () => {
  test('because its text holds a colon', () => {
    const content = new ContentCopy();
    content.replaceLine(SERVICE, 'imageAlt:', 'imageAlt: A door: dented in the middle');
    expect(content.check()).toEqual([
      problemOf(
        SERVICE,
        content.lineOf(SERVICE, 'imageAlt:'),
        null,
        "The line cannot be read. If its text holds a colon or starts with a sign, put the text in straight quotes: 'like this'.",
      ),
    ]);
  });

  test('because it is indented with a tab', () => {
    const content = new ContentCopy();
    content.replaceLine(SERVICE, 'features:', 'features:', '\t- A line');
    expect(content.check()).toEqual([
      problemOf(
        SERVICE,
        content.lineOf(SERVICE, '\t- A line'),
        null,
        'The line cannot be read: it holds a tab. Indent with spaces instead.',
      ),
    ]);
  });

  test('because it stands in curly quotes', () => {
    const content = new ContentCopy();
    content.replaceLine(SERVICE, 'imageAlt:', 'imageAlt: “A door: dented in the middle”');
    expect(content.check()).toEqual([
      problemOf(
        SERVICE,
        content.lineOf(SERVICE, 'imageAlt:'),
        null,
        "The line cannot be read: it holds curly quotes. Write straight quotes (') around the text.",
      ),
    ]);
  });

  test('in the file of the firm', () => {
    const content = new ContentCopy();
    content.replaceLine('business.yml', 'descriptor:', 'descriptor: Doors: all kinds');
    expect(content.check()).toEqual([
      problemOf(
        'business.yml',
        content.lineOf('business.yml', 'descriptor:'),
        null,
        expect.stringContaining('put the text in straight quotes'),
      ),
    ]);
  });
});

describe('a field written twice', () => {
  const message = 'The field is written twice. Keep one of them.';

  test('is told with the second line', () => {
    const content = new ContentCopy();
    content.replaceLine(SERVICE, 'order:', 'order: 5', 'price: Starting at $1');
    const line = content.read(SERVICE).split('\n').lastIndexOf('price: Starting at $150') + 1;
    expect(content.check()).toEqual([problemOf(SERVICE, line, null, message)]);
  });

  test('is not mistaken for a tab that stands harmlessly inside a text', () => {
    const content = new ContentCopy();
    content.replaceLine(REVIEW, 'location:', 'location: Fort\tLee', 'location: Tenafly');
    const line = content.lineOf(REVIEW, 'location: Tenafly');
    expect(content.check()).toEqual([problemOf(REVIEW, line, null, message)]);
  });
});

describe('a file that is not of the expected kind', () => {
  test('has no fields', () => {
    const content = new ContentCopy();
    content.write(REVIEW, 'Only a text.\n');
    expect(content.check()).toEqual([
      problemOf(
        REVIEW,
        1,
        null,
        'The file must start with a line of three hyphens (---), then its fields, then another such line.',
      ),
    ]);
  });

  test.each([REVIEW, 'pages/about.md'])('%s has nothing between its hyphens', (file) => {
    const content = new ContentCopy();
    content.write(file, '---\n\n---\n');
    expect(content.check()).toEqual([
      problemOf(file, 1, null, 'The file has no fields between its two lines of hyphens.'),
    ]);
  });

  test.each(['.markdown', '.txt', ''])('has the ending %j', (ending) => {
    const content = new ContentCopy();
    const file = `services/door-painting${ending}`;
    content.write(file, content.read(SERVICE));
    expect(content.check()).toEqual([
      problemOf(
        file,
        null,
        null,
        'Only Markdown files belong here. Give the file the ending .md, or move it away.',
      ),
    ]);
  });

  test('has no text below its fields', () => {
    const content = new ContentCopy();
    const [, fields = ''] = content.read(SERVICE).split('---\n');
    content.write(SERVICE, `---\n${fields}---\n\n`);
    expect(content.check()).toEqual([
      problemOf(
        SERVICE,
        null,
        null,
        'The text below the second line of hyphens is empty. Write it.',
      ),
    ]);
  });
});

describe('no mistake', () => {
  test.each(['.DS_Store', 'services/.DS_Store', 'services/new.md.crswap'])(
    'is a hidden or passing file such as %s',
    (file) => {
      const content = new ContentCopy();
      content.write(file, '');
      expect(content.check()).toEqual([]);
    },
  );

  test('is a file saved on Windows, with its line ends and its mark at the start', () => {
    const content = new ContentCopy();
    content.write(SERVICE, `\uFEFF${content.read(SERVICE).replaceAll('\n', '\r\n')}`);
    expect(content.check()).toEqual([]);
  });
});

test('several mistakes are told at once', () => {
  const content = new ContentCopy();
  content.replaceLine(SERVICE, 'price:', 'price: $150');
  content.replaceLine(SERVICE, 'order:', 'order: none');
  content.replaceLine(REVIEW, 'rating:', 'rating: 9');
  expect(content.check().map(({ file, field }) => [file, field])).toEqual([
    [ContentCopy.path(SERVICE), 'order'],
    [ContentCopy.path(SERVICE), 'price'],
    [ContentCopy.path(REVIEW), 'rating'],
  ]);
});
