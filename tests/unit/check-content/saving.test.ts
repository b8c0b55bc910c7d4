import { describe, expect, test } from 'vitest';
import { ContentCopy, problemOf } from '../../helpers/content-copy';

const SERVICE = 'services/panel-replacement.md';
const TOWN = 'areas/westwood.md';

describe('a value that YAML takes for something else is told with its quotes', () => {
  test.each([
    [SERVICE, 'title:', '2024-01-01', 'a date'],
    [SERVICE, 'title:', '1234567', 'a number'],
    ['areas/fort-lee.md', 'name:', 'false', 'yes or no'],
  ])('%s %s %s', (file, start, value, kind) => {
    const content = new ContentCopy();
    content.replaceLine(file, start, `${start} ${value}`);
    expect(content.check()).toEqual([
      problemOf(
        file,
        content.lineOf(file, start),
        start.replace(':', ''),
        `is read as ${kind}, as it has no quotes. Write '${value}', with straight quotes.`,
      ),
    ]);
  });

  test('a ZIP code, with the zero that a number loses', () => {
    const content = new ContentCopy();
    content.replaceLine(TOWN, "  - '07675'", '  - 07675');
    expect(content.check()).toEqual([
      problemOf(
        TOWN,
        content.lineOf(TOWN, '  - 07675'),
        'zips, item 1',
        "is read as a number, as it has no quotes. Write '07675', with straight quotes.",
      ),
    ]);
  });

  test('a ZIP code in curly quotes', () => {
    const content = new ContentCopy();
    content.replaceLine(TOWN, "  - '07675'", '  - “07675”');
    expect(content.check()).toEqual([
      problemOf(
        TOWN,
        content.lineOf(TOWN, '  - “07675”'),
        'zips, item 1',
        "stands in curly quotes, which the page would show. Write straight quotes (') around the text, or none.",
      ),
    ]);
  });
});

describe('a field without a value', () => {
  test('is told as empty, with what to write', () => {
    const content = new ContentCopy();
    content.replaceLine(SERVICE, 'price:', 'price:');
    expect(content.check()).toEqual([
      problemOf(
        SERVICE,
        content.lineOf(SERVICE, 'price:'),
        'price',
        'is empty. Write it: The starting price, written "Starting at $120".',
      ),
    ]);
  });
});

describe('a file saved in a way that cannot be read', () => {
  const encoding =
    'The file is saved in an encoding that cannot be read. Save it again and choose UTF-8 under "Encoding".';

  test('as UTF-16', () => {
    const content = new ContentCopy();
    const text = `\uFEFF${content.read(SERVICE)}`;
    content.write(SERVICE, Buffer.from(text, 'utf16le'));
    expect(content.check()).toEqual([problemOf(SERVICE, null, null, encoding)]);
  });

  test('as Windows-1252', () => {
    const content = new ContentCopy();
    const text = content.read(SERVICE).replace('title: Panel', 'title: Pánel');
    content.write(SERVICE, Buffer.from(text, 'latin1'));
    expect(content.check()).toEqual([problemOf(SERVICE, null, null, encoding)]);
  });

  test('the file of the firm, missing', () => {
    const content = new ContentCopy();
    content.remove('business.yml');
    expect(content.check()).toEqual([
      problemOf(
        'business.yml',
        null,
        null,
        'This file is missing. Put it back; the site cannot be made without it.',
      ),
    ]);
  });

  test('the file of the firm, empty', () => {
    const content = new ContentCopy();
    content.write('business.yml', '');
    expect(content.check()).toEqual([
      problemOf('business.yml', 1, null, expect.stringMatching(/^The file has no fields\./)),
    ]);
  });
});

describe('the lines of hyphens', () => {
  test('the second one is missing', () => {
    const content = new ContentCopy();
    const [, fields = '', ...body] = content.read(SERVICE).split('---\n');
    content.write(SERVICE, `---\n${fields}${body.join('')}`);
    expect(content.check()).toEqual([
      problemOf(
        SERVICE,
        1,
        null,
        'The second line of three hyphens (---) is missing. Write it between the fields and the text.',
      ),
    ]);
  });

  test('the second one holds something else', () => {
    const content = new ContentCopy();
    content.write(SERVICE, content.read(SERVICE).replace('\n---\n', '\n----\n'));
    expect(content.check()).toEqual([
      problemOf(
        SERVICE,
        content.lineOf(SERVICE, '----'),
        null,
        expect.stringMatching(/^This line ends the fields and must be three hyphens/),
      ),
    ]);
  });

  test('both have spaces behind them, which is no mistake', () => {
    const content = new ContentCopy();
    content.write(SERVICE, content.read(SERVICE).replaceAll('---\n', '--- \n'));
    expect(content.check()).toEqual([]);
  });

  test.each([
    ['—', /^The first line holds a long dash/],
    ['\n---', /Remove the empty lines above the hyphens\.$/],
  ])('the first one is %j', (line, message) => {
    const content = new ContentCopy();
    content.write(SERVICE, content.read(SERVICE).replace('---', line));
    expect(content.check()).toEqual([problemOf(SERVICE, 1, null, expect.stringMatching(message))]);
  });
});

describe('a line that cannot be read', () => {
  test.each(['"', "'"])('because a quote (%s) is not closed', (quote) => {
    const content = new ContentCopy();
    content.replaceLine(SERVICE, 'imageAlt:', `imageAlt: ${quote}A door with a dented panel`);
    expect(content.check()[0]).toEqual(
      problemOf(
        SERVICE,
        content.lineOf(SERVICE, 'imageAlt:'),
        null,
        'The text cannot be read: a quote is opened and not closed, or closed too early. Write one at each end.',
      ),
    );
  });

  test('because of a space copied from a web page', () => {
    const content = new ContentCopy();
    content.replaceLine(SERVICE, 'imageAlt:', 'imageAlt:\u00A0A door with a dented panel');
    expect(content.check()[0]).toEqual(
      problemOf(SERVICE, expect.any(Number) as number, null, expect.any(String)),
    );
  });

  test('by Astro only, is told all the same', () => {
    const content = new ContentCopy();
    content.replaceLine(SERVICE, 'order:', 'order: !!int five');
    expect(content.check()).toEqual([
      problemOf(
        SERVICE,
        expect.any(Number) as number,
        null,
        expect.stringMatching(/^The line cannot be read/),
      ),
    ]);
  });
});

describe('the text below the fields', () => {
  test.each([
    ['# Panel Replacement', /^This heading has one #/],
    ['![A dent](dent.jpg)', /^A picture cannot stand in the text/],
    ['We give a {warranty}.', /^The text holds \{warranty\}/],
  ])('may not hold %s', (line, message) => {
    const content = new ContentCopy();
    content.write(SERVICE, `${content.read(SERVICE)}\n${line}\n`);
    expect(content.check()).toEqual([
      problemOf(SERVICE, content.lineOf(SERVICE, line), null, expect.stringMatching(message)),
    ]);
  });
});
