import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentMistakes } from '../../src/loader/mistakes.ts';
import { REPOSITORY } from '../helpers/project.ts';

/** What editors get wrong, made in a copy of the content, and the line that tells them. */

const CONTENT = 'src/content';
const PICTURES = 'src/assets/pictures';
let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(join(REPOSITORY, CONTENT), join(root, CONTENT), { recursive: true });
  mkdirSync(join(root, 'src/assets'));
  symlinkSync(join(REPOSITORY, PICTURES), join(root, PICTURES));
});

afterAll(() => {
  rmSync(root, { recursive: true });
});

/** Files as an editor leaves them; null for one that is deleted. */
type Changes = Record<string, string | Buffer | null>;

function write(changes: Changes): void {
  for (const [file, content] of Object.entries(changes)) {
    const path = join(root, file);
    mkdirSync(dirname(path), { recursive: true });
    if (content === null) rmSync(path, { force: true });
    else writeFileSync(path, content);
  }
}

/** The mistakes after some changes, which are then undone. */
async function mistakesAfter(changes: Changes, publish = false) {
  write(changes);
  try {
    return await contentMistakes({ root, publish });
  } finally {
    rmSync(join(root, CONTENT), { recursive: true });
    cpSync(join(REPOSITORY, CONTENT), join(root, CONTENT), { recursive: true });
  }
}

const textOf = (file: string) => readFileSync(join(REPOSITORY, file), 'utf8');

/** A file and its text. */
interface Source {
  file: string;
  text: string;
}

const source = (file: string): Source => ({ file, text: textOf(file) });

/** The first file of a folder: what holds for it holds for all. */
function first(folder: string): Source & { name: string } {
  const [name = ''] = readdirSync(join(REPOSITORY, CONTENT, folder))
    .filter((one) => one.endsWith('.md'))
    .sort();
  return { name, ...source(`${CONTENT}/${folder}/${name}`) };
}

const service = first('services');
const town = first('areas');
const local = first('local');
const review = first('testimonials');
const home = source(`${CONTENT}/pages/home.md`);
const business = source(`${CONTENT}/business.yml`);

/** A text with a field of the front matter written otherwise, or without it. */
const withField = ({ text }: Source, name: string, lines = '') =>
  text.replace(
    new RegExp(
      `^${name}:.*\\n(?:[ -] ?.*\\n)*?(?=\\S)(?!-)|^${name}:.*\\n`,
      'm',
    ),
    lines && `${lines}\n`,
  );

/** A text with one more field. */
const withNew = ({ text }: Source, lines: string) =>
  text.replace('---\n', `---\n${lines}\n`);

/** A text with a line at its end. */
const withLine = ({ text }: Source, line: string) =>
  `${text.trimEnd()}\n\n${line}\n`;

/** What an editor did to one file: its text then, some words of the line at fault, and what is said of it. */
type Fault = readonly [
  what: string,
  file: string,
  content: string,
  mark: string,
  says: string,
];

