import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import sharp from 'sharp';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  test,
  vi,
} from 'vitest';
import { contentMistakes } from '../../src/loader/mistakes.ts';
import { REPOSITORY } from '../helpers/project.ts';

/** What editors get wrong, made in a copy of the content, and the line that tells them. */

const CONTENT = 'src/content';
const PICTURES = 'src/assets/pictures';

const textOf = (file: string) => readFileSync(join(REPOSITORY, file), 'utf8');
const namesIn = (folder: string) =>
  readdirSync(join(REPOSITORY, CONTENT, folder)).filter((name) =>
    name.endsWith('.md'),
  );
const inFolder = (folder: string, name: string) =>
  `${CONTENT}/${folder}/${name}`;

/** A file of the content: what holds for the first one of a folder holds for all. */
function source(folder: string, name = namesIn(folder).sort()[0] ?? '') {
  const file = inFolder(folder, name);
  return { file, name, slug: basename(name, '.md'), text: textOf(file) };
}
type Source = ReturnType<typeof source>;

const service = source('services');
const town = source('areas');
const local = source('local');
const review = source('testimonials');
const home = source('pages', 'home.md');
const business = source('.', 'business.yml');
business.file = `${CONTENT}/business.yml`;

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'content-'));
  // One text of a service in a town is enough: three of four files are such texts, and no file needs them.
  cpSync(join(REPOSITORY, CONTENT), join(root, CONTENT), {
    recursive: true,
    filter: (path) =>
      !path.endsWith('.md') ||
      basename(dirname(path)) !== 'local' ||
      basename(path) === local.name,
  });
  mkdirSync(join(root, 'src/assets'));
  symlinkSync(join(REPOSITORY, PICTURES), join(root, PICTURES));
});
afterAll(() => {
  rmSync(root, { recursive: true });
});

