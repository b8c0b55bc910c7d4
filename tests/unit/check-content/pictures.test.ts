import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { ContentCopy, problemOf } from '../../helpers/content-copy';
import { PROJECT } from '../../helpers/project';

const NAME = 'panel-replacement.jpg';
const FILE = `src/assets/pictures/${NAME}`;
const USED = ` It is named in ${ContentCopy.path('services/panel-replacement.md')}.`;

function picture(width: number, format: 'jpeg' | 'png' | 'webp' = 'jpeg'): Promise<Buffer> {
  return sharp({
    create: { width, height: Math.round((width * 2) / 3), channels: 3, background: 'gray' },
  })
    .toFormat(format)
    .toBuffer();
}

const told = (message: string) => [{ file: FILE, line: null, field: null, message }];

describe('a picture that cannot be shown is told with what to do', () => {
  test('too small', async () => {
    const content = new ContentCopy();
    content.writePicture(NAME, await picture(900));
    expect(content.check()).toEqual(
      told(
        `The picture is 900 pixels wide; 1600 is the least, or it looks blurred. Use a larger one.${USED}`,
      ),
    );
  });

  test('of 20 MB', async () => {
    const content = new ContentCopy();
    content.writePicture(NAME, Buffer.concat([await picture(1600), Buffer.alloc(20_000_000)]));
    expect(content.check()).toEqual(
      told(
        `The picture has 20.0 MB; 5 MB is the most. Save it as a JPEG of 2400 pixels in width.${USED}`,
      ),
    );
  });

  test.each([
    ['a text with the ending of a picture', Buffer.from('no picture')],
    ['nothing at all', Buffer.alloc(0)],
    ['the first half of a picture', readFileSync(join(PROJECT, FILE)).subarray(0, 190_000)],
  ])('%s', (_what, bytes) => {
    const content = new ContentCopy();
    content.writePicture(NAME, bytes);
    expect(content.check()).toEqual(
      told(`The file is no picture, or a broken one. Export it again as JPEG or PNG.${USED}`),
    );
  });

  test('of another kind than its name says', async () => {
    const content = new ContentCopy();
    content.writePicture(NAME, await picture(1600, 'webp'));
    expect(content.check()).toEqual(
      told(
        `The file is called .jpg, but it is a picture of the kind webp. Export it again as JPEG.${USED}`,
      ),
    );
  });

  test.each(['notes.txt', 'Door.JPG', 'my door.jpg', 'door.webp'])(
    '%s in the folder of pictures, even if nothing names it',
    async (name) => {
      const content = new ContentCopy();
      content.writePicture(name, await picture(1600));
      expect(content.check()).toEqual([
        {
          file: `src/assets/pictures/${name}`,
          line: null,
          field: null,
          message:
            'Only pictures belong here, as .jpg or .png, named with small letters, digits and hyphens. Save it so, or move it away.',
        },
      ]);
    },
  );
});

test.each(['jpeg', 'png'] as const)('a %s of 1600 pixels is in order', async (format) => {
  const content = new ContentCopy();
  content.writePicture(`door.${format === 'jpeg' ? 'jpg' : 'png'}`, await picture(1600, format));
  expect(content.check()).toEqual([]);
});

describe('a picture and its words belong together', () => {
  const SERVICE = 'services/panel-replacement.md';

  test('a picture that is gone', () => {
    const content = new ContentCopy();
    content.removePicture(NAME);
    expect(content.check()).toEqual([
      problemOf(
        SERVICE,
        content.lineOf(SERVICE, 'image:'),
        'image',
        'names the picture "panel-replacement.jpg", which is not in src/assets/pictures. Put the picture there or correct the name.',
      ),
    ]);
  });

  test('a picture without words', () => {
    const content = new ContentCopy();
    content.replaceLine(SERVICE, 'imageAlt:');
    expect(content.check()).toEqual([
      problemOf(
        SERVICE,
        content.lineOf(SERVICE, 'image:'),
        'imageAlt',
        expect.stringMatching(/^is missing\. Add it: what the picture shows/),
      ),
    ]);
  });

  test('words without a picture', () => {
    const content = new ContentCopy();
    content.replaceLine(SERVICE, 'image:');
    expect(content.check()).toEqual([
      problemOf(
        SERVICE,
        content.lineOf(SERVICE, 'imageAlt:'),
        'imageAlt',
        expect.stringMatching(/^describes a picture, but/),
      ),
    ]);
  });
});
