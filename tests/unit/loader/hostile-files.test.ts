import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { checkContent, findProblems } from '~/loader/check';
import { makeContent } from '~/loader/load';
import { parseSource } from '~/loader/parse';
import { computingTimeMs } from '../../helpers/computing-time';
import { expectReported } from '../../helpers/field-mistake';
import {
  lineOf,
  parseSample,
  problemsWith,
  sampleFiles,
  sampleText,
  withField,
  withText,
  writeProject,
} from '../../helpers/sample-content';

const SERVICE = 'services/springs.md';
const SERVICE_FILE = `src/content/${SERVICE}`;

/** The longest that one file may keep the check busy. */
const PATIENCE_MS = 10_000;

/** Expects the one problem of a sample with changed files, soon. */
function expectProblem(
  changes: Record<string, string | null>,
  problem: { line?: number | null; says: string },
): void {
  const start = computingTimeMs();
  const [first, ...others] = problemsWith(changes);
  expect(computingTimeMs() - start).toBeLessThan(PATIENCE_MS);
  expect(others).toEqual([]);
  expect(first?.message).toContain(problem.says);
  if (problem.line !== undefined) expect(first?.line).toBe(problem.line);
}

describe('a field holds one line of characters that can be shown', () => {
  const lineBreak = 'holds a line break. Write it in one line.';
  const unshowable = 'holds a character that cannot be shown.';
  test.each([
    { written: String.raw`title: "Spring\nrepair"`, says: lineBreak },
    { written: 'title: |\n  Spring\n  repair', says: lineBreak },
    { written: String.raw`title: "Spring\u2028repair"`, says: lineBreak },
    { written: String.raw`title: "Spring\0repair"`, says: unshowable },
    { written: String.raw`title: "Spring\ud800repair"`, says: unshowable },
    { written: String.raw`title: "Spring\erepair"`, says: unshowable },
  ])('$written', ({ written, says }) => {
    expectReported({ file: SERVICE, written, says });
  });

  test('and a longer one a paragraph, whose line breaks become spaces', () => {
    const lines = 'They came at once,\n  had the part,\n\n  and fixed it.';
    const changes = withField('testimonials/ann-b.md', `text: |\n  ${lines}`);
    expect(problemsWith(changes)).toEqual([]);
    const [review] = parseSample(changes).testimonials;
    expect(review?.data?.text).toBe(
      'They came at once, had the part, and fixed it.',
    );
  });

  test('a claim too, which other texts quote', () => {
    const changes = withField(
      'business.yml',
      String.raw`claims: { warranty: "12-month\nwarranty", rating: '#1' }`,
    );
    expect(problemsWith(changes)).toContainEqual(
      expect.objectContaining({
        field: 'claims.warranty',
        message: expect.stringContaining(lineBreak) as string,
      }),
    );
  });

  test('an emoji of two halves may stand there', () => {
    expect(problemsWith(withField(SERVICE, 'title: Spring Repair 🚪'))).toEqual(
      [],
    );
  });
});

describe('fields that are too many or too deep are reported', () => {
  const nested = ['[', '- ', '? '].flatMap((sign) =>
    [50, 800, 3000].map((levels) => ({ sign, levels })),
  );
  test.each(nested)('$sign, $levels times', ({ sign, levels }) => {
    const end = sign === '[' ? ']'.repeat(levels) : 'a';
    const changes = withField(SERVICE, `x:\n  ${sign.repeat(levels)}${end}`);
    expectProblem(changes, { says: 'Fields lie too deep in each other' });
  });

  test('but not lines that cannot be read, however many', () => {
    const lines = 'title: Springs: all kinds\n'.repeat(500);
    const [first] = problemsWith({ [SERVICE]: `---\n${lines}---\n` });
    expect(first).toMatchObject({
      line: 2,
      message: expect.stringContaining('The line cannot be read') as string,
    });
  });

  test('thousands of fields', () => {
    const fields = Array.from(
      { length: 2000 },
      (_, index) => `field${String(index)}: a`,
    );
    const start = computingTimeMs();
    const problems = problemsWith(withField(SERVICE, fields.join('\n')));
    expect(computingTimeMs() - start).toBeLessThan(PATIENCE_MS);
    expect(problems).toHaveLength(2000);
  });

  test('names that every object inherits', () => {
    const changes = withField(SERVICE, '__proto__: { title: Doors }');
    expectProblem(changes, {
      line: lineOf(changes, SERVICE, '__proto__'),
      says: 'is not a field of this file.',
    });
  });
});

describe('a text that would take the parser minutes is reported', () => {
  test.each([
    { what: 'quotes', text: "'a ".repeat(15_000), says: '2000 characters' },
    { what: 'dots', text: '.'.repeat(45_000), says: '2000 characters' },
    {
      what: 'lines without an empty one',
      text: "it's a line\n".repeat(3000),
      says: '2000 characters',
    },
    {
      what: 'a table of 2,000 columns',
      text: `|${'a|'.repeat(2000)}\n|${'-|'.repeat(2000)}\n${'||\n'.repeat(2000)}`,
      says: 'more signs | than a table of 20 columns',
    },
    {
      what: 'a control character',
      text: 'A \u0007 bell',
      says: 'a character that cannot be shown',
    },
    {
      what: 'marks within marks, at which the renderer fails',
      text: `${'*'.repeat(500)}now${'*'.repeat(500)}`,
      says: 'Marks such as * and > lie too deep in each other here.',
    },
  ])('$what', ({ text, says }) => {
    const changes = withText(SERVICE, text);
    expectProblem(changes, { says });
  });

  test('the line of a control character is said', () => {
    const changes = withText(SERVICE, 'A line\n\u0007 bell');
    expectProblem(changes, {
      line: lineOf(changes, SERVICE, '\u0007'),
      says: 'The line holds a character',
    });
  });

  test('many lists, rows and paragraphs of usual length are not', () => {
    const rows =
      '| a | b |\n| - | - |\n' + '| a word | another |\n'.repeat(300);
    const items = '- A line of a list, as long as most.\n'.repeat(300);
    const paragraphs = `${"It's a sentence. ".repeat(60)}\n\n`.repeat(5);
    const changes = withText(SERVICE, `${rows}\n${items}\n${paragraphs}`);
    expect(problemsWith(changes)).toEqual([]);
  });
});

