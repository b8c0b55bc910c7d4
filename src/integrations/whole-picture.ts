/** Whether the boxes of an ISO base media file (ISO/IEC 14496-12, 4.2) fill it exactly. */
function boxesFill(bytes: Buffer): boolean {
  let at = 0;
  while (at + 8 <= bytes.length) {
    const size = bytes.readUInt32BE(at);
    if (size < 8) return false;
    at += size;
  }
  return at === bytes.length && at > 0;
}

/**
 * Whether a picture is there to its last byte, told by how its format ends: a disk that was full
 * once leaves cut files in Astro's cache, which every later build would ship.
 * @param file its name; one that is no picture of a kind the site has counts as whole
 */
export function wholePicture(file: string, bytes: Buffer): boolean {
  switch (/\.(\w+)$/.exec(file)?.[1]) {
    case 'avif':
      return boxesFill(bytes);
    case 'jpg':
      return bytes.subarray(-2).equals(Buffer.from([0xff, 0xd9]));
    case 'png':
      return bytes.subarray(-8, -4).toString('latin1') === 'IEND';
    case 'webp':
      return bytes.length > 8 && bytes.readUInt32LE(4) + 8 === bytes.length;
    default:
      return bytes.length > 0;
  }
}
