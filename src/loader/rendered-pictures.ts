import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { filesBelow, PICTURES_FOLDER } from './files.ts';
import { readBytes } from './read.ts';

/** The pictures that were rendered for this site, by the start of the SHA-256 of each file. */
const RENDERED_PICTURES = [
  '0f440842c80d',
  'a9af36131152',
  'e0daf0fd89d1',
  'c548bad7ac26',
  'fcd0a1194437',
  '3e01698ed2d7',
  'dd232227910e',
  '28960b549012',
  '83ba0f1ff260',
  '0fd216bd5be6',
  '857b57225131',
  '44ef21fac6da',
  '8b2965fe6c0a',
  '1cfb82a7a585',
  '08eac77062d1',
  'd93c8433326f',
  '23c00c78b39c',
  '0e45b002267b',
  '0331f9dae636',
  '5c03927efe66',
  'f614a3870ef7',
  'e9d1dc214a9d',
  '62c60fd2d33e',
  'df6424c7a02a',
  'fee189c11aee',
  'af517242f068',
  '0c11cbf271d3',
  'f2852e45d44b',
  '5eb4d3ce1c84',
  '11f38899585c',
  '64444863b448',
  '0b64b27a710f',
  'a18f5c243c57',
  'ec543725dd5c',
  '980cb6a9fdbf',
  '2f22eab4b66c',
  'c55117100a40',
  'f8d4575d8a0a',
  '9661ca8475a8',
  'febfd0587199',
  '55b30e71e0b2',
  'bee6eb1729f4',
  'be8d31cbf020',
  '5786ab9d0184',
  '8f6d92672117',
  '90fe4367a16c',
  '6e258e9a8056',
  '8ac9b08798c3',
  '99e418ba6859',
  'd58138f26afb',
  '08a34be58a91',
  'ba6090cec30d',
  'eec89e4b9d07',
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
