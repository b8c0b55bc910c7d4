import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { REPOSITORY } from '../helpers/project.ts';

interface Step {
  uses?: string;
  with?: object;
  run?: string;
}

interface Workflow {
  on: object;
  permissions: object;
  jobs: Record<string, { permissions?: object; steps: Step[] }>;
}

const FOLDER = join(REPOSITORY, '.github/workflows');

/** None is run by a stranger's change with rights of ours, as `pull_request_target` would. */
const EVENTS = ['pull_request', 'push', 'schedule', 'workflow_dispatch'];

describe.each(readdirSync(FOLDER))('%s', (name) => {
  const text = readFileSync(join(FOLDER, name), 'utf8');
  // The file is ours, and GitHub refuses one of another shape.
  const { on, permissions, jobs } = parse(text) as Workflow;
  const steps = Object.values(jobs).flatMap((job) => job.steps);
  const actions = steps.filter(({ uses }) => uses !== undefined);

  test('runs on events that leave our secrets to our own code', () => {
    expect(EVENTS).toEqual(expect.arrayContaining(Object.keys(on)));
  });

  test('gives each job only the permissions that it names, to read', () => {
    expect(permissions).toEqual({});
    for (const job of Object.values(jobs))
      expect([...new Set(Object.values(job.permissions ?? {}))]).toEqual([
        'read',
      ]);
  });

  test('runs only actions of a pinned version', () => {
    expect(actions.length).toBeGreaterThan(0);
    for (const { uses } of actions) expect(uses).toMatch(/@[\da-f]{40}$/);
  });

  test('leaves the token of GitHub to no code of a change', () => {
    for (const { uses, with: options } of actions)
      if (uses?.includes('/checkout'))
        expect(options).toHaveProperty('persist-credentials', false);
  });

  test('puts no words of a change, such as its title, into a command', () => {
    for (const { run = '' } of steps) expect(run).not.toContain('${{');
  });
});
