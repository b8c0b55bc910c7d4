import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Folders in Astro's cache: the scaled pictures, which Astro keeps, and what lib/social-card.ts draws. */
const FOLDERS = ['assets', 'social-cards'];

const PICTURE = /\.(?:avif|jpg|png|webp)$/;

/** Beside the pictures, since several copies of the project may share them. */
const CHECKSUM_FILE = 'checksums.json';

/** SHA-256 by the name of a picture. */
type Checksums = Partial<Record<string, string>>;

async function readChecksums(folder: string): Promise<Checksums> {
  try {
    // Only recordChecksums writes this file; one that was cut is no JSON.
    return JSON.parse(
      await readFile(join(folder, CHECKSUM_FILE), 'utf8'),
    ) as Checksums;
  } catch {
    return {};
  }
}

async function measureChecksums(folder: string): Promise<Checksums> {
  const names = await readdir(folder).catch(() => []);
  const checksums: Checksums = {};
  for (const name of names.filter((file) => PICTURE.test(file))) {
    // A build of another copy may just have deleted it.
    const bytes = await readFile(join(folder, name)).catch(() => '');
    checksums[name] = createHash('sha256').update(bytes).digest('hex');
  }
  return checksums;
}

/**
 * Deletes pictures that are not as a finished build has left them, be it that the disk was full, that
 * the build was killed, or that the file was damaged since. A checksum finds what decoding does not:
 * most WebP files with a hole in the middle decode without a complaint.
 * @returns their names
 */
export async function deleteDamaged(folder: string): Promise<string[]> {
  const recorded = await readChecksums(folder);
  const found = await measureChecksums(folder);
  const damaged = Object.keys(found).filter(
    (name) => found[name] !== recorded[name],
  );
  for (const name of damaged) await rm(join(folder, name), { force: true });
  return damaged;
}

/** Notes how the pictures are at the end of a build in which all went well. */
export async function recordChecksums(folder: string): Promise<void> {
  const checksums = await measureChecksums(folder);
  await writeFile(join(folder, CHECKSUM_FILE), JSON.stringify(checksums));
}

/** Has a build use only such pictures of earlier builds that are whole; the others are made anew. */
export function pictureCache(): AstroIntegration {
  let folders: string[] = [];
  return {
    name: 'picture-cache',
    hooks: {
      'astro:config:done': ({ config }) => {
        folders = FOLDERS.map((name) =>
          join(fileURLToPath(config.cacheDir), name),
        );
      },
      'astro:build:start': async ({ logger }) => {
        const damaged = await Promise.all(folders.map(deleteDamaged));
        const count = damaged.flat().length;
        if (count > 0)
          logger.warn(
            `${String(count)} kept pictures were damaged or never finished: they are made anew.`,
          );
      },
      'astro:build:done': async () => {
        await Promise.all(folders.map(recordChecksums));
      },
    },
  };
}
