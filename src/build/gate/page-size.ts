import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants } from 'node:zlib';
import { pageKind } from '../trim/page-kind.ts';

/** What a page may weigh: ten TCP segments, so that it comes in one round trip (RFC 6928). */
export const PAGE_BUDGET = 14_600;

/** Kinds of page that list every town, whatever their number. */
const LISTS = new Set(['service-areas', 'service']);
/** So many towns fit the budget; of each further one a list may tell in so many bytes. */
const TOWNS_THAT_FIT = 25;
const BYTES_A_TOWN = 60;

const QUALITIES = [5, 10, constants.BROTLI_MAX_QUALITY];
const compress = promisify(brotliCompress);
const at = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

/** Bytes after Brotli at its best, as a CDN stores a file. */
export function brotliSize(content: string | Uint8Array): number {
  return brotliCompressSync(content, at(constants.BROTLI_MAX_QUALITY)).length;
}

/**
 * What a page may weigh, in bytes: the same for all, but that a list of very many towns may grow.
 * @param file path below the built site
 * @param towns how many are served
 */
export function budgetOf(file: string, towns: number): number {
  const further = LISTS.has(pageKind(file)) ? Math.max(0, towns - TOWNS_THAT_FIT) : 0;
  return PAGE_BUDGET + further * BYTES_A_TOWN;
}

/**
 * What is wrong with the weight of a page; empty when it keeps its budget. Quality 5 takes a
 * twentieth of the time of 11, 10 less than half, so most pages need no second look.
 * @param file path below the built site
 * @param towns how many are served
 */
export async function sizeProblems(file: string, html: string, towns: number): Promise<string[]> {
  const budget = budgetOf(file, towns);
  let length = Infinity;
  for (const quality of QUALITIES) {
    ({ length } = await compress(html, at(quality)));
    if (length <= budget) return [];
  }
  const [weight, most] = [length, budget].map((bytes) => bytes.toLocaleString('en-US'));
  return [
    `${file} weighs ${String(weight)} bytes compressed, and ${String(most)} is the most: shorten its texts or lists.`,
  ];
}
