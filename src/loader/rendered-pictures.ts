import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { filesBelow, PICTURES_FOLDER } from './files.ts';
import { readBytes } from './read.ts';

/** The pictures that were rendered for this site, by the start of the SHA-256 of each file. */
const RENDERED_PICTURES = [
  '33b2791974ca',
  'fcd0a1194437',
  '0331f9dae636',
  '778df92fedd2',
  'f614a3870ef7',
  '3340abb0d3e3',
  'b5519a59573f',
  'bee6eb1729f4',
  '5786ab9d0184',
  '90fe4367a16c',
  '8ac9b08798c3',
  'ba6090cec30d',
  'f0f0b59658f2',
  '44ef21fac6da',
  '08eac77062d1',
  '0e45b002267b',
  '5c03927efe66',
  '5364c336be48',
  '0e4b5bffa9b6',
  '7659abc56838',
  '8f6d92672117',
  'c352a2e4414a',
  'fea0ffb2b4d7',
  '0f440842c80d',
  '0b64b27a710f',
  '347542ed8787',
  '8825a6426cae',
  '3e01698ed2d7',
  '7fa73412a68d',
  'c79d8fe67163',
  '952fae8f350e',
  'cafaf18123a6',
];

/** The names of the pictures that the site was delivered with and still has. */
export function renderedPictures(root: string): string[] {
  const rendered = filesBelow(root, PICTURES_FOLDER).filter((file) => {
    const read = readBytes(root, file);
    if (!read.ok) return false;
    const hash = createHash('sha256').update(read.bytes).digest('hex');
    return RENDERED_PICTURES.some((start) => hash.startsWith(start));
  });
  return rendered.map((file) => basename(file));
}