const FAULTS: Fault[] = [
  [
    'leaves out a field',
    service.file,
    withField(service, 'description'),
    '---',
    'description: is missing: it must be a text',
  ],
  [
    'misspells a field',
    service.file,
    service.text.replace(/^description:/m, 'descripton:'),
    'descripton:',
    'descripton: is not a field here: missing is description',
  ],
  [
    'makes up a field',
    service.file,
    withNew(service, 'color: blue'),
    'color:',
    'color: is not a field here: remove it, or correct its name',
  ],
  [
    'writes a price with its sign',
    service.file,
    withField(service, 'price', 'price: $120'),
    'price:',
    'price: must be a number of dollars, such as 120',
  ],
  [
    'writes a colon in a title',
    service.file,
    withField(service, 'title', 'title: Repair: fast'),
    'title:',
    'title: put the text in quotes: it holds a colon',
  ],
  [
    'indents with a tab',
    town.file,
    town.text.replace(/^ +from:/m, '\tfrom:'),
    '\tfrom:',
    'from: the line starts with a tab: use spaces',
  ],
  [
    'writes a field twice',
    town.file,
    town.text.replace(/^name:.*$/m, '$&\nname: Twice'),
    'Twice',
    'name: this field stands twice: remove one',
  ],
  [
    'writes the longer time first',
    town.file,
    withField(town, 'responseTime', 'responseTime:\n  from: 40\n  to: 25'),
    'to: 25',
    'responseTime.to: must be more than from',
  ],
  [
    'names a picture that is not there',
    service.file,
    withField(service, 'image', 'image: ../../assets/pictures/nope.jpg'),
    'nope.jpg',
    'image: there is no picture ../../assets/pictures/nope.jpg: put it into src/assets/pictures',
  ],
  [
    'links to a page that is not there',
    service.file,
    withLine(service, 'See [springs](/services/nope).'),
    '/services/nope',
    'links to /services/nope, which is no page of this site',
  ],
  [
    'links to a heading that is not there',
    service.file,
    withLine(
      service,
      `See [doors](/service-areas/${town.file.replace(/.*\/|\.md$/g, '')}#nope).`,
    ),
    '#nope',
    'links to /services/panel-replacement#nope, which is no page of this site, or no heading there',
  ],
  [
    'quotes a fact that is none',
    service.file,
    withLine(service, 'With a {warrenty}.'),
    '{warrenty}',
    '{warrenty} is no fact: write one of warranty, ',
  ],
  [
    'types a second phone number',
    service.file,
    withLine(service, 'Call (201) 555-0199.'),
    '0199',
    '"(201) 555-0199" is a phone number typed out',
  ],
  [
    'types a price',
    service.file,
    withLine(service, 'From $99 on.'),
    '$99',
    '"$99" is a price typed out',
  ],
  [
    'types a price into a field',
    town.file,
    withField(
      town,
      'description',
      `description: ${'Doors, day and night. '.repeat(4)}From $99.`,
    ),
    '$99',
    'description: "$99" is a price typed out',
  ],
  [
    'names a service that is not there',
    review.file,
    withField(review, 'service', 'service: nope'),
    'service:',
    'service: there is no file nope.md in services',
  ],
  [
    'names a neighbor that is not there',
    town.file,
    withField(town, 'neighbors', 'neighbors:\n  - nope'),
    '- nope',
    'neighbors.0: there is no file nope.md in areas',
  ],
  [
    'leads callers to a heading that is not there',
    service.file,
    withField(
      service,
      'otherSymptoms',
      'otherSymptoms:\n  - says: Something else is wrong\n    heading: No Such Heading',
    ),
    'No Such',
    'otherSymptoms.0.heading: "No Such Heading" is no heading of this file',
  ],
  [
    'takes an address of the site as a former name',
    service.file,
    withNew(service, 'formerly:\n  - door-replacement'),
    '- door',
    'formerly.0: "door-replacement" is an address that the site already uses',
  ],
  [
    'takes the name of a town as a former name',
    service.file,
    withNew(service, `formerly:\n  - ${town.name.replace('.md', '')}`),
    '  - ',
    'formerly.0: "bergenfield" is the name of another file, today or before',
  ],
  [
    'calls a screen by the name of another',
    home.file,
    withField(home, 'page', 'page: contact'),
    'page:',
    'page: must be home, the name of the file',
  ],
  [
    'leaves a conflict of Git',
    town.file,
    town.text.replace(
      /^name:.*$/m,
      '<<<<<<< HEAD\n$&\n=======\n$&\n>>>>>>> other',
    ),
    '<<<<<<<',
    'holds two versions that Git could not merge',
  ],
  [
    'forgets the lines of ---',
    town.file,
    town.text.replaceAll('---\n', ''),
    'name:',
    'must start with its fields, between two lines of ---',
  ],
  [
    'leaves a claim empty',
    business.file,
    business.text
      .replace(/^ +credentials:.*\n/m, '')
      .replace(/^claims:\n/m, '$&  credentials:\n'),
    '  credentials:',
    'claims.credentials: is empty: write something, or remove the line',
  ],
  [
    'leads to a service that is not there',
    home.file,
    home.text.replace(/ link: .*$/m, ' link: service:nope'),
    'service:nope',
    'whyChoose.cards.0.link: there is no file nope.md in services',
  ],
  [
    'gives a number that costs the caller',
    business.file,
    withField(business, 'phone', "phone: '(900) 234-5678'"),
    'phone:',
    'phone: costs the caller extra',
  ],
];

describe('an editor is told the line and what to write', () => {
  test.each(FAULTS)('who %s', async (...fault) => {
    const [, file, content, mark, says] = fault;
    const line = content.split('\n').findIndex((one) => one.includes(mark)) + 1;
    expect(line).toBeGreaterThan(0);
    expect(await mistakesAfter({ [file]: content })).toEqual([
      expect.stringContaining(`${file}:${String(line)}  ${says}`),
    ]);
  });
});

const copyOf = ({ file }: Source, ending: string) =>
  file.replace('.md', `${ending}.md`);
