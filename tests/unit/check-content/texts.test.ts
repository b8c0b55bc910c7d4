import { describe, expect, test } from 'vitest';
import { ContentCopy, problemOf } from '../../helpers/content-copy';

const SERVICE = 'services/panel-replacement.md';
const ALLOWED =
  'A text may link to the pages of this site only, written like /services/panel-replacement.';
const OUTSIDE = `which leads out of the site. ${ALLOWED} Remove the address and keep the words; to call, visitors have the buttons of the page.`;

/** A copy in which a text ends with these lines. */
function ending(text: string, file = SERVICE): ContentCopy {
  const content = new ContentCopy();
  content.write(file, `${content.read(file).trimEnd()}\n\n${text}\n`);
  return content;
}

describe('a link in a text', () => {
  test.each([
    '/',
    '/services',
    '/contact',
    '/services/panel-replacement',
    '/services/panel-replacement-in-fort-lee',
    '/service-areas/fort-lee',
  ])('may lead to %s', (path) => {
    expect(ending(`Read [more](${path}) about it.`).check()).toEqual([]);
  });

  test.each([
    'mailto:office@doors.example',
    'tel:+12015550142',
    'https://www.doors.example/panels',
    'http://localhost:4321/services',
    '//doors.example',
  ])('may not lead to %s, which is told with what to do instead', (href) => {
    const content = ending(`A line.\nRead [more](${href}) about it.`);
    const line = content.lineOf(SERVICE, 'Read [more]');
    expect(content.check()).toEqual([
      problemOf(SERVICE, line, null, `The text links to "${href}", ${OUTSIDE}`),
    ]);
  });

  test.each([
    ['office@doors.example', 'mailto:office@doors.example'],
    ['www.doors.example', 'http://www.doors.example'],
    ['<https://doors.example>', 'https://doors.example'],
  ])('that the site makes of %s is seen too', (text, href) => {
    const content = ending(`Write to ${text} today.`);
    expect(content.check()).toEqual([
      problemOf(
        SERVICE,
        expect.any(Number) as number,
        null,
        `The text links to "${href}", ${OUTSIDE}`,
      ),
    ]);
  });

  test.each([
    ['/services/panel-replacment', ' Did you mean "/services/panel-replacement"?'],
    ['services/panel-replacement', ' Did you mean "/services/panel-replacement"?'],
    ['/services/panel-replacement/', ' Did you mean "/services/panel-replacement"?'],
    ['/services/panel-replacement.html', ' Did you mean "/services/panel-replacement"?'],
    ['/contact#call', ' Did you mean "/contact"?'],
    ['https://easyopen.example/about', ' Did you mean "/about"?'],
    ['/service-areas/fort-le', ' Did you mean "/service-areas/fort-lee"?'],
    ['/nope', ''],
    ['#top', ''],
  ])('to %s, which is no page, is told with the page that was meant', (href, guess) => {
    const content = ending(`Read [more](${href}) about it.`);
    const line = content.lineOf(SERVICE, 'Read [more]');
    expect(content.check()).toEqual([
      problemOf(
        SERVICE,
        line,
        null,
        `The text links to "${href}", which is not a page of this site.${guess} ${ALLOWED}`,
      ),
    ]);
  });

  test('is found in lists and tables, with its line, and in towns and local texts', () => {
    const lines = ['- One', '- Two', '  [three](/three)', '', '| A |', '| --- |', '| [b](/bb) |'];
    for (const file of ['areas/fort-lee.md', 'local/fort-lee/panel-replacement.md']) {
      const content = new ContentCopy();
      content.addLocalTexts('fort-lee');
      content.write(file, `${content.read(file).trimEnd()}\n\n${lines.join('\n')}\n`);
      const places = content.check().filter(({ message }) => message.includes('links to'));
      expect(places.map(({ line }) => line)).toEqual([
        content.lineOf(file, '  [three]'),
        content.lineOf(file, '| [b]'),
      ]);
    }
  });

  test('to a page that has been removed is told', () => {
    const content = ending('See [Dumont](/service-areas/dumont).');
    content.remove('areas/dumont.md');
    const messages = content.check().map(({ message }) => message);
    expect(messages).toContainEqual(expect.stringContaining('links to "/service-areas/dumont"'));
  });

  test('that would be shown as it is written is told', () => {
    const content = ending('A line.\nRead [more](/services/panel replacement) about it.');
    expect(content.check()).toEqual([
      problemOf(
        SERVICE,
        content.lineOf(SERVICE, 'Read [more]'),
        null,
        'This is shown as it is written and is no link. Write [words](/services/panel-replacement), without a space in the address.',
      ),
    ]);
  });
});

describe('HTML in a text is told with its line', () => {
  test.each([
    'Call <b>now</b>, please.',
    '<a href="mailto:office@doors.example">Write</a>',
    '<div>Now</div>',
    '<!-- to do -->',
    'A line<br>break',
  ])('%s', (html) => {
    const content = ending(`A line.\n\n${html}`);
    expect(content.check()).toEqual([
      problemOf(
        SERVICE,
        content.lineOf(SERVICE, html),
        null,
        'This is HTML, which has no place in the text. Remove what stands between < and >; write ## for a heading, - for a line of a list, **two stars** for bold.',
      ),
    ]);
  });

  test('but not a sign that only looks like it', () => {
    expect(ending('Doors < 8 feet and > 7 feet, or 8 x 7, R&D.').check()).toEqual([]);
  });
});

test('a heading of the first rank is told in its other spelling too', () => {
  const content = ending('The panels\n===');
  expect(content.check()).toEqual([
    problemOf(
      SERVICE,
      content.lineOf(SERVICE, 'The panels'),
      null,
      expect.stringMatching(/^This heading has one #, or a line of =/),
    ),
  ]);
});