/** Files as an editor leaves them; null for one that is deleted. */
type Changes = Record<string, string | Buffer | null>;
const undo: (() => void)[] = [];
beforeEach(() => {
  vi.stubEnv('SITE_URL', undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
  for (const step of undo.splice(0).toReversed()) step();
});

function write(file: string, content: string | Buffer | null): void {
  const path = join(root, file);
  const before = existsSync(path) ? readFileSync(path) : null;
  const put = (value: typeof content) => {
    mkdirSync(dirname(path), { recursive: true });
    if (value === null) rmSync(path, { force: true });
    else writeFileSync(path, value);
  };
  put(content);
  undo.push(() => {
    put(before);
  });
}

/** The mistakes after some changes, which are undone after the test. */
function mistakesAfter(changes: Changes, publish = false): Promise<string[]> {
  for (const [file, content] of Object.entries(changes)) write(file, content);
  return contentMistakes({ root, publish });
}

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
/** The facts of the company with one more. */
const withFact = (lines: string) => `${lines}\n${business.text}`;

/**
 * What an editor does, to which file, its text then, some words of the line at fault (none where it is the file
 * as a whole), and what is said.
 */
const MISTAKES: readonly (readonly [
  what: string,
  file: string,
  content: string | Buffer | null,
  mark: string,
  says: string,
])[] = [
  // Fields
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
    'calls a screen by the name of another',
    home.file,
    withField(home, 'page', 'page: contact'),
    'page:',
    'page: must be home, the name of the file',
  ],
  [
    'leaves a claim empty',
    business.file,
    business.text.replace(/^( +credentials:).*$/m, '$1'),
    ' credentials:',
    'claims.credentials: is empty: write something, or remove the line',
  ],
  [
    'promises two warranties',
    business.file,
    business.text.replace(/^( +warrantyTerm:).*$/m, '$1 99 months'),
    ' warrantyTerm:',
    'claims.warrantyTerm: must have the same number as warranty',
  ],
  [
    'closes before opening',
    business.file,
    withFact("hours:\n  - { day: Monday, opens: '18:00', closes: '08:00' }"),
    'Monday',
    'hours.0.closes: must be later than opens',
  ],
  ...['(900) 234-5678', '(201) 976-5678'].map(
    (number) =>
      [
        `gives ${number}, which costs the caller extra`,
        business.file,
        withField(business, 'phone', `phone: ${number}`),
        'phone:',
        'phone: costs the caller extra',
      ] as const,
  ),
  // What leads nowhere
  [
    'names a picture that is not there',
    service.file,
    withField(service, 'image', 'image: ../../assets/pictures/nope.jpg'),
    'nope.jpg',
    'image: there is no picture ../../assets/pictures/nope.jpg: put it into src/assets/pictures',
  ],
  [
    'names a neighbor that is not there',
    town.file,
    withField(town, 'neighbors', 'neighbors:\n  - nope'),
    '- nope',
    'neighbors.0: there is no file nope.md in areas',
  ],
  [
    'leads to a service that is not there',
    home.file,
    home.text.replace(/ link: .*$/m, ' link: service:nope'),
    'service:nope',
    'whyChoose.cards.0.link: there is no file nope.md in services',
  ],
  [
    'links to a page that is not there',
    service.file,
    withLine(service, 'See [springs](/services/nope).'),
    '/services/nope',
    'links to /services/nope, which is no page of this site',
  ],
  [
    'links to a service in a town that is not there',
    service.file,
    withLine(service, 'See [fees](/services/panel-replacement-in-nope).'),
    'panel-replacement-in-nope',
    'links to /services/panel-replacement-in-nope, which is no page of this site',
  ],
  [
    'links to a heading that is not there',
    service.file,
    withLine(service, 'See [fees](/services/panel-replacement#nope).'),
    '#nope',
    'links to /services/panel-replacement#nope, which is no page of this site',
  ],
  [
    'links to a heading that is not there',
    service.file,
    withLine(service, `See [doors](/service-areas/${town.slug}#nope).`),
    '#nope',
    `links to /service-areas/${town.slug}#nope, which is no page of this site, or no heading there`,
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
  // Texts: more of them in text-rules.test.ts
  [
    'quotes a fact that is none',
    service.file,
    withLine(service, 'With a {warrenty}.'),
    '{warrenty}',
    '{warrenty} is no fact: write one of warranty, ',
  ],
  [
    'types a price into a text',
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
    'leaves a conflict of Git',
    town.file,
    town.text.replace(
      /^name:.*$/m,
      '<<<<<<< HEAD\n$&\n=======\n$&\n>>>>>>> other',
    ),
    '<<<<<<<',
    'holds two versions that Git could not merge',
  ],
  // Names
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
    withNew(service, `formerly:\n  - ${town.slug}`),
    `  - ${town.slug}`,
    `formerly.0: "${town.slug}" is the name of another file, today or before`,
  ],
  [
    'calls a town as services in towns are called',
    inFolder('areas', 'mills-in-town.md'),
    textOf('tests/growth/content/areas/saddle-river.md'),
    '',
    '"mills-in-town" holds "-in-", which stands between service and town in addresses',
  ],
  [
    'puts a space into a name',
    inFolder('areas', 'new town.md'),
    town.text,
    '',
    'must have a name in small letters, digits and hyphens',
  ],
  [
    'leaves a numbered copy',
    review.file.replace('.md', ' (1).md'),
    review.text,
    '',
    `is a copy of ${review.name}: delete it`,
  ],
  [
    'leaves the copy of another machine',
    review.file.replace('.md', '-DESKTOP-4K2.md'),
    review.text,
    '',
    `is a copy of ${review.name}: delete it`,
  ],
  [
    'leaves a copy of a whole file',
    town.file.replace('.md', ' copy.md'),
    town.text,
    '',
    `is a copy of ${town.name}: delete it`,
  ],
  // Files
  [
    'copies a town and renames only the file',
    inFolder('areas', 'nowhere.md'),
    town.text,
    '',
    `says the same as ${town.name} in name, title, description`,
  ],
  [
    'makes a folder',
    inFolder('blog', 'one.md'),
    town.text,
    '',
    'does not belong here: move it into a folder of src/content',
  ],
  [
    'puts a picture beside its text',
    inFolder('areas', 'door.jpg'),
    'x',
    '',
    'must have a name in small letters, digits and hyphens that ends in .md',
  ],
  [
    'saves in another encoding',
    town.file,
    Buffer.from(withLine(town, 'Cañon Street'), 'latin1'),
    '',
    'is not saved as UTF-8',
  ],
  [
    'forgets the lines of ---',
    town.file,
    town.text.replaceAll('---\n', ''),
    'name:',
    'must start with its fields, between two lines of ---',
  ],
  ['deletes a screen', home.file, null, '', 'is missing: put it back'],
];

