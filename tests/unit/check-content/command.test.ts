import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { PROJECT } from '../../helpers/project';

test('npm run check:content prints what the content makes and succeeds', () => {
  const { status, stdout } = spawnSync(process.execPath, ['src/build/check-content/main.ts'], {
    cwd: PROJECT,
    encoding: 'utf8',
  });
  expect(stdout).toMatch(
    /^Content is in order: 10 services, 15 towns, 150 local texts, 4 reviews\. It makes 180 pages\.\nChecked in \d+\.\d s\.\n$/,
  );
  expect(status).toBe(0);
});
