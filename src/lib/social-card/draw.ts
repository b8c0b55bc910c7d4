import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import satori from 'satori';
import sharp from 'sharp';
import { CARD_HEIGHT, CARD_WIDTH } from '../seo/head.ts';

export interface SocialCard {
  /** What the page is about, in a few words. */
  title: string;
  /** File name of a picture in src/assets/pictures. */
  picture: string;
  /** Which part of the picture shows: a sharp position; by default what draws the eye. */
  position?: string;
  name: string;
  phone: string;
}

const PANEL_WIDTH = 620;
const PADDING = 64;
const { amber, navy, paper } = __TOKENS__.colors;

// Astro builds from the root of the project.
const fromRoot = (path: string) => join(process.cwd(), path);

/** The face of the card, in a format that satori reads: absolute path. */
export const FONT = fromRoot(
  'node_modules/@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff',
);
/** The mark of the business: absolute path. */
export const MARK = fromRoot('src/assets/logo/mark.svg');

/** The picture of a card: absolute path. */
export function pictureOf({ picture }: SocialCard): string {
  return fromRoot(`src/assets/pictures/${picture}`);
}

type Style = Record<string, string | number>;

function box(style: Style, children: unknown) {
  return { type: 'div', props: { style: { display: 'flex', ...style }, children } };
}

async function panel({ title, name, phone }: SocialCard): Promise<string> {
  const mark = (await readFile(MARK, 'utf8')).replaceAll('currentColor', paper);
  const logo = {
    type: 'img',
    props: { src: `data:image/svg+xml;base64,${btoa(mark)}`, width: 72, height: 72 },
  };
  const tree = box(
    {
      width: PANEL_WIDTH,
      height: CARD_HEIGHT,
      boxSizing: 'border-box',
      padding: PADDING,
      flexDirection: 'column',
      justifyContent: 'space-between',
      background: navy,
      color: paper,
    },
    [
      box({ alignItems: 'center', gap: 20, fontSize: 52 }, [logo, name]),
      box({ fontSize: title.length > 30 ? 72 : 84, lineHeight: 1.02, textWrap: 'balance' }, title),
      box({ fontSize: 60, color: amber }, phone),
    ],
  );
  const data = await readFile(FONT);
  return satori(tree as unknown as Parameters<typeof satori>[0], {
    width: PANEL_WIDTH,
    height: CARD_HEIGHT,
    fonts: [{ name: 'Barlow Condensed', data, weight: 700 }],
  });
}

/** Draws a social card: the picture beside a panel with name, title and number. JPEG, 1200×630 px. */
export async function drawSocialCard(card: SocialCard): Promise<Buffer> {
  const photo = await sharp(pictureOf(card))
    .resize(CARD_WIDTH - PANEL_WIDTH, CARD_HEIGHT, {
      fit: 'cover',
      position: card.position ?? 'attention',
    })
    .toBuffer();
  return sharp({
    create: { width: CARD_WIDTH, height: CARD_HEIGHT, channels: 3, background: navy },
  })
    .composite([
      { input: photo, left: PANEL_WIDTH, top: 0 },
      { input: Buffer.from(await panel(card)), left: 0, top: 0 },
    ])
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}
