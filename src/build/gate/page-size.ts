import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants } from 'node:zlib';

/** What a page may weigh: ten TCP segments, so that it comes in one round trip (RFC 6928). */
export const PAGE_BUDGET = 14_600;

const compress = promisify(brotliCompress);
const at = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

/** Bytes after Brotli at its best, as a CDN stores a file. */
export function brotliSize(content: string | Uint8Array): number {
  return brotliCompressSync(content, at(constants.BROTLI_MAX_QUALITY)).length;
}

/**
 * What is wrong with the weight of a page; empty when it keeps its budget. Quality 5 takes a
 * twentieth of the time of 11 and is never smaller, so most pages need no second look.
 * @param file path below the built site, for the message
 */
export async function sizeProblems(file: string, html: string): Promise<string[]> {
  if ((await compress(html, at(5))).length <= PAGE_BUDGET) return [];
  const { length } = await compress(html, at(constants.BROTLI_MAX_QUALITY));
  if (length <= PAGE_BUDGET) return [];
  const [weight, most] = [length, PAGE_BUDGET].map((bytes) => bytes.toLocaleString('en-US'));
  return [
    `${file} weighs ${String(weight)} bytes compressed, and ${String(most)} is the most: shorten its texts or lists.`,
  ];
}
