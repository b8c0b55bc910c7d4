export interface PixelSize {
  width: number;
  height: number;
}

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** The size in a PNG's first chunk. @throws when it is no PNG */
export function pngSize(bytes: Buffer): PixelSize {
  if (!bytes.subarray(0, 8).equals(PNG_SIGNATURE)) throw new Error('not a PNG');
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

const FRAME_HEADERS = new Set([0xc0, 0xc1, 0xc2]);

/** The size in a JPEG's frame header. @throws when it is no JPEG or has no frame */
export function jpegSize(bytes: Buffer): PixelSize {
  if (bytes.readUInt16BE(0) !== 0xffd8) throw new Error('not a JPEG');
  let at = 2;
  while (at < bytes.length) {
    const marker = bytes.readUInt16BE(at) & 0xff;
    if (FRAME_HEADERS.has(marker)) {
      return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    }
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  throw new Error('a JPEG without a frame');
}
