import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { SocialCard } from '~/lib/social-card';

const CARD: SocialCard = {
  title: 'Panel Replacement',
  picture: 'door.jpg',
  name: 'Sample Doors',
  phone: '(201) 555-0199',
};
const KEPT = Buffer.from('kept from before');
const project = process.cwd();
const root = mkdtempSync(join(tmpdir(), 'social-card-'));
const kept = join(root, 'node_modules/.astro/social-cards');
const FONTS = 'node_modules/@fontsource';
const MARK = 'src/assets/logo/mark.svg';

let socialCard: (card: SocialCard) => Promise<Buffer>;

async function paint(picture: string, background: string) {
  const channels = 3;
  await sharp({
    create: { width: 640, height: 400, channels, background },
  }).toFile(join(root, 'src/assets/pictures', picture));
}

async function sizeOf(image: Buffer) {
  const { format, width, height } = await sharp(image).metadata();
  return { format, width, height };
}

beforeAll(async () => {
  for (const folder of [
    'node_modules',
    'src/assets/pictures',
    'src/assets/logo',
  ]) {
    mkdirSync(join(root, folder), { recursive: true });
  }
  symlinkSync(join(project, FONTS), join(root, FONTS));
  copyFileSync(join(project, MARK), join(root, MARK));
  await paint(CARD.picture, 'red');
  vi.spyOn(process, 'cwd').mockReturnValue(root);
  vi.stubGlobal('__TOKENS__', {
    colors: { amber: '#fc0', navy: '#123', paper: '#fff' },
  });
  ({ socialCard } = await import('~/lib/social-card'));
});

afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  rmSync(root, { recursive: true, force: true });
});

test('a card is drawn once, and anew for other words or another picture', async () => {
  const drawn = { format: 'jpeg', width: 1200, height: 630 };
  expect(await sizeOf(await socialCard(CARD))).toEqual(drawn);
  const [file = ''] = readdirSync(kept);
  writeFileSync(join(kept, file), KEPT);
  expect(await socialCard(CARD)).toEqual(KEPT);
  expect(
    await sizeOf(await socialCard({ ...CARD, phone: '(201) 555-0143' })),
  ).toEqual(drawn);
  await paint(CARD.picture, 'blue');
  expect(await sizeOf(await socialCard(CARD))).toEqual(drawn);
  expect(readdirSync(kept)).toHaveLength(3);
});

test('a card shows its title, the company, the phone and the picture', async () => {
  await paint('other.jpg', 'green');
  const cards: SocialCard[] = [
    CARD,
    { ...CARD, title: 'Cable Repair' },
    { ...CARD, name: 'Other Doors' },
    { ...CARD, phone: '(201) 555-0144' },
    { ...CARD, picture: 'other.jpg' },
  ];
  const images = await Promise.all(cards.map(socialCard));
  expect(new Set(images.map((image) => image.toString('base64'))).size).toBe(
    cards.length,
  );
});
