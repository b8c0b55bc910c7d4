import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject } from '../../helpers/project-copy';

const BUSINESS = 'src/content/business.yml';
let root = '';
let build = { status: null as number | null, output: '' };

function built(file: string): string {
  return readFileSync(join(root, 'dist', file), 'utf8');
}

/** The text between the tags of the body. */
function textOf(file: string): string {
  const body = built(file).replace(/^[\s\S]*<main\b/, '<main');
  return body.replaceAll(/<(?:script|style)\b[\s\S]*?<\/(?:script|style)>|<[^>]+>/g, ' ');
}

beforeAll(() => {
  root = copyProject();
  const business = readFileSync(join(root, BUSINESS), 'utf8');
  const dropped = /^ {2}(?:rating|weekend|emergencyResponse|warranty):.*\n/gm;
  const fictional = "phone: '(201) 555-0142'";
  const changed = business.replaceAll(dropped, '').replace(/^phone: .*$/m, fictional);
  writeFileSync(join(root, BUSINESS), changed);
  const { status, stdout } = spawnSync(process.execPath, [join(root, 'src/build/release.ts')], {
    cwd: root,
    encoding: 'utf8',
  });
  build = { status, output: stdout };
}, 180_000);

afterAll(() => {
  rmSync(root, { recursive: true, force: true });
});

test('the site builds without four claims, and tells how many points are open', () => {
  expect(build.status).toBe(0);
  expect(build.output).toMatch(/\nLaunch check: \d+ open points?; see npm run launch-check\n$/);
});

test('no page says them any more', () => {
  expect(textOf('about.html')).not.toMatch(/#1|Trusted Local Experts|15-30|undefined|\{\w+\}/);
  expect(textOf('contact.html')).not.toMatch(/weekend|undefined|\{\w+\}/i);
  expect(textOf('services.html')).not.toMatch(/12-month|undefined|\{\w+\}/i);
  expect(textOf('services/panel-replacement.html')).not.toMatch(/15-30|undefined|12-month/);
  expect(built('llms.txt')).not.toMatch(/12-month|15-30|undefined/);
});

test('what stood beside them is still there', () => {
  expect(textOf('about.html')).toMatch(/500\+/);
  expect(textOf('contact.html')).toMatch(/For repairs, quotes and appointments/);
  expect(textOf('services.html')).toMatch(/Clear upfront pricing/);
  expect(textOf('services/panel-replacement.html')).toMatch(/Free estimates, no obligation/);
});
