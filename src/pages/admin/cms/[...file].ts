import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { APIRoute } from 'astro';

/** The forms of public/admin as their package has them: fonts and icons come from our own address. */
const FOLDER = 'node_modules/@sveltia/cms/npm';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.png': 'image/png',
  '.txt': 'text/plain',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};

export const getStaticPaths = () =>
  globSync('**/*.*', { cwd: FOLDER })
    .filter((file) => extname(file) in TYPES)
    .map((file) => ({ params: { file: file.replaceAll('\\', '/') } }));

export const GET: APIRoute = async ({ params: { file = '' } }) =>
  new Response(await readFile(`${FOLDER}/${file}`), {
    headers: { 'Content-Type': TYPES[extname(file)] ?? '' },
  });
