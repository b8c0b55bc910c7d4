import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { checkContent } from '~/loader/check';
import { forgetContent, loadContent } from '~/loader/load';
import {
  lineOf,
  PICTURE,
  sampleFiles,
  sampleText,
  withField,
  withText,
  writeProject,
  type Changes,
} from '../../helpers/sample-content';

const HERO = 'src/assets/pictures/hero.jpg';
const SERVICE = 'services/springs.md';

beforeEach(() => {
  vi.stubEnv('SITE_URL', undefined);
});

afterEach(() => {
  vi.unstubAllEnvs();
});

/** The sample content on the disk, with files of src/content changed and others added. */
function projectWith(
  changes: Changes,
  others: Record<string, string | Uint8Array> = {},
): string {
  const content = Object.entries(changes).map(([path, text]) => [
    `src/content/${path}`,
    text ?? '',
  ]);
  return writeProject({
    ...sampleFiles(),
    ...(Object.fromEntries(content) as Record<string, string>),
    ...others,
  });
}

async function problemsOf(root: string) {
  const { problems } = await checkContent(root);
  return problems;
}

describe('a folder of content', () => {
  test('with thousands of mistakes is reported with the first hundred', async () => {
    const fields = Array.from(
      { length: 1000 },
      (_, index) => `field${String(index)}: a`,
    );
    const root = projectWith(withField(SERVICE, fields.join('\n')));
    const { lines } = await checkContent(root);
    expect(lines).toHaveLength(103);
    expect(lines.slice(-3)).toEqual([
      '… and 900 more',
      '',
      '1000 things to fix in the content.',
    ]);
  });

  test('in order is reported with what it makes and what is still to be written', async () => {
    const another = sampleText('areas/elmwood.md').replaceAll(
      'Elmwood',
      'Closter',
    );
    const { lines } = await checkContent(
      projectWith({ 'areas/closter.md': another }),
    );
    expect(lines).toEqual([
      'Content is in order. Services: 2, towns: 3, local texts: 1, jobs: 1, people: 1, reviews: 1; pages: 16.',
      expect.stringMatching(
        /^Note: 5 services in towns have no text in local\//,
      ),
    ]);
  });

  test('with mistakes is reported with all of them, by file and line', async () => {
    const changes = {
      ...withField(SERVICE, 'title: Door'),
      ...withField('testimonials/ann-b.md', 'rating: 9'),
    };
    const withPrice = (changes[SERVICE] ?? '').replace(
      /^price: .*$/m,
      'price: $1',
    );
    const { lines } = await checkContent(
      projectWith({ ...changes, [SERVICE]: withPrice }),
    );
    expect(lines).toEqual([
      `src/content/${SERVICE}:2  title: is too short. Write at least 5 characters.`,
      expect.stringMatching(
        /^src\/content\/services\/springs\.md:\d+ {2}price: must read like/,
      ),
      expect.stringContaining('src/content/testimonials/ann-b.md:'),
      '',
      '3 things to fix in the content.',
    ]);
  });

  test('may hold hidden and passing files', async () => {
    const root = projectWith({ '.DS_Store': '', 'services/a.md.crswap': '' });
    expect(await problemsOf(root)).toEqual([]);
  });

  test('may be saved on Windows, and its mistakes keep their lines', async () => {
    const onWindows = (text: string) =>
      `\uFEFF${text.replaceAll('\n', '\r\n')}`;
    const changes = withText(SERVICE, 'A <b>word</b>');
    const business = withField('business.yml', "name: 'Easy");
    const root = projectWith({
      [SERVICE]: onWindows(changes[SERVICE] ?? ''),
      'business.yml': onWindows(business['business.yml'] ?? ''),
    });
    expect(await problemsOf(root)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ line: lineOf(changes, SERVICE, 'A <b>') }),
        expect.objectContaining({
          line: lineOf(business, 'business.yml', "name: 'Easy"),
          message: expect.stringContaining(
            'a quote is opened and not closed',
          ) as string,
        }),
      ]),
    );
  });
});

