import { describe, expect, it } from 'vitest';
import { readBytes, readText } from '../helpers/built-files.ts';
import { pngSize } from '../helpers/pixel-size.ts';
import { BUSINESS_NAME } from '../helpers/specification.ts';

interface Manifest {
  name: string;
  short_name: string;
  start_url: string;
  theme_color: string;
  icons: { src: string; sizes: string; type: string; purpose?: string }[];
}

const manifest = JSON.parse(readText('manifest.webmanifest')) as Manifest;

describe('icons', () => {
  it.each([
    ['apple-touch-icon.png', 180],
    ['icon-192.png', 192],
    ['icon-512.png', 512],
    ['icon-maskable-512.png', 512],
  ])('%s is %i px on each side', (file, side) => {
    expect(pngSize(readBytes(file))).toEqual({ width: side, height: side });
  });

  it('favicon.ico holds one or more icons, among them one of 32 px', () => {
    const bytes = readBytes('favicon.ico');
    const count = bytes.readUInt16LE(4);
    const widths = Array.from({ length: count }, (_, index) => bytes.readUInt8(6 + 16 * index));
    expect(bytes.readUInt32LE(0)).toBe(0x00010000);
    expect(widths).toContain(32);
  });

  it('favicon.svg is a drawing without scripts or outside addresses', () => {
    const drawing = readText('favicon.svg');
    expect(drawing).toMatch(/^<svg[^>]* viewBox=/);
    expect(drawing.replace('http://www.w3.org/2000/svg', '')).not.toMatch(
      /<script|https?:|\son\w+=/,
    );
  });
});

describe('manifest', () => {
  it('names the business and starts at the home page', () => {
    expect(manifest.short_name).toBe(BUSINESS_NAME);
    expect(manifest.name).toContain(BUSINESS_NAME);
    expect(manifest.start_url).toBe('/');
    expect(manifest.theme_color).toMatch(/^#[\dA-F]{6}$/i);
  });

  it('lists icons in the sizes they have, one of them maskable', () => {
    for (const { src, sizes, type } of manifest.icons) {
      const { width, height } = pngSize(readBytes(src.slice(1)));
      expect(`${src} ${sizes} ${type}`).toBe(`${src} ${String(width)}x${String(height)} image/png`);
    }
    expect(manifest.icons.map(({ sizes, purpose }) => [sizes, purpose ?? 'any'])).toEqual([
      ['192x192', 'any'],
      ['512x512', 'any'],
      ['512x512', 'maskable'],
    ]);
  });
});
