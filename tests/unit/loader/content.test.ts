import { execFileSync } from 'node:child_process';
import { readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { checkContent } from '~/loader/check';
import { forgetContent, loadContent } from '~/loader/load';
import { PICTURE, sampleFiles, writeProject, type Files } from '../../helpers/sample-content';

const CONTENT = 'src/content';
const SERVICE = `${CONTENT}/services/springs.md`;
const TOWN = `${CONTENT}/areas/oakfield.md`;
const LOCAL = `${CONTENT}/local/oakfield/springs.md`;
const REVIEW = `${CONTENT}/testimonials/ann-b.md`;
const FIRM = `${CONTENT}/business.yml`;
const PAGE = `${CONTENT}/pages/not-found.md`;
const HERO = 'src/assets/pictures/hero.jpg';
const JPEG = 'Export it again as JPEG';

type Change = (text: string) => string | Uint8Array;

/** Puts lines, or none, in the place of the first that starts with a text. */
const line =
  (start: string, ...lines: string[]): Change =>
  (text) => {
    const all = text.split('\n');
    all.splice(
      all.findIndex((each) => each.startsWith(start)),
      1,
      ...lines,
    );
    return all.join('\n');
  };
const field = (name: string, value: string): Change => line(`${name}:`, `${name}: ${value}`);
const after =
  (text: string): Change =>
  (all) =>
    `${all}\n${text}\n`;
const whole =
  (content: string | Uint8Array): Change =>
  () =>
    content;
const drop =
  (text: string): Change =>
  (all) =>
    all.replace(text, '');

interface Case {
  /** The file that is changed. */
  file: string;
  /** Null deletes it. */
  change: Change | null;
  /** The start of the line that is told; the file as a whole without it. */
  at?: string;
  field?: string;
  says: string | RegExp;
  /** Where it is told, when not in that file. */
  told?: string;
}

function changed(files: Files, { file, change }: Pick<Case, 'file' | 'change'>): Files {
  const { [file]: before = '', ...others } = files;
  return change === null ? others : { ...others, [file]: change(String(before)) };
}

const added = (file: string, like: string, ...changes: Change[]): Files => {
  const files = sampleFiles();
  const text = changes.reduce((rest, change) => String(change(rest)), String(files[like]));
  return { ...files, [file]: text };
};

async function problemsOf(files: Files) {
  const { problems } = await checkContent(writeProject(files));
  return problems;
}

function lineOf(text: string, start: string | undefined): number | null {
  if (start === undefined) return null;
  return text.split(/\r?\n/).findIndex((each) => each.startsWith(start)) + 1;
}

const CASES: Record<string, Case> = {
  // File names
  'a former name is that of another file': {
    file: SERVICE,
    change: line('price:', 'price: Starting at $120', 'formerly: [panels]'),
    told: `${CONTENT}/services/panels.md`,
    says: `makes an address that ${SERVICE} already uses. Give the file another name.`,
  },
  // Fields
  'a field is missing': {
    file: SERVICE,
    change: line('price:'),
    field: 'price',
    says: 'is missing. Add it: The starting price, written "Starting at $120".',
  },
  'a field inside another is missing': {
    file: `${CONTENT}/pages/about.md`,
    change: line('  title:'),
    at: 'hero:',
    field: 'hero.title',
    says: 'is missing. Add it: The heading of the page.',
  },
  // Reading
  'a line is indented with a tab': {
    file: SERVICE,
    change: line('features:', 'features:', '\t- A line'),
    at: '\t- A line',
    says: 'it holds a tab. Indent with spaces instead.',
  },
  'a field is written twice': {
    file: SERVICE,
    change: line('price:', 'price: Starting at $120', 'title: Twice'),
    at: 'title: Twice',
    says: 'The field is written twice. Keep one of them.',
  },
  'a file has no fields': {
    file: REVIEW,
    change: whole('Only a text.\n'),
    at: 'Only',
    says: 'The file must start with a line of three hyphens (---)',
  },
  'a file has a blank line above its hyphens': {
    file: REVIEW,
    change: (text) => `\n${text}`,
    at: '',
    says: 'and nothing above it',
  },
  'a file starts with TOML': {
    file: REVIEW,
    change: (text) => text.replaceAll('---', '+++'),
    at: '+++',
    says: 'The file must start with a line of three hyphens (---)',
  },
  'a file has nothing between its hyphens': {
    file: REVIEW,
    change: whole('---\n\n---\n'),
    at: '---',
    says: 'The file has no fields.',
  },
  'the second line of hyphens is missing': {
    file: REVIEW,
    change: (text) => text.replace(/\n---\n/, '\n'),
    at: '---',
    says: 'The fields must end with a line of three hyphens',
  },
  'the second line of hyphens holds something else': {
    file: REVIEW,
    change: (text) => text.replace('\n---\n', '\n----\n'),
    at: '----',
    says: 'The fields must end with a line of three hyphens',
  },
  'a file is saved as UTF-16': {
    file: SERVICE,
    change: (text) => Buffer.from(text, 'utf16le'),
    says: 'choose UTF-8 under "Encoding"',
  },
  'a file is saved as Windows-1252': {
    file: SERVICE,
    change: (text) => Buffer.from(text.replace('Spring', 'Sprïng'), 'latin1'),
    says: 'choose UTF-8 under "Encoding"',
  },
  'the file of the firm is missing': {
    file: FIRM,
    change: null,
    says: 'This file is missing or cannot be opened. Put it back',
  },
  'the file of the firm is empty': { file: FIRM, change: whole(''), at: '', says: 'has no fields' },
  'a local text has no text': {
    file: LOCAL,
    change: drop('A local text.'),
    says: 'The text below the second line of hyphens is empty.',
  },
  // Texts
  'a text starts with lines that look like fields': {
    file: SERVICE,
    change: (text) => text.replace('## A heading', '---\na: <b>\n---'),
    at: 'a: <b>',
    says: 'This is HTML',
  },
  // Names
  'a town is gone that others name': {
    file: `${CONTENT}/areas/elmwood.md`,
    change: null,
    told: TOWN,
    at: '  - elmwood',
    field: 'neighbors, item 1',
    says: 'names the town "elmwood"',
  },
  'the words of a screen are gone': {
    file: PAGE,
    change: null,
    told: `${CONTENT}/pages`,
    says: 'No file here says "page: not-found".',
  },
  // Pictures
  'a picture is no picture': { file: HERO, change: whole('no picture'), says: JPEG },
  'a picture is empty': { file: HERO, change: whole(''), says: JPEG },
  'a picture is half a file': { file: HERO, change: whole(PICTURE.subarray(0, -2)), says: JPEG },
  'a picture is too large': {
    file: HERO,
    change: whole(Buffer.concat([PICTURE, Buffer.alloc(20_000_000)])),
    says: 'The picture has 20.0 MB; 5 MB is the most.',
  },
  'a picture is too small': {
    file: HERO,
    change: whole(await sharp(PICTURE).resize(900).jpeg().toBuffer()),
    says: 'The picture is 900 pixels wide; 1600 is the least',
  },
  'a picture is of another kind than its name says': {
    file: HERO,
    change: whole(await sharp(PICTURE).png().toBuffer()),
    says: 'called .jpg, but it is a picture of the kind png',
  },
  'no picture lies among the pictures': {
    file: 'src/assets/pictures/Notes.txt',
    change: whole('notes'),
    says: 'Only pictures belong here',
  },
};

/**
 * A line of fields that is written in the place of the one of that name, or above all others, and
 * what is said of that field.
 */
const VALUES = `
services/springs.md | price: $150 | must read like this, in whole dollars without a comma: Starting at $120.
services/springs.md | price: Starting at $1,200 | in whole dollars without a comma: Starting at $120.
services/springs.md | price: Starting at $0 | must read like this, in whole dollars
services/springs.md | price: | is empty. Write it: The starting price, written "Starting at $120".
services/springs.md | order: | is empty. Write it, or remove the whole line.
services/springs.md | order: "5" | must be a whole number without quotes, such as 3.
services/springs.md | title: Door | is too short. Write at least 5 characters.
services/springs.md | title: ${'x'.repeat(61)} | is too long. Keep it to 60 characters.
services/springs.md | title: 1234567 | Put it in straight quotes ('like this')
services/springs.md | title: “Spring repair” | stands in curly quotes, which the page would show.
services/springs.md | features: five lines | must be a list of exactly 5 lines: one line each,
services/springs.md | features: [Oil, Check, Test] | must have exactly 5 lines.
services/springs.md | category: repairs | must be one of installation, repair, maintenance,
services/springs.md | category: repairs | Did you mean "repair"?
services/springs.md | popular: false | can only be true. Leave the line out for every other service.
services/springs.md | popular: true | is the same as in src/content/services/panels.md. Only one
services/springs.md | image: hero.jpg | needs the field imageAlt beside it
services/springs.md | imageAlt: A broken spring | needs the field image beside it
services/springs.md | icon: sprin | Did you mean "spring"? Write one of spring, badge-check,
services/springs.md | populer: true | Did you mean "popular"? Remove the line, or write one of title,
areas/oakfield.md | responseTime: 40-25 min | must start with the shorter time: 25-40 min.
areas/oakfield.md | responseTime: 25 minutes | must read like this: 25-40 min.
areas/oakfield.md | coverage: '{warrenty}' | holds {warrenty}, which nothing fills here. Did you mean "warranty"?
areas/oakfield.md | coverage: '{credentials}' | says nothing without a claim that business.yml has
areas/oakfield.md | coverage: About {price} | holds {price}, which nothing fills here.
testimonials/ann-b.md | text: A good job, and a {warranty} at that. | which nothing fills here. Write the words.
business.yml | descriptor: Doors with a {warranty} | which nothing fills here. Write the words.
areas/oakfield.md | neighbors: elmwood | must be a list: one line each, starting with a hyphen.
testimonials/ann-b.md | rating: 6 | must be 1 to 5.
testimonials/ann-b.md | sample: maybe | must be true or false.
testimonials/ann-b.md | service: sprngs | names the service "sprngs", which does not exist.
testimonials/ann-b.md | service: sprngs | Did you mean "springs"? Write one of panels, springs.
business.yml | phone: "201-555-0142" | Write it like this: "(201) 555-0142".
business.yml | phone: 2015550142 | is not a phone number we can dial. Write it like this: "(201) 555-0142".
business.yml | siteUrl: https://doors.example/garage | with no path and no slash at the end
business.yml | siteUrl: https://1 | must be https:// and the name of the site
business.yml | siteUrl: https://doors.example:99999 | must be https:// and the name of the site
business.yml | registration: 13VH123 | must be 13VH and eight digits
business.yml | confirmedClaims: warranty | must be a list: one line each, starting with a hyphen.
pages/not-found.md | page: not-fuond | must be one of home, services, service,
pages/not-found.md | page: not-fuond | Did you mean "not-found"?
pages/not-found.md | text: We give a {warrenty}. | holds {warrenty}, which nothing fills here.
pages/not-found.md | heading: '{credentials}' | says nothing without a claim that business.yml has
`;

/** A line, what is written in its place, the field it is told for, and what is said. */
const LINES = `
services/springs.md |   - |   - | features, item 1 | is empty. Write it, or remove its hyphen.
pages/about.md |   title: |   subtitle: A line | hero.subtitle | is not a field of this file.
pages/about.md |   title: |   title: | hero.title | is empty. Write it: The heading of the page.
areas/oakfield.md |   - elmwood |   - oakfield | neighbors, item 1 | names its own file. Remove the line.
business.yml |   rating: |   warrantyTerm: 6 months | claims.warrantyTerm | says 6, but the claim warranty says 12.
business.yml |   opens: |   opens: '99:99' | hours.opens | must be a time of day in quotes, such as "23:59".
business.yml |   closes: |   closes: '24:00' | hours.closes | must be a time of day in quotes
areas/oakfield.md |   - elmwood |   - closter | neighbors, item 1 | names the town "closter"
business.yml |   - springs |   - chimneys | featuredServices, item 1 | names the service "chimneys"
pages/contact.md |     - oakfield |     - closter | shop.areas, item 1 | Write one of elmwood, oakfield.
pages/home.md |       link: |       link: service:door | whyChoose.cards, item 1.link | "door"
pages/contact.md |   image: |   image: hreo.jpg | hero.image | Did you mean "hero.jpg"? Put the picture
areas/oakfield.md | coverage: | zips: [07675] | zips, item 1 | must be five digits in quotes
areas/oakfield.md | coverage: | location: { latitude: 40.9, longitude: 74 } | location.longitude | with its minus sign
`;

/** A line of fields that cannot be read, and what is said of it. */
const UNREADABLE = `
services/springs.md | title: Springs: all kinds | put the text in straight quotes: 'like this'.
services/springs.md | title: “Springs: all kinds” | it holds curly quotes.
services/springs.md | title: "Spring repair | a quote is opened and not closed
services/springs.md | title: 'Spring repair | a quote is opened and not closed
services/springs.md | title: #1 in springs | a # hides what follows it; put the text in straight quotes
services/springs.md | title: The #1 in springs | a # hides what follows it
services/springs.md | price:Starting at $120 | there is no space behind the colon. Write one.
services/springs.md | title: !important Spring repair | put the text in straight quotes
services/springs.md | title:\u00A0Spring repair | it holds a space copied from a web page.
services/springs.md | title: *Spring* repair | put the text in straight quotes
services/springs.md | title: *Spring | put the text in straight quotes
services/springs.md | title: &Spring repair | put the text in straight quotes
business.yml | descriptor: Doors: all kinds | put the text in straight quotes
`;

/** A line of a text, and what is said of it. */
const TEXTS = `
Call <b>now</b>, please. | This is HTML, which has no place in the text.
<div>Now</div> | This is HTML
<!-- to do --> | This is HTML
<script>alert(1)</script> | This is HTML
- one <i>item</i> | This is HTML
# Springs | This heading has one #
![A dent](dent.jpg) | A picture cannot stand in the text.
[a]: /contact | This has no place in the text.
~~~ <b> | This has no place in the text.
[^1]: A note. | This has no place in the text.
Read [more](/services/spring repair) here. | ]( is shown as it is written. Write a link as
We give a {warrenty}. | The text holds {warrenty}, which nothing fills here. Did you mean "warranty"? Write one of {
We give a { warrenty }. | The text holds {warrenty}, which nothing fills here.
A **bold word | ** is shown as it is written.
${'> '.repeat(11)}A word | Lists and quotes lie more than 10 deep in each other. Start
${'>'.repeat(5000)} A word | Lists and quotes lie more than 10 deep
${'- '.repeat(2000)}A word | Lists and quotes lie more than 10 deep
${' '.repeat(44)}- A word | Lists and quotes lie more than 10 deep
Read [more](https://doors.test/a). | links to "https://doors.test/a", which leads out of the site.
Read [more](mailto:a@doors.test). | links to "mailto:a@doors.test", which leads out of the site.
Read [more](javascript:alert(1)). | links to "javascript:alert(1)", which leads out of the site.
Read [more](//doors.test). | links to "//doors.test", which leads out of the site.
Write to office@doors.test today. | links to "mailto:office@doors.test", which leads out
See <https://doors.test>. | links to "https://doors.test", which leads out of the site.
Read [more](#top). | links to "#top", which is not a page of this site.
Read [more](/services/sprngs). | Did you mean "/services/springs"? A text may link to the pages
Read [more](services/springs). | Did you mean "/services/springs"?
Read [more](/contact/). | Did you mean "/contact"?
Read [more](/about.html). | Did you mean "/about"?
Read [more](https://doors.example/services/panels). | Did you mean "/services/panels"?
Read [more](/services/springs-in-elmwod). | Did you mean "/services/springs-in-elmwood"?
`;

/** A file that is added, the one that it copies, the line that sets it apart, and what is said. */
const ADDED = `
servces/b.md | services/springs.md | title: Another service | Did you mean "services"?
buisness.yml | business.yml |  | Did you mean "business.yml"?
services/a/b.md | services/springs.md | title: Another service | Nothing reads this file.
local/springs.md | local/oakfield/springs.md |  | lies in the folder of its town
services/b.txt | services/springs.md | title: Another service | Nothing reads this file.
services/B.md | services/springs.md | title: Another service | Use small letters
services/a b.md | services/springs.md | title: Another service | Use small letters
services/walk-in.md | services/springs.md | title: Another service | separates service and town
services/contact.md | services/springs.md | title: Another service | that the site already uses
services/index.md | services/springs.md | title: Another service | that the site already uses
services/door-replacement.md | services/springs.md | title: Another service | the site already uses
services/elmwood.md | services/springs.md | title: Another service | areas/elmwood.md already uses
services/b.md | services/springs.md |  | is the same as in
services/b.md | services/panels.md | title: Another service | is the same as in
areas/b.md | areas/oakfield.md | title: Doors in Closter | is the same as in
pages/b.md | pages/not-found.md |  | is the same as in
local/oakfeild/springs.md | local/oakfield/springs.md |  | Did you mean "oakfield"? Write one of elmwood, oakfield. Rename
local/oakfield/sprngs.md | local/oakfield/springs.md |  | Write one of panels, springs. Rename
`;

const rowsOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((row) => row.split(' | '));

describe('a value is told with its line, its field, and what to write', () => {
  test.each(rowsOf(VALUES))('%s: %s: %s', async (name = '', written = '', says = '') => {
    const file = `${CONTENT}/${name}`;
    const key = /^\w+/.exec(written)?.[0] ?? '';
    const change: Change = (text) =>
      new RegExp(`^${key}:.*(?:\n {2,}.*)*`, 'm').test(text)
        ? text.replace(new RegExp(`^${key}:.*(?:\n {2,}.*)*`, 'm'), () => written)
        : text.replace(/^\w/m, (first) => `${written}\n${first}`);
    const files = changed(sampleFiles(), { file, change });
    const line = lineOf(String(files[file]), `${key}:`);
    const message = expect.stringContaining(says) as string;
    expect(await problemsOf(files)).toEqual([{ file, line, field: key, message }]);
  });
});

describe('a line is told with its field, and what to write', () => {
  test.each(rowsOf(LINES))('%s: %s: %s', async (name = '', start = '', written = '', ...told) => {
    const file = `${CONTENT}/${name}`;
    const files = changed(sampleFiles(), { file, change: line(start, written) });
    const [field = '', says = ''] = told;
    expect(await problemsOf(files)).toContainEqual({
      file,
      line: lineOf(String(files[file]), written),
      field,
      message: expect.stringContaining(says) as string,
    });
  });
});

describe('a line that cannot be read is told with what to write', () => {
  test.each(rowsOf(UNREADABLE))('%s: %s: %s', async (name = '', written = '', says = '') => {
    const file = `${CONTENT}/${name}`;
    const key = /^\w+:/.exec(written)?.[0] ?? '';
    const files = changed(sampleFiles(), { file, change: line(key, written) });
    expect((await problemsOf(files))[0]).toEqual({
      file,
      line: lineOf(String(files[file]), key),
      field: null,
      message: expect.stringContaining(says) as string,
    });
  });
});

describe('what a text may not hold is told with its line', () => {
  test.each(rowsOf(TEXTS))('%s: %s', async (written = '', says = '') => {
    const places = [SERVICE, TOWN, LOCAL];
    const files = places.reduce(
      (rest, file) => changed(rest, { file, change: after(`- A list\n\n${written}`) }),
      sampleFiles(),
    );
    const message = expect.stringContaining(says) as string;
    const told = (file: string) => ({
      file,
      line: lineOf(String(files[file]), written),
      field: null,
      message,
    });
    const problems = await problemsOf(files);
    expect(problems.toSorted((a, b) => (a.file < b.file ? -1 : 1))).toEqual(
      places.toSorted().map(told),
    );
  });
});

describe('told once, with file, line, field, and what to write', () => {
  test.each(Object.entries(CASES))('%s', async (_name, expected) => {
    const files = changed(sampleFiles(), expected);
    const { told = expected.file, at, field = null, says } = expected;
    const message: unknown =
      typeof says === 'string' ? expect.stringContaining(says) : expect.stringMatching(says);
    const line = lineOf(String(files[told] ?? ''), at);
    expect(await problemsOf(files)).toEqual([{ file: told, line, field, message }]);
  });
});

describe('a file that is added is told', () => {
  test.each(rowsOf(ADDED))(
    '%s like %s: %s: %s',
    async (name = '', like = '', written = '', says = '') => {
      const changes = written === '' ? [] : [line(/^\w+:/.exec(written)?.[0] ?? '', written)];
      const problems = await problemsOf(
        added(`${CONTENT}/${name}`, `${CONTENT}/${like}`, ...changes),
      );
      expect(problems.map(({ message }) => message)).toEqual([expect.stringContaining(says)]);
    },
  );

  test.each([
    ['is a link to another file', 'springs.md', `${CONTENT}/services/b.md`],
    ['is a picture that leads nowhere', 'nothing.jpg', 'src/assets/pictures/b.jpg'],
  ])('%s', async (_what, target, file) => {
    const root = writeProject(sampleFiles());
    symlinkSync(target, join(root, file));
    forgetContent(root);
  expect((await checkContent(root)).problems).toEqual([
      expect.objectContaining({
        file,
        message: expect.stringContaining('link to another file') as string,
      }),
    ]);
  });
});

describe('no mistake', () => {
  test.each([
    [
      'claims and numbers in a text',
      {
        [SERVICE]: after('## A { warranty }\n\nIn {towns} towns.')(String(sampleFiles()[SERVICE])),
      },
    ],
    [
      'the price and time of a local text',
      { [LOCAL]: after('From {price}, in {responseTime}.')(String(sampleFiles()[LOCAL])) },
    ],
    ['the sample as it stands', {}],
    [
      'hidden and passing files',
      { [`${CONTENT}/.DS_Store`]: '', [`${CONTENT}/services/a.md.crswap`]: '' },
    ],
    [
      'a file saved on Windows',
      { [SERVICE]: `\uFEFF${String(sampleFiles()[SERVICE]).replaceAll('\n', '\r\n')}` },
    ],
    [
      'hyphens with spaces behind them',
      { [REVIEW]: String(sampleFiles()[REVIEW]).replaceAll('---\n', '--- \n') },
    ],
    [
      'signs that only look like HTML',
      { [SERVICE]: after('Doors < 8 feet and > 7 feet, R&D.')(String(sampleFiles()[SERVICE])) },
    ],
    [
      'a claim in a list, dropped',
      { [PAGE]: field('text', "'We come. {credentials}.'")(String(sampleFiles()[PAGE])) },
    ],
  ])('%s', async (_what, files) => {
    expect(await problemsOf({ ...sampleFiles(), ...files })).toEqual([]);
  });
});

describe('a text is made into its page', () => {
  const made = async (written: string, files: Files = sampleFiles()) => {
    const text = String(files[LOCAL]).replace('A local text.', () => written);
    const { content } = loadContent(writeProject({ ...files, [LOCAL]: text }));
    return content.local[0];
  };

  test('with its names filled in its fields, its text, and what descriptions are taken from', async () => {
    const headline = field('headline', "'{ warranty } from {price}'");
    const files = changed(sampleFiles(), { file: LOCAL, change: headline });
    const entry = await made('From **{price}** in {responseTime}, {towns} towns.', files);
    expect(entry?.data?.headline).toBe('12-month warranty from $120');
    expect(entry?.paragraphs.join()).toBe('From **$120** in 25-40 min, two towns.');
    expect(entry?.html.trim()).toBe(
      '<p>From <strong>$120</strong> in <span class="whole">25-40 min</span>, two towns.</p>',
    );
  });

  test('without what quotes a dropped claim; a mistake below is told on its own line', async () => {
    const text = 'We come. {credentials}!\n\n- One\n- {years}\n\n{years}\nyears.\n\nA <b>word</b>';
    const files = {
      ...sampleFiles(),
      [LOCAL]: String(sampleFiles()[LOCAL]).replace('A local text.', text),
    };
    const root = writeProject(files);
    const { problems } = await checkContent(root);
    const { content } = loadContent(root);
    expect(content.local[0]?.html).toMatch(
      /^<p>We come.<\/p>\n<ul>\n<li>One<\/li>\n<\/ul>\n<p>A /,
    );
    expect(problems.map(({ line }) => line)).toEqual([lineOf(files[LOCAL], 'A <b>')]);
  });

  test.each([
    ['---\nsome words\n---', 'some words'],
    ['+++\nsome words\n+++', 'some words'],
  ])('with every word of a text that starts like fields: %j', async (written, words) => {
    const start = String(sampleFiles()[LOCAL]).replace('\nA local text.', 'A local text.');
    const entry = await made(written, { ...sampleFiles(), [LOCAL]: start });
    expect(entry?.html).toContain(words);
  });

  test('with ids for its headings that no block of a page has', async () => {
    const entry = await made('## About\n\n## About\n\n### Main');
    const ids = [...(entry?.html ?? '').matchAll(/id="([^"]*)"/g)].map(([, id]) => id);
    expect(ids).toEqual(['text-about', 'text-about-1', 'text-main']);
  });
});

test('a folder that is missing, or fields too deep to read, are told in a sentence', async () => {
  const files = Object.fromEntries(
    Object.entries(sampleFiles()).filter(([file]) => !file.startsWith('src/assets')),
  );
  const change: Change = () => `${'['.repeat(20_000)}\n`;
  const problems = await problemsOf(changed(files, { file: FIRM, change }));
  expect(problems.map(({ message }) => message)).toContainEqual(
    expect.stringContaining('names the picture "hero.jpg"'),
  );
  expect(problems).toContainEqual(expect.objectContaining({ file: FIRM }));
});

test('all mistakes are told at once, by file and line', async () => {
  const files = changed(sampleFiles(), { file: REVIEW, change: field('rating', '9') });
  const change: Change = (text) =>
    line('title:', 'title: Door')(String(field('price', '$1')(text)));
  const report = await checkContent(writeProject(changed(files, { file: SERVICE, change })));
  expect(report.lines).toEqual([
    `${SERVICE}:2  title: is too short. Write at least 5 characters.`,
    expect.stringMatching(/^src\/content\/services\/springs\.md:\d+ {2}price: must read like this/),
    expect.stringContaining(`${REVIEW}:`),
    '',
    '3 things to fix in the content.',
  ]);
});

test('content in order is told with what it makes and what is still to be written', async () => {
  const report = await checkContent(
    writeProject(
      added(
        `${CONTENT}/areas/b.md`,
        TOWN,
        field('name', 'Closter'),
        field('title', 'Doors in Closter'),
      ),
    ),
  );
  expect(report.lines).toEqual([
    'Content is in order. Services: 2, towns: 3, local texts: 1, reviews: 1; pages: 16.',
    expect.stringMatching(/^Note: 5 services in towns have no text in local\//),
  ]);
});

test('a swapped picture is told, and a renamed file until it says what it was called before', async () => {
  const root = writeProject(sampleFiles());
  const git = (...options: string[]) => {
    const who = ['-c', 'user.name=A', '-c', 'user.email=a@doors.example'];
    execFileSync('git', [...who, ...options], { cwd: root, stdio: 'pipe' });
  };
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message=All');
  git('commit', '--quiet', '--message=More', '--allow-empty');
  forgetContent(root);
  expect((await checkContent(root)).lines).toHaveLength(2);
  writeFileSync(join(root, HERO), await sharp(PICTURE).negate().jpeg().toBuffer());
  forgetContent(root);
  expect((await checkContent(root)).lines.at(-1)).toMatch(
    /^Note: hero\.jpg is another picture now/,
  );
  git('checkout', HERO);
  const renamed = join(root, CONTENT, 'services/panel.md');
  renameSync(join(root, CONTENT, 'services/panels.md'), renamed);
  const note = /^Note: panels\.md is gone.+write "formerly: \[panels\]" into/;
  forgetContent(root);
  expect((await checkContent(root)).lines.at(-1)).toMatch(note);
  git('add', '.');
  git('commit', '--quiet', '--message=Renamed');
  forgetContent(root);
  expect((await checkContent(root)).lines.at(-1)).toMatch(note);
  git('revert', '--no-edit', 'HEAD');
  git('mv', `${CONTENT}/services/panels.md`, `${CONTENT}/services/panel.md`);
  const change = line('price:', 'price: Starting at $120', 'formerly: [panels]');
  writeFileSync(renamed, change(readFileSync(renamed, 'utf8')));
  forgetContent(root);
  expect((await checkContent(root)).lines).toHaveLength(2);
});

test('a review from a town that is not served is told', async () => {
  const files = changed(sampleFiles(), { file: REVIEW, change: field('location', 'Newark') });
  const { lines } = await checkContent(writeProject(files));
  expect(lines.at(-1)).toBe(`Note: ${REVIEW} is from Newark, no town of areas/.`);
});