describe('a file that cannot be read is reported', () => {
  const encodings = [
    { name: 'UTF-16', bytes: Buffer.from(sampleText(SERVICE), 'utf16le') },
    {
      name: 'Windows-1252',
      bytes: Buffer.from(
        sampleText(SERVICE).replace('Spring', 'Sprïng'),
        'latin1',
      ),
    },
  ];
  test.each(encodings)('saved as $name', async ({ bytes }) => {
    const root = projectWith({}, { [`src/content/${SERVICE}`]: bytes });
    expect(await problemsOf(root)).toEqual([
      expect.objectContaining({
        file: `src/content/${SERVICE}`,
        message: expect.stringContaining(
          'choose UTF-8 under "Encoding"',
        ) as string,
      }),
    ]);
  });

  test('business.yml, when it is missing', async () => {
    const root = projectWith({});
    rmSync(join(root, 'src/content/business.yml'));
    expect(await problemsOf(root)).toEqual([
      expect.objectContaining({
        file: 'src/content/business.yml',
        message: expect.stringMatching(
          /^This file is missing .+ Put it back; the site/,
        ) as string,
      }),
    ]);
  });

  test('a link to another file, and a picture that leads nowhere', async () => {
    const root = projectWith({});
    symlinkSync('springs.md', join(root, 'src/content/services/b.md'));
    symlinkSync('nothing.jpg', join(root, 'src/assets/pictures/b.jpg'));
    const message =
      'This is a link to another file. Put the file itself in its place.';
    expect(await problemsOf(root)).toEqual([
      expect.objectContaining({ file: 'src/content/services/b.md', message }),
      expect.objectContaining({ file: 'src/assets/pictures/b.jpg', message }),
    ]);
  });

  const brokenPictures = [
    { what: 'no picture', bytes: 'no picture' },
    { what: 'empty', bytes: '' },
    { what: 'half a file', bytes: PICTURE.subarray(0, -2) },
  ];
  test.each(brokenPictures)('a picture that is $what', async ({ bytes }) => {
    expect(await problemsOf(projectWith({}, { [HERO]: bytes }))).toEqual([
      expect.objectContaining({
        file: HERO,
        message:
          'The file is not a picture, or a broken one. Export it again as JPEG or PNG.',
      }),
    ]);
  });

  test('a picture of another kind or size, by what is in it', async () => {
    const png = await sharp(PICTURE).png().toBuffer();
    const small = await sharp(PICTURE).resize(900).jpeg().toBuffer();
    const root = projectWith(
      {},
      { [HERO]: png, 'src/assets/pictures/small.jpg': small },
    );
    const problems = await problemsOf(root);
    expect(problems.map(({ message }) => message)).toEqual([
      expect.stringContaining('a picture of the kind png'),
      expect.stringContaining('900 pixels wide'),
    ]);
  });
});

test('the address in the environment decides whether made-up content is refused', async () => {
  vi.stubEnv('SITE_URL', 'https://doors.com');
  expect(await problemsOf(projectWith({}))).toHaveLength(2);
});

test('content is read once, until it is forgotten', () => {
  const root = projectWith({});
  const { content } = loadContent(root);
  const file = join(root, 'src/content', SERVICE);
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace('Spring Repair', 'Spring work'),
  );
  expect(loadContent(`${root}/`).content).toBe(content);
  forgetContent(`${root}/`);
  expect(
    loadContent(root).content.services.map(({ data }) => data.title),
  ).toContain('Spring work');
});