const inFolder = (folder: string, name: string) =>
  `${CONTENT}/${folder}/${name}`;

/** What an editor did to a file as a whole, and what is said of it. */
const FILES: [
  what: string,
  file: string,
  content: string | Buffer | null,
  says: string,
][] = [
  [
    'copies a town and renames only the file',
    inFolder('areas', 'nowhere.md'),
    town.text,
    `says the same as ${town.name} in name, title, description`,
  ],
  [
    'puts a space into a name',
    inFolder('areas', 'new town.md'),
    town.text,
    'must have a name in small letters, digits and hyphens',
  ],
  [
    'puts a capital into a name',
    inFolder('areas', 'Newtown.md'),
    town.text,
    'must have a name in small letters, digits and hyphens',
  ],
  [
    'leaves a numbered copy',
    copyOf(review, ' (1)'),
    review.text,
    `is a copy of ${review.name}: delete it`,
  ],
  [
    'leaves the copy of another machine',
    copyOf(review, '-DESKTOP-4K2'),
    review.text,
    `is a copy of ${review.name}: delete it`,
  ],
  [
    'leaves a copy of a whole file',
    copyOf(town, ' copy'),
    town.text,
    `is a copy of ${town.name}: delete it`,
  ],
  [
    'makes a folder',
    inFolder('blog', 'one.md'),
    town.text,
    'does not belong here: move it into a folder of src/content',
  ],
  [
    'puts a picture beside its text',
    inFolder('areas', 'door.jpg'),
    'x',
    'must have a name in small letters, digits and hyphens that ends in .md',
  ],
  [
    'saves in another encoding',
    town.file,
    Buffer.from(withLine(town, 'Cañon Street'), 'latin1'),
    'is not saved as UTF-8',
  ],
  ['empties a file', town.file, '', 'must start with its fields'],
  ['deletes a screen', home.file, null, 'is missing: put it back'],
  [
    'calls a town as services in towns are called',
    inFolder('areas', 'mills-in-town.md'),
    textOf('tests/growth/content/areas/saddle-river.md'),
    '"mills-in-town" holds "-in-", which stands between service and town in addresses',
  ],
];

describe('an editor is told the file', () => {
  test.each(FILES)('who %s', async (_what, file, content, says) => {
    expect(await mistakesAfter({ [file]: content })).toEqual([
      expect.stringMatching(
        new RegExp(`^${RegExp.escape(file)}(?::1)?  ${RegExp.escape(says)}`),
      ),
    ]);
  });
});

test.each([
  ['areas', 'name', 'name: Newtown', 'title, description'],
  ['services', 'title', 'title: Gate Repair', 'description'],
  ['local', 'lead', `lead: ${'Words of its own. '.repeat(4)}`, 'description'],
])('who copies a file of %s and changes its %s', async (folder, ...change) => {
  const [name, line, shared] = change;
  const original = first(folder);
  const copy = withField(original, name, line).replace(
    /\n---\n[^]*$/,
    '\n---\n',
  );
  const file = inFolder(folder, 'zz.md');
  expect(await mistakesAfter({ [file]: copy })).toContainEqual(
    expect.stringContaining(
      `${file}  says the same as ${original.name} in ${shared}`,
    ),
  );
});

test('a text of a service in a town is named as its page is', async () => {
  const file = inFolder('local', 'springs-in-town.md');
  expect(
    await mistakesAfter({ [local.file]: null, [file]: local.text }),
  ).toEqual([
    `${file}  must be called ${local.name}, as its service and area say, or these be corrected`,
  ]);
});

test('the copy of a job is told, and not the job', async () => {
  const job = `---\nservice: ${service.name.replace('.md', '')}\narea: ${town.name.replace('.md', '')}\nmonth: 2026-05\n---\n\nThe right spring had broken overnight.\n`;
  const file = inFolder('jobs', '2026-05-spring.md');
  expect(
    await mistakesAfter({
      [file]: job,
      [copyOf({ file, text: job }, ' copy')]: job,
    }),
  ).toEqual([expect.stringContaining('is a copy of 2026-05-spring.md')]);
});