describe('a folder holds what cannot be read as a file', () => {
  async function problemsIn(root: string) {
    const { problems } = await checkContent(root);
    return problems;
  }
  const noFile = expect.stringContaining('that is not a file') as string;

  test('a file of more than 50 kB', async () => {
    const text = `${sampleText(SERVICE)}\n${'A line.\n\n'.repeat(6000)}`;
    const root = writeProject({ ...sampleFiles(), [SERVICE_FILE]: text });
    expect(await problemsIn(root)).toEqual([
      expect.objectContaining({
        file: SERVICE_FILE,
        message: expect.stringContaining('more than 50 kB') as string,
      }),
    ]);
  });

  test('a NUL, with its line', async () => {
    const root = writeProject({
      ...sampleFiles(),
      'src/content/services/doors.md': '---\ntitle: A\0\n',
    });
    expect(await problemsIn(root)).toContainEqual(
      expect.objectContaining({
        file: 'src/content/services/doors.md',
        line: 2,
      }),
    );
  });

  test('pipes, which would be waited for', async () => {
    const root = writeProject(sampleFiles());
    const file = 'src/content/services/pipe.md';
    const picture = 'src/assets/pictures/pipe.jpg';
    const icon = 'src/assets/icons/pipe.svg';
    const pipes = [file, picture, icon];
    execFileSync(
      'mkfifo',
      pipes.map((pipe) => join(root, pipe)),
    );
    const problems = await problemsIn(root);
    expect(problems).toHaveLength(pipes.length);
    for (const pipe of pipes)
      expect(problems).toContainEqual(
        expect.objectContaining({ file: pipe, message: noFile }),
      );
  });

  test('half a drawing', async () => {
    const icon = 'src/assets/icons/spring.svg';
    const root = writeProject({ ...sampleFiles(), [icon]: '<svg><path d="M' });
    expect(await problemsIn(root)).toEqual([
      expect.objectContaining({
        file: icon,
        message: expect.stringContaining('half of one') as string,
      }),
    ]);
  });

  test('folders in the place of files', async () => {
    const root = writeProject(sampleFiles());
    const folders = [
      'src/content/areas/folder.md',
      'src/content/business.yml',
      'src/assets/pictures/folder.jpg',
    ];
    rmSync(join(root, 'src/content/business.yml'));
    for (const folder of folders) mkdirSync(join(root, folder));
    const problems = await problemsIn(root);
    for (const file of folders)
      expect(problems).toContainEqual(
        expect.objectContaining({ file, message: noFile }),
      );
  });

  test('a link to a folder around it, once', async () => {
    const root = writeProject(sampleFiles());
    symlinkSync('..', join(root, 'src/content/services/loop'));
    expect(await problemsIn(root)).toEqual([
      expect.objectContaining({ file: 'src/content/services/loop' }),
    ]);
  });

  test('a file in the place of a folder', async () => {
    const root = writeProject(sampleFiles());
    rmSync(join(root, 'src/content/testimonials'), { recursive: true });
    writeFileSync(join(root, 'src/content/testimonials'), 'text');
    expect(await problemsIn(root)).toEqual([
      expect.objectContaining({ file: 'src/content/testimonials' }),
    ]);
  });
});

describe('an exception of the check itself becomes a problem', () => {
  const fault = expect.stringContaining('is a fault of the check') as string;

  test('of the file that was read', () => {
    const { problems } = parseSource({
      collection: 'services',
      id: 'springs',
      file: SERVICE_FILE,
      // No file makes this, as far as is known.
      text: null as unknown as string,
      problems: [],
    });
    expect(problems).toEqual([
      expect.objectContaining({ file: SERVICE_FILE, message: fault }),
    ]);
  });

  test('of the file that was rendered', () => {
    const parsed = parseSample();
    const [service] = parsed.services;
    if (!service) throw new Error('The sample has no service');
    const broken = { ...service, tree: 1 as never, problems: [] };
    makeContent({ ...parsed, services: [broken] });
    expect(broken.problems).toEqual([
      expect.objectContaining({ file: service.file, message: fault }),
    ]);
  });

  test('of a rule, beside those of the other rules, with a trace for engineers', () => {
    vi.stubEnv('DEBUG', '1');
    const trace = vi.spyOn(console, 'error').mockReturnValue();
    const context = {
      contentFiles: [],
      pictures: null as never,
      icons: [],
      address: '',
    };
    const problems = findProblems(
      parseSample(withField(SERVICE, 'price: $1')),
      context,
    );
    expect(problems).toContainEqual(
      expect.objectContaining({ file: 'src/content', message: fault }),
    );
    expect(problems).toContainEqual(
      expect.objectContaining({ file: SERVICE_FILE, field: 'price' }),
    );
    expect(trace).toHaveBeenCalledWith(expect.any(Error));
    vi.unstubAllEnvs();
    trace.mockRestore();
  });
});
