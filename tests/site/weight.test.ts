import { brotliCompressSync, constants } from 'node:zlib';
import { expect, it } from 'vitest';
import { readBytes } from '../helpers/built-files.ts';
import { files } from '../helpers/dist.ts';

/** What a server sends in the first round trip: a page, or its sheet, that outgrows it is drawn later. */
const LIMIT = 14_000;

/** The best compression takes half a second a page, the quick one a hundredth. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
/** The heaviest by quick compression, which hold the heaviest by the best one. */
const CANDIDATES = 15;
const SHOWN = 5;

const sizeOf = (file: string): number =>
  brotliCompressSync(readBytes(file)).length;
const quickSizeOf = (file: string): number =>
  brotliCompressSync(readBytes(file), QUICK).length;

/** The heaviest files of a kind, compressed as a host may send them. */
function heaviest(extension: string): { file: string; bytes: number }[] {
  const candidates = files
    .filter((file) => file.endsWith(extension))
    .map((file) => ({ file, bytes: quickSizeOf(file) }))
    .toSorted((a, b) => b.bytes - a.bytes)
    .slice(0, CANDIDATES);
  return candidates
    .map(({ file }) => ({ file, bytes: sizeOf(file) }))
    .toSorted((a, b) => b.bytes - a.bytes);
}

it('no page weighs more than 14,000 bytes, compressed', () => {
  const pages = heaviest('.html');
  const lines = pages
    .slice(0, SHOWN)
    .map(({ file, bytes }) => `${String(bytes)} ${file}`);
  console.log(`The heaviest pages, in bytes:\n${lines.join('\n')}`);
  expect(pages).not.toHaveLength(0);
  expect(pages.filter(({ bytes }) => bytes > LIMIT)).toEqual([]);
});

it('the style sheet weighs no more than 14,000 bytes, compressed', () => {
  const sheets = heaviest('.css');
  expect(sheets).not.toHaveLength(0);
  expect(sheets.filter(({ bytes }) => bytes > LIMIT)).toEqual([]);
});
