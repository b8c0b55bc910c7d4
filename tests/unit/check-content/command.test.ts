import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { PROJECT } from '../../helpers/project';

test('npm run check:content prints the counts and succeeds', () => {
  const { status, stdout } = spawnSync(process.execPath, ['src/build/check-content/main.ts'], {
    cwd: PROJECT,
    encoding: 'utf8',
  });
  expect(stdout).toMatch(
    /^Content is in order: 1 business, 10 services, 15 areas, \d+ local, 4 testimonials, 10 pages\.\n$/,
  );
  expect(status).toBe(0);
});
