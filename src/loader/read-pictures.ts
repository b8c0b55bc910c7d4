import exifr from 'exifr';
import sharp from 'sharp';
import { filesBelow, PICTURES_FOLDER } from './files.ts';
import { readBytes } from './read.ts';

/** A file among the pictures. */
export interface Picture {
  /** Path from the root of the project. */
  file: string;
  /** The reason why the file cannot be read; null when it can. */
  unreadable: string | null;
  /** Size in bytes. */
  size: number;
  /** What it shows; null when the file is broken or no picture. */
  image: PictureFacts | null;
}

interface PictureFacts {
  /** The kind of picture, such as `jpeg`. */
  format: string;
  /** Its size in pixels as it is seen: a phone held upright saves it on its side. */
  width: number;
  height: number;
  /** Whether the file says where on earth the picture was taken, as those of phones do. */
  holdsPosition: boolean;
}

async function readImage(bytes: Buffer): Promise<Picture['image']> {
  try {
    const { format, autoOrient } = await sharp(bytes).metadata();
    // Half a file has a whole head; making it small reads all of it.
    await sharp(bytes).resize(1).toBuffer();
    // The types leave out that most pictures hold none.
    const position: unknown = await exifr.gps(bytes).catch(() => undefined);
    return { format, ...autoOrient, holdsPosition: position !== undefined };
  } catch {
    return null;
  }
}

async function readPicture(root: string, file: string): Promise<Picture> {
  const read = readBytes(root, file);
  if (!read.ok) return { file, unreadable: read.message, size: 0, image: null };
  return {
    file,
    unreadable: null,
    size: read.bytes.length,
    image: await readImage(read.bytes),
  };
}

/** All files among the pictures, named by content or not: Astro reads every one. */
export async function readPictures(root: string): Promise<Picture[]> {
  return Promise.all(
    filesBelow(root, PICTURES_FOLDER).map((file) => readPicture(root, file)),
  );
}
