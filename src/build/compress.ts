import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(?:html|js|svg|txt|xml|webmanifest|ico)$/;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Puts a `.br` and a `.gz` beside each text file of a built site, for servers that send them as
 * they are (deploy/nginx, deploy/caddy). Cloudflare compresses by itself.
 * @param folder the built site, absolute
 * @param quality of Brotli, 0–11; lower is faster
 * @returns how many files now have their two companions
 */
export async function compressSite(
  folder: string,
  quality: number = constants.BROTLI_MAX_QUALITY,
): Promise<number> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    TEXT.test(file),
  );
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  await Promise.all(
    files.map(async (name) => {
      const file = join(folder, name);
      const content = readFileSync(file);
      writeFileSync(`${file}.br`, await brotli(content, { params }));
      writeFileSync(`${file}.gz`, await zip(content, { level: constants.Z_BEST_COMPRESSION }));
    }),
  );
  return files.length;
}

if (import.meta.main) {
  const count = await compressSite(join(import.meta.dirname, '../../dist'));
  console.log(`${String(count)} text files have a .br and a .gz beside them.`);
}
