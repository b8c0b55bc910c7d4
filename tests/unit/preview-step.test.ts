import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { REPOSITORY } from '../helpers/project';

interface Step {
  shell?: string;
  run?: string;
}

/** The step of the workflow that uploads a preview. */
function previewStep(): Step {
  const file = join(REPOSITORY, '.github/workflows/site.yml');
  const { jobs } = parse(readFileSync(file, 'utf8')) as {
    jobs: { publish: { steps: Step[] } };
  };
  const step = jobs.publish.steps.find(({ run }) =>
    run?.includes('versions upload'),
  );
  if (!step) throw new Error('No step of publish uploads a preview');
  return step;
}

/** Runs the step with the real wrangler, against a Cloudflare that refuses with a code of its API. */
async function runAgainst(code: number) {
  const refusal = { success: false, errors: [{ code, message: 'Refused' }] };
  const api = createServer((_request, response) => {
    response
      .writeHead(code === 10007 ? 404 : 403, {
        'Content-Type': 'application/json',
      })
      .end(JSON.stringify(refusal));
  });
  await once(api.listen(0, '127.0.0.1'), 'listening');
  const { port } = api.address() as AddressInfo;
  const folder = mkdtempSync(join(tmpdir(), 'easy-open-preview-'));
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist/index.html'), 'A page');
  symlinkSync(join(REPOSITORY, 'node_modules'), join(folder, 'node_modules'));
  cpSync(join(REPOSITORY, 'deploy'), join(folder, 'deploy'), {
    recursive: true,
  });
  const { shell, run = '' } = previewStep();
  // The options with which GitHub starts the shell `bash`, and with which it starts none in particular.
  const options = shell === 'bash' ? ['-e', '-o', 'pipefail'] : ['-e'];
  const process_ = spawn('bash', [...options, '-c', run], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      HOME: folder,
      CI: 'true',
      RUNNER_TEMP: folder,
      NUMBER: '7',
      WRANGLER_SEND_METRICS: 'false',
      CLOUDFLARE_API_BASE_URL: `http://127.0.0.1:${String(port)}/client/v4`,
      CLOUDFLARE_API_TOKEN: 'token',
      CLOUDFLARE_ACCOUNT_ID: '0'.repeat(32),
    },
  });
  const output = text(process_.stdout);
  const [status] = (await once(process_, 'exit')) as [number];
  api.close();
  const answer = { status, output: await output };
  rmSync(folder, { recursive: true });
  return answer;
}

test('a preview before the first deploy says why there is none, and the proposal stays green', async () => {
  const { status, output } = await runAgainst(10007);
  expect(output).toMatch(/^::notice title=Tested, no preview yet::/m);
  expect(status).toBe(0);
});

test('a preview that fails otherwise, such as with a wrong token, turns the proposal red', async () => {
  const { status, output } = await runAgainst(10000);
  expect(output).not.toContain('::notice');
  expect(status).not.toBe(0);
});
