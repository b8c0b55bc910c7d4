import { execFileSync, spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { need } from '../helpers/programs';
import { REPOSITORY } from '../helpers/project';

interface Step {
  name?: string;
  shell?: string;
  run?: string;
}

interface Workflow {
  jobs: Record<string, { steps?: Step[] }>;
}

/** A step of a workflow, by its name. */
function readStep(workflow: string, name: string): Step {
  const file = join(REPOSITORY, '.github/workflows', `${workflow}.yml`);
  const { jobs } = parse(readFileSync(file, 'utf8')) as Workflow;
  const steps = Object.values(jobs).flatMap((job) => job.steps ?? []);
  const step = steps.find((candidate) => candidate.name === name);
  if (!step) throw new Error(`${workflow}.yml has no step "${name}"`);
  return step;
}

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'easy-open-steps-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const fileOf = (name: string) => join(folder, name);

/** Runs a step as GitHub does, with a shell script in the place of GitHub's program. */
function runStep(
  { shell, run = '' }: Step,
  gh: string,
  environment: Record<string, string> = {},
) {
  writeFileSync(fileOf('gh'), `#!/bin/sh\n${gh}\n`, { mode: 0o755 });
  writeFileSync(fileOf('output'), '');
  const options = shell === 'bash' ? ['-e', '-o', 'pipefail'] : ['-e'];
  const { status } = spawnSync('bash', [...options, '-c', run], {
    cwd: folder,
    stdio: 'ignore',
    env: {
      PATH: [folder, dirname(need('jq')), process.env['PATH']].join(delimiter),
      GITHUB_OUTPUT: fileOf('output'),
      ...environment,
    },
  });
  return { status, output: readFileSync(fileOf('output'), 'utf8') };
}

describe('the lane of a change', () => {
  const step = readStep('site', 'See what has changed');

  const git = (...options: string[]) =>
    execFileSync(
      'git',
      ['-c', 'user.name=A', '-c', 'user.email=a@b', ...options],
      { cwd: folder, encoding: 'utf8' },
    );

  function commit(files: readonly string[], text: string): string {
    for (const file of files) {
      mkdirSync(dirname(fileOf(file)), { recursive: true });
      writeFileSync(fileOf(file), text);
    }
    git('add', ...files);
    git('commit', '--quiet', '--message=Change');
    return git('rev-parse', 'HEAD').trim();
  }

  const CONTENT = 'src/content/business.yml';
  const PICTURE = 'src/assets/pictures/hero.jpg';
  const PAGE = 'src/pages/index.astro';
  const TOOL = 'deploy/check-live.ts';

  let tested: string;
  beforeEach(() => {
    git('init', '--quiet');
    tested = commit([CONTENT, PICTURE, PAGE, TOOL], 'tested');
  });

  test.each([
    { files: [CONTENT], output: 'contentOnly=true\n' },
    { files: [PICTURE], output: 'contentOnly=true\n' },
    { files: [CONTENT, PAGE], output: '' },
    { files: [TOOL], output: 'tools=true\n' },
  ])('of $files: $output', ({ files, output }) => {
    commit(files, 'changed');
    expect(runStep(step, `echo ${tested}`)).toEqual({ status: 0, output });
  });

  test('looks back to the commit that was tested, beyond code that failed', () => {
    commit([PAGE], 'failed');
    commit([CONTENT], 'edited afterwards');
    expect(runStep(step, `echo ${tested}`).output).toBe('');
  });

  test.each(['exit 0', 'exit 1'])(
    'tests all of it when GitHub knows no tested commit (%s)',
    (gh) => {
      commit([CONTENT], 'changed');
      const output = 'tools=true\n';
      expect(runStep(step, gh)).toEqual({ status: 0, output });
    },
  );
});

describe('the issue about a problem', () => {
  const step = readStep('report', 'Open, update or close the issue');
  const TITLE = 'A "problem"';

  /** Runs the step while issues are open. @returns what was asked of GitHub besides their list */
  function report(text: string, openIssues: object[]): string {
    const list = JSON.stringify(openIssues);
    writeFileSync(fileOf('calls'), '');
    writeFileSync(fileOf('issues.json'), list);
    runStep(
      step,
      `[ "$2" = list ] && exec cat ${fileOf('issues.json')}; echo "$@" >> ${fileOf('calls')}`,
      { TITLE, REPORT: text },
    );
    return readFileSync(fileOf('calls'), 'utf8');
  }

  const OTHER = { number: 3, title: 'Another' };
  const SAME = { number: 7, title: TITLE };

  test('is opened once, and then updated', () => {
    expect(report('It $(broke).', [OTHER])).toBe(
      `issue create --title ${TITLE} --body It $(broke).\n`,
    );
    expect(report('Still.', [OTHER, SAME])).toBe(
      'issue edit 7 --body Still.\n',
    );
  });

  test('is closed when nothing is wrong any more', () => {
    expect(report('', [OTHER, SAME])).toMatch(/^issue close 7 /);
    expect(report('', [OTHER])).toBe('');
  });

  test('is not opened a second time when the list cannot be read', () => {
    writeFileSync(fileOf('calls'), '');
    const gh = `[ "$2" = list ] && exit 1; echo "$@" >> ${fileOf('calls')}`;
    const { status } = runStep(step, gh, { TITLE, REPORT: 'It broke.' });
    expect(status).not.toBe(0);
    expect(readFileSync(fileOf('calls'), 'utf8')).toBe('');
  });
});

test.each([
  {
    upload: { preview_alias_url: 'https://pr-7-site.example.workers.dev' },
    output: 'address=https://pr-7-site.example.workers.dev\n',
  },
  // Where previews are switched off on Cloudflare.
  { upload: { preview_url: null }, output: '' },
])('an uploaded preview gives its address: "$output"', ({ upload, output }) => {
  const entries = [
    { type: 'wrangler-session' },
    { type: 'version-upload', ...upload },
  ];
  const log = entries.map((entry) => JSON.stringify(entry)).join('\n');
  writeFileSync(fileOf('log'), log);
  writeFileSync(fileOf('npx'), '#!/bin/sh\n', { mode: 0o755 });
  const step = readStep('site', 'Upload a preview');
  const environment = {
    NUMBER: '7',
    RUNNER_TEMP: folder,
    WRANGLER_OUTPUT_FILE_PATH: fileOf('log'),
  };
  expect(runStep(step, 'exit 1', environment)).toEqual({ status: 0, output });
});
