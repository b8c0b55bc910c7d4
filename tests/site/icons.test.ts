import sharp from 'sharp';
import { expect, it } from 'vitest';
import { readBytes, readText } from '../helpers/built-files.ts';
import { business } from '../helpers/content.ts';

interface Manifest {
  name: string;
  short_name: string;
  start_url: string;
  display: string;
  icons: { src: string; sizes: string; type: string; purpose?: string }[];
}

const manifest = JSON.parse(readText('manifest.webmanifest')) as Manifest;

it('the manifest names the business, and opens the home page', () => {
  const { name, descriptor } = business();
  expect(manifest).toMatchObject({
    name: `${name} ${descriptor}`,
    short_name: name,
    start_url: '/',
    // As a tab with its address, since the site does nothing that a page cannot.
    display: 'browser',
  });
});

it('the manifest has an icon that may be cut to any shape', () => {
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
});

it.each([
  ...manifest.icons,
  { src: '/apple-touch-icon.png', sizes: '180x180' },
])('the icon $src is a picture of $sizes px', async ({ src, sizes }) => {
  const { format, width, height } = await sharp(
    readBytes(src.slice(1)),
  ).metadata();
  expect(format).toBe('png');
  expect(`${String(width)}x${String(height)}`).toBe(sizes);
});

it('older browsers get an icon file', () => {
  const ICO_SIGNATURE = 0x00010000;
  expect(readBytes('favicon.ico').readUInt32LE(0)).toBe(ICO_SIGNATURE);
});

it('newer browsers get a drawing that asks for nothing and runs nothing', () => {
  const drawing = readText('favicon.svg').replace(
    'http://www.w3.org/2000/svg',
    '',
  );
  expect(drawing).toMatch(/^<svg[^>]* viewBox=/);
  expect(drawing).not.toMatch(/<script|https?:|\son\w+=/);
});