test.each(MISTAKES)(
  'who %s is told the line and what to write',
  async (...mistake) => {
    const [, file, content, mark, says] = mistake;
    const lines = String(content).split('\n');
    const line = lines.findIndex((text) => text.includes(mark)) + 1;
    expect(line).toBeGreaterThan(0);
    const place = mark === '' ? file : `${file}:${String(line)}`;
    expect(await mistakesAfter({ [file]: content })).toEqual([
      expect.stringContaining(`${place}  ${says}`),
    ]);
  },
);

test.each([
  ['areas', 'name', 'name: Newtown', 'title, description'],
  ['services', 'title', 'title: Gate Repair', 'description'],
  ['local', 'lead', `lead: ${'Words of its own. '.repeat(4)}`, 'description'],
])(
  'who copies a file of %s and changes its %s is told what both say',
  async (folder, ...change) => {
    const [name, line, shared] = change;
    const original = source(folder);
    const [fields = ''] = withField(original, name, line).split(
      /(?<=\n---\n)/,
      1,
    );
    const file = inFolder(folder, 'zz.md');
    expect(await mistakesAfter({ [file]: fields })).toContainEqual(
      expect.stringContaining(
        `${file}  says the same as ${original.name} in ${shared}`,
      ),
    );
  },
);

test('a text of a service in a town is named as its page is', async () => {
  const file = inFolder('local', 'springs-in-town.md');
  expect(
    await mistakesAfter({ [local.file]: null, [file]: local.text }),
  ).toEqual([
    `${file}  must be called ${local.name}, as its service and area say, or these be corrected`,
  ]);
});

test.each([
  ['radius', /^ +radius:.*\n/m, /\{radius\}/g],
  [
    'emergencyResponse',
    /^ +emergencyResponse:\n.*\n.*\n/m,
    /\{emergencyResponse\}/g,
  ],
])('who drops %s is told every line that quotes it', async (...claim) => {
  const [, lines, quoted] = claim;
  const told = readdirSync(join(root, CONTENT), {
    recursive: true,
    encoding: 'utf8',
  })
    .filter((file) => /^[a-z]+\/[^/]+\.md$/.test(file))
    .flatMap((file) =>
      textOf(`${CONTENT}/${file}`)
        .split('\n')
        .flatMap((line, index) =>
          [...new Set(line.match(quoted))].map(
            (name) =>
              `${CONTENT}/${file}:${String(index + 1)}  ${name} is a claim that business.yml no longer makes: reword this line`,
          ),
        ),
    );
  const mistakes = await mistakesAfter({
    [business.file]: business.text.replace(lines, ''),
  });
  expect(mistakes.toSorted()).toEqual(told.toSorted());
});

test('what systems and programs leave in a folder, line ends of Windows and a byte order mark are fine', async () => {
  const windows = ({ text }: Source) =>
    `\uFEFF${text.replaceAll('\n', '\r\n')}`;
  expect(
    await mistakesAfter({
      [inFolder('areas', '.DS_Store')]: 'x',
      [inFolder('areas', 'Thumbs.db')]: 'x',
      [inFolder('areas', '~$x.md')]: 'x',
      [service.file]: windows(service),
      [business.file]: windows(business),
    }),
  ).toEqual([]);
});

