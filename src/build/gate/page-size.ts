import { brotliCompressSync, constants } from 'node:zlib';

/** What a page may weigh: ten TCP segments, so that it comes in one round trip (RFC 6928). */
export const PAGE_BUDGET = 14_600;

/** Bytes after Brotli at its best, as a CDN stores a file. */
export function brotliSize(content: string | Uint8Array): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return brotliCompressSync(content, { params }).length;
}
