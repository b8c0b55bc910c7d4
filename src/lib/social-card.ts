import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import satori from 'satori';
import sharp from 'sharp';
import { CARD_HEIGHT, CARD_WIDTH } from './seo/head.ts';
// The drawing itself and the versions of its libraries, which package.json pins, are in the key.
import drawing from './social-card.ts?raw';
import packages from '../../package.json?raw';

export interface SocialCard {
  /** The subject of the page, in a few words. */
  title: string;
  /** Path of a picture. */
  picture: string;
  /** Which part of the picture shows: a sharp position; by default what draws the eye. */
  position?: string;
  name: string;
  phone: string;
}

const PANEL_WIDTH = 620;
const { colors } = __TOKENS__;

/** Paths from the root of the project, where Astro builds. */
const FONT =
  'node_modules/@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff';
const MARK = 'src/assets/logo/mark.svg';
/** Beside the scaled pictures that Astro keeps between builds. */
const FOLDER = 'node_modules/.astro/social-cards';

const read = (file: string) => readFile(join(process.cwd(), file));
const readPicture = ({ picture }: SocialCard) => readFile(picture);

function box(style: Record<string, string | number>, children: unknown) {
  return {
    type: 'div',
    props: { style: { display: 'flex', ...style }, children },
  };
}

async function panel({ title, name, phone }: SocialCard): Promise<string> {
  const mark = (await read(MARK))
    .toString()
    .replaceAll('currentColor', colors.paper);
  const src = `data:image/svg+xml;base64,${btoa(mark)}`;
  const logo = { type: 'img', props: { src, width: 72, height: 72 } };
  const tree = box(
    {
      width: PANEL_WIDTH,
      height: CARD_HEIGHT,
      boxSizing: 'border-box',
      padding: 64,
      flexDirection: 'column',
      justifyContent: 'space-between',
      background: colors.navy,
      color: colors.paper,
    },
    [
      box({ alignItems: 'center', gap: 20, fontSize: 52 }, [logo, name]),
      box(
        {
          fontSize: title.length > 30 ? 72 : 84,
          lineHeight: 1.02,
          textWrap: 'balance',
        },
        title,
      ),
      box({ fontSize: 60, color: colors.amber }, phone),
    ],
  );
  return satori(tree as unknown as Parameters<typeof satori>[0], {
    width: PANEL_WIDTH,
    height: CARD_HEIGHT,
    fonts: [{ name: 'Barlow Condensed', data: await read(FONT), weight: 700 }],
  });
}

/** The picture beside a panel with name, title and number. */
async function draw(card: SocialCard): Promise<Buffer> {
  const { position = 'attention' } = card;
  const photo = await sharp(await readPicture(card))
    .autoOrient()
    .resize(CARD_WIDTH - PANEL_WIDTH, CARD_HEIGHT, { fit: 'cover', position })
    .toBuffer();
  return sharp({
    create: {
      width: CARD_WIDTH,
      height: CARD_HEIGHT,
      channels: 3,
      background: colors.navy,
    },
  })
    .composite([
      { input: photo, left: PANEL_WIDTH, top: 0 },
      { input: Buffer.from(await panel(card)), left: 0, top: 0 },
    ])
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}

/** A JPEG, drawn once for the same words, picture and code: it takes longer than a dozen pages. */
export async function socialCard(card: SocialCard): Promise<Buffer> {
  const hash = createHash('sha256');
  const files = await Promise.all([readPicture(card), read(MARK), read(FONT)]);
  for (const part of [
    JSON.stringify([card, colors]),
    drawing,
    packages,
    ...files,
  ])
    hash.update(part).update('\0');
  const kept = join(process.cwd(), FOLDER, `${hash.digest('hex')}.jpg`);
  const before = await readFile(kept).catch(() => undefined);
  if (before) return before;
  const image = await draw(card);
  await mkdir(join(process.cwd(), FOLDER), { recursive: true });
  // Whole or not at all: another build may be reading.
  const whole = `${kept}.${randomUUID()}`;
  await writeFile(whole, image);
  await rename(whole, kept);
  return image;
}
