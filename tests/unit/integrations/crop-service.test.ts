import sharp from 'sharp';
import { expect, test } from 'vitest';
import cropService from '~/integrations/crop-service';

/** A picture of one color. */
const plain = (width: number, height: number, background: string) => ({
  create: { width, height, channels: 3 as const, background },
});

/** A gray picture whose lower right quarter is white. */
const PICTURE = await sharp(plain(200, 100, 'gray'))
  .composite([{ input: plain(100, 50, 'white'), left: 100, top: 50 }])
  .png()
  .toBuffer();

/** The least and the greatest brightness of the part that a position names, and its size. */
async function cropped(position: string, picture = PICTURE) {
  const options = { src: 'a.png', width: 100, height: 50, format: 'png' };
  const { data } = await cropService.transform(
    picture,
    { ...options, fit: 'cover', position },
    // The service asks for nothing else of Astro's settings, nor for its logger.
    { service: { entrypoint: '', config: {} } } as never,
    {} as never,
  );
  const image = sharp(data);
  const { width, height } = await image.metadata();
  const { channels } = await image.stats();
  return { width, height, least: channels[0]?.min, most: channels[0]?.max };
}

test.each([
  { position: '50 50 50', shows: 'the white quarter', least: 255, most: 255 },
  {
    position: '0 50 50',
    shows: 'the quarter left of it',
    least: 128,
    most: 128,
  },
  { position: '50 0 50', shows: 'the quarter above it', least: 128, most: 128 },
])('the part at $position is $shows', async ({ position, least, most }) => {
  const size = { width: 100, height: 50 };
  expect(await cropped(position)).toEqual({ ...size, least, most });
});

test('a part is cut out of a picture as it is seen, not as a phone has saved it', async () => {
  const turned = await sharp(PICTURE).rotate(270).png().toBuffer();
  const onItsSide = await sharp(turned)
    .withMetadata({ orientation: 6 })
    .png()
    .toBuffer();
  const white = { width: 100, height: 50, least: 255, most: 255 };
  expect(await cropped('50 50 50', onItsSide)).toEqual(white);
});