test.each([
  ['radius', /^ +radius:.*\n/m, ['radius']],
  [
    'emergencyResponse',
    /^ +emergencyResponse:\n.*\n.*\n/m,
    ['emergencyResponse', 'emergencyMinutes'],
  ],
])('who drops %s is told every line that quotes it', async (...claim) => {
  const [, lines, names] = claim;
  const told = readdirSync(join(REPOSITORY, CONTENT), {
    recursive: true,
    encoding: 'utf8',
  })
    .filter((file) => /^[a-z]+\/[^/]+\.md$/.test(file))
    .flatMap((file) =>
      textOf(`${CONTENT}/${file}`)
        .split('\n')
        .flatMap((line, index) =>
          names
            .filter((name) => line.includes(`{${name}}`))
            .map(
              (name) =>
                `${CONTENT}/${file}:${String(index + 1)}  {${name}} is a claim that business.yml no longer makes: reword this line`,
            ),
        ),
    );
  const mistakes = await mistakesAfter({
    [business.file]: business.text.replace(lines, ''),
  });
  expect(mistakes.toSorted()).toEqual(told.toSorted());
});

test('what systems and programs leave in a folder is skipped', async () => {
  const names = [
    '.DS_Store',
    'Thumbs.db',
    'desktop.ini',
    '~$x.md',
    '.x.md.swp',
  ];
  const files = names.map((name) => [inFolder('areas', name), 'x']);
  expect(await mistakesAfter(Object.fromEntries(files) as Changes)).toEqual([]);
});

test('line ends of Windows and a byte order mark are fine', async () => {
  expect(
    await mistakesAfter({
      [service.file]: `\uFEFF${service.text.replaceAll('\n', '\r\n')}`,
      [business.file]: `\uFEFF${business.text.replaceAll('\n', '\r\n')}`,
    }),
  ).toEqual([]);
});

describe('a real address refuses what is made up', () => {
  const REAL = withField(business, 'siteUrl', 'siteUrl: https://doors.com');
  const samples = (found: readonly string[]) =>
    found.filter((line) =>
      line.includes('  sample: a made-up review cannot go out'),
    );
  const others = (found: readonly string[]) =>
    found.filter((line) => !samples(found).includes(line));
  const count = readdirSync(join(REPOSITORY, CONTENT, 'testimonials')).filter(
    (name) => textOf(inFolder('testimonials', name)).includes('sample: true'),
  ).length;

  test('the number reserved for fiction, and sample reviews of any rating', async () => {
    const found = await mistakesAfter({
      [business.file]: REAL,
      [inFolder('testimonials', 'ann-b.md')]: withField(
        review,
        'rating',
        'rating: 3',
      ).replace(/^text: /m, 'text: Well. '),
    });
    expect(others(found)).toEqual([
      expect.stringMatching(
        /^src\/content\/business\.yml:\d+  phone: is made up/,
      ),
    ]);
    expect(samples(found)).toHaveLength(count + 1);
  });

  test('and with `publish` the example address too', async () => {
    const found = await mistakesAfter({}, true);
    expect(others(found)).toEqual([
      expect.stringContaining('siteUrl: is made up'),
      expect.stringContaining('phone: is made up'),
    ]);
    expect(samples(found)).toHaveLength(count);
  });
});

describe('a picture', () => {
  const picture = `${PICTURES}/new.jpg`;
  const square = (side: number) =>
    sharp({
      create: { width: side, height: side, channels: 3, background: 'red' },
    })
      .jpeg()
      .toBuffer();
  const show = {
    [town.file]: withField(
      town,
      'image',
      'image: ../../assets/pictures/new.jpg',
    ),
  };

  beforeAll(() => {
    // A folder of its own, and in it the pictures that are there.
    rmSync(join(root, PICTURES));
    cpSync(join(REPOSITORY, PICTURES), join(root, PICTURES), {
      recursive: true,
    });
    const [, shown = ''] = /^image: .*\/(.*)$/m.exec(town.text) ?? [];
    rmSync(join(root, PICTURES, shown), { force: true });
  });

  test.each([
    {
      what: 'that is broken',
      side: 0,
      changes: show,
      says: 'is not a picture, or a broken one: export it again',
    },
    {
      what: 'that is too small',
      side: 630,
      changes: show,
      says: 'has 630 × 630 pixels: use one of 1200 × 630 or more',
    },
    {
      what: 'that nothing shows',
      side: 1200,
      changes: {
        [town.file]: withField(town, 'image').replace(/^imageAlt:.*\n/m, ''),
      },
      says: 'is a picture that no file of src/content names: delete it',
    },
  ])('$what is told', async ({ side, changes, says }) => {
    const bytes = side > 0 ? await square(side) : 'no picture';
    expect(await mistakesAfter({ [picture]: bytes, ...changes })).toEqual([
      `${picture}  ${says}`,
    ]);
  });
});
