import { copyFileSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { SocialCard } from '../../src/lib/social-card/draw';
import { jpegSize } from '../helpers/pixel-size.ts';
import { copyProject } from '../helpers/project-copy.ts';

const CARD: SocialCard = {
  title: 'Broken Spring Replacement',
  picture: 'broken-spring-replacement.jpg',
  name: 'Easy Open',
  phone: '(201) 555-0142',
};
const MARK = Buffer.from('kept from before');

let root = '';
let kept = '';
let socialCard: (card: SocialCard) => Promise<Buffer>;

beforeAll(async () => {
  root = copyProject();
  kept = join(root, 'node_modules/.astro/social-cards');
  rmSync(kept);
  vi.spyOn(process, 'cwd').mockReturnValue(root);
  vi.stubGlobal('__TOKENS__', { colors: { amber: '#fc0', navy: '#123', paper: '#fff' } });
  ({ socialCard } = await import('../../src/lib/social-card/keep'));
});

afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  rmSync(root, { recursive: true, force: true });
});

test('a card is drawn once, and then taken as it was kept', async () => {
  const drawn = await socialCard(CARD);
  expect(jpegSize(drawn)).toEqual({ width: 1200, height: 630 });
  const files = readdirSync(kept);
  expect(files).toHaveLength(1);
  writeFileSync(join(kept, files[0] ?? ''), MARK);
  expect(await socialCard(CARD)).toEqual(MARK);
});

test('other words, another picture of the same name and lost files are drawn anew', async () => {
  expect(jpegSize(await socialCard({ ...CARD, phone: '(201) 555-0143' })).width).toBe(1200);
  const pictures = join(root, 'src/assets/pictures');
  copyFileSync(join(pictures, 'panel-replacement.jpg'), join(pictures, CARD.picture));
  expect(jpegSize(await socialCard(CARD)).width).toBe(1200);
  expect(readdirSync(kept)).toHaveLength(3);
  rmSync(kept, { recursive: true });
  mkdirSync(kept);
  expect(jpegSize(await socialCard(CARD)).width).toBe(1200);
});