describe('made-up things', () => {
  const companyAt = (siteUrl: string) => {
    const text = withField(business, 'siteUrl', `siteUrl: ${siteUrl}`);
    return withField({ ...business, text }, 'phone', 'phone: (201) 555-0142');
  };
  const sample = (rating: number) =>
    `---\nname: Ann B.\nrating: ${String(rating)}\ntext: They came within the hour, and I give them ${String(rating)} of five.\nlocation: Tenafly\nservice: ${service.slug}\nsample: true\n---\n`;
  const reviews = {
    [inFolder('testimonials', 'one-star.md')]: sample(1),
    [inFolder('testimonials', 'five-stars.md')]: sample(5),
  };

  test('pass while the address is an example', async () => {
    const changes = {
      ...reviews,
      [business.file]: companyAt('https://doors.example'),
    };
    expect(await mistakesAfter(changes)).toEqual([]);
  });

  test('are refused at a real address: the number reserved for fiction, sample reviews of any rating', async () => {
    const changes = {
      ...reviews,
      [business.file]: companyAt('https://doors.com'),
    };
    const found = await mistakesAfter(changes);
    const [company = '', ...samples] = found;
    expect(company).toMatch(/business\.yml:\d+ {2}phone: is made up/);
    const files = namesIn('testimonials')
      .map((name) => inFolder('testimonials', name))
      .filter((file) => textOf(file).includes('sample: true'));
    expect(samples.map((line) => line.replace(/:\d+ .*/, ''))).toEqual(
      [...files, ...Object.keys(reviews)].sort(),
    );
    for (const line of samples)
      expect(line).toContain('sample: a made-up review cannot go out');
  });

  test('are refused where SITE_URL is a real address', async () => {
    vi.stubEnv('SITE_URL', 'https://doors.com');
    const changes = { [business.file]: companyAt('https://doors.example') };
    const [mistake] = await mistakesAfter(changes);
    expect(mistake).toContain('phone: is made up');
  });

  test.each([
    'doors.example',
    'doors.example.org',
    'doors.test',
    'doors.invalid',
    'doors.localhost',
    'doors.local',
    'localhost',
  ])('are refused when published, as the address %s is', async (name) => {
    const changes = { [business.file]: companyAt(`https://${name}`) };
    const [address, phone] = await mistakesAfter(changes, true);
    expect(address).toContain('siteUrl: is made up');
    expect(phone).toContain('phone: is made up');
  });

  test.each(['doors-example.com', 'thelocal.com', 'test.doors.com'])(
    'are not what %s is',
    async (name) => {
      const changes = { [business.file]: companyAt(`https://${name}`) };
      expect((await mistakesAfter(changes, true)).join()).not.toContain(
        'siteUrl',
      );
    },
  );
});

describe('a picture', () => {
  const picture = `${PICTURES}/new.jpg`;
  const square = (side: number) =>
    sharp({
      create: { width: side, height: side, channels: 3, background: 'red' },
    })
      .jpeg()
      .toBuffer();

  beforeAll(() => {
    // A folder of its own, and in it the pictures that are there.
    rmSync(join(root, PICTURES));
    cpSync(join(REPOSITORY, PICTURES), join(root, PICTURES), {
      recursive: true,
    });
  });

  test('that is broken, too small, or shown by nothing is told', async () => {
    const file = inFolder('areas', 'new.md');
    const shown = textOf('tests/growth/content/areas/saddle-river.md').replace(
      '---\n',
      '---\nimage: ../../assets/pictures/new.jpg\nimageAlt: A new door\n',
    );
    expect(await mistakesAfter({ [file]: shown, [picture]: 'x' })).toEqual([
      `${picture}  is not a picture, or a broken one: export it again`,
    ]);
    expect(await mistakesAfter({ [picture]: await square(630) })).toEqual([
      `${picture}  has 630 × 630 pixels: use one of 1200 × 630 or more`,
    ]);
    expect(
      await mistakesAfter({ [file]: null, [picture]: await square(1200) }),
    ).toEqual([
      `${picture}  is a picture that no file of src/content names: delete it`,
    ]);
  });
});