describe('a note is made', () => {
  /** A project whose last commit but one is the sample content. */
  function repository() {
    const root = projectWith({});
    const git = (...options: string[]) => {
      const author = ['-c', 'user.name=A', '-c', 'user.email=a@doors.example'];
      execFileSync('git', [...author, ...options], {
        cwd: root,
        stdio: 'pipe',
      });
    };
    git('init', '--quiet');
    git('add', '.');
    git('commit', '--quiet', '--message=All');
    git('commit', '--quiet', '--message=More', '--allow-empty');
    return { root, git };
  }

  async function lastLine(root: string) {
    forgetContent(root);
    const { lines } = await checkContent(root);
    return lines.at(-1);
  }

  test('of a swapped picture', async () => {
    const { root } = repository();
    expect(await lastLine(root)).toMatch(/have no text in local/);
    writeFileSync(
      join(root, HERO),
      await sharp(PICTURE).negate().jpeg().toBuffer(),
    );
    expect(await lastLine(root)).toMatch(
      /^Note: hero\.jpg is another picture now\. See whether/,
    );
  });

  test('of a renamed file, until it says what it was called before', async () => {
    const { root, git } = repository();
    const renamed = join(root, 'src/content/services/panel.md');
    renameSync(join(root, 'src/content/services/panels.md'), renamed);
    const note = /^Note: panels\.md is gone.+write "formerly: \[panels\]" into/;
    expect(await lastLine(root)).toMatch(note);
    git('add', '.');
    git('commit', '--quiet', '--message=Renamed');
    expect(await lastLine(root)).toMatch(note);
    writeFileSync(
      renamed,
      readFileSync(renamed, 'utf8').replace(
        'price:',
        'formerly: [panels]\nprice:',
      ),
    );
    expect(await lastLine(root)).toMatch(/have no text in local/);
  });

  test('of nothing where Git has only the last commit', async () => {
    const { root } = repository();
    const clone = projectWith({});
    mkdirSync(join(clone, 'copy'));
    execFileSync(
      'git',
      ['clone', '--quiet', '--depth=1', `file://${root}`, 'copy'],
      {
        cwd: clone,
      },
    );
    writeFileSync(
      join(clone, 'copy', HERO),
      await sharp(PICTURE).negate().jpeg().toBuffer(),
    );
    expect(await lastLine(join(clone, 'copy'))).toMatch(
      /have no text in local/,
    );
  });

  test('of a picture that says where it was taken', async () => {
    const exif = {
      IFD3: { GPSLatitude: '40/1 55/1 8/1', GPSLatitudeRef: 'N' },
    };
    const positioned = await sharp(PICTURE).withExif(exif).jpeg().toBuffer();
    const bare = await sharp(PICTURE)
      .withExif({ IFD0: { Make: 'Phone' } })
      .jpeg()
      .toBuffer();
    expect(await lastLine(projectWith({}, { [HERO]: positioned }))).toMatch(
      /^Note: src\/assets\/pictures\/hero\.jpg holds the place where it was taken/,
    );
    expect(await lastLine(projectWith({}, { [HERO]: bare }))).toMatch(
      /have no text in local/,
    );
  });

  test('of a review from a town that is not served', async () => {
    const root = projectWith(
      withField('testimonials/ann-b.md', 'location: Newark'),
    );
    expect(await lastLine(root)).toMatch(
      /^Note: src\/content\/testimonials\/ann-b\.md is from Newark, which is not a town in areas\//,
    );
  });

  test('of a town out of reach, as a wrong digit makes it', async () => {
    const at = (longitude: string) =>
      `location:\n  latitude: 40.9\n  longitude: ${longitude}`;
    const projectWithTownAt = (longitude: string) =>
      projectWith({
        ...withField('business.yml', at('-73.95')),
        ...withField('areas/oakfield.md', at(longitude)),
      });
    expect(await lastLine(projectWithTownAt('-71.95'))).toMatch(
      /^Note: src\/content\/areas\/oakfield\.md:\d+ {2}location: lies 104 miles from the shop\. Correct the digits/,
    );
    expect(await lastLine(projectWithTownAt('-73.97'))).toMatch(
      /have no text in local/,
    );
  });
});
