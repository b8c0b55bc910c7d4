import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FONT, MARK, drawSocialCard, pictureOf, type SocialCard } from './draw';
// The drawing itself and the versions of its libraries, which package.json pins, are in the key.
import drawing from './draw.ts?raw';
import packages from '../../../package.json?raw';

/** Beside the scaled pictures that Astro keeps between builds. */
const FOLDER = 'node_modules/.astro/social-cards';

async function keyOf(card: SocialCard): Promise<string> {
  const hash = createHash('sha256');
  for (const part of [JSON.stringify([card, __TOKENS__.colors]), drawing, packages])
    hash.update(part).update('\0');
  for (const file of [pictureOf(card), MARK, FONT]) hash.update(await readFile(file));
  return hash.digest('hex');
}

/**
 * A social card as drawSocialCard draws it, drawn once for the same words, picture and code: a
 * card takes longer than a dozen pages. JPEG, 1200×630 px.
 */
export async function socialCard(card: SocialCard): Promise<Buffer> {
  const kept = join(process.cwd(), FOLDER, `${await keyOf(card)}.jpg`);
  const before = await readFile(kept).catch(() => undefined);
  if (before) return before;
  const image = await drawSocialCard(card);
  await mkdir(join(process.cwd(), FOLDER), { recursive: true });
  // Whole or not at all: another build may be reading.
  const whole = `${kept}.${randomUUID()}`;
  await writeFile(whole, image);
  await rename(whole, kept);
  return image;
}
