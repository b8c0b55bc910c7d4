import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { REPOSITORY } from '../helpers/project';

interface Step {
  uses?: string;
  with?: object;
}

interface Workflow {
  on: object;
  permissions: object;
  jobs: Record<string, { permissions?: object; steps: Step[] }>;
}

const TRIGGERS = {
  ci: {
    pull_request: null,
    push: { branches: ['main'] },
    workflow_dispatch: null,
  },
  live: { schedule: [{ cron: '41 10 * * *' }] },
};

describe.each(Object.entries(TRIGGERS))('%s.yml', (name, triggers) => {
  const file = join(REPOSITORY, `.github/workflows/${name}.yml`);
  const text = readFileSync(file, 'utf8');
  // The file is ours, and GitHub refuses one of another shape.
  const workflow = parse(text) as Workflow;
  const jobs = Object.values(workflow.jobs);
  const actions = jobs
    .flatMap(({ steps }) => steps)
    .filter(({ uses }) => uses !== undefined);

  test('runs on these events and no others', () => {
    expect(workflow.on).toEqual(triggers);
  });

  test('gives each job only the permissions that it names, to read', () => {
    expect(workflow.permissions).toEqual({});
    for (const { permissions } of jobs)
      expect(new Set(Object.values(permissions ?? {}))).toEqual(
        new Set(['read']),
      );
  });

  test('runs only actions of a pinned version', () => {
    expect(actions.length).toBeGreaterThan(0);
    for (const { uses } of actions) expect(uses).toMatch(/@[\da-f]{40}$/);
  });

  test('leaves the token of GitHub to no code of a change', () => {
    const checkouts = actions.filter(({ uses }) => uses?.includes('/checkout'));
    expect(checkouts.length).toBeGreaterThan(0);
    for (const checkout of checkouts)
      expect(checkout.with).toHaveProperty('persist-credentials', false);
  });
});
