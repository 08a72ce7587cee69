/** The width and height that an image declares. */
export type Pixels = {readonly width: number; readonly height: number};

/**
 * Reads the size of an image from its header, without decoding anything.
 *
 * @param head the file's first bytes; see `headBytes`.
 * @returns undefined where the header does not say it (HEIC, no image, or cut off before it).
 * Rule: FIL5. Source: PNG 11.2.2; GIF89a 18; RFC 9649; ITU T.81 B.2.2.
 */
export function readPixels(head: Uint8Array): Pixels | undefined {
  const bytes = new DataView(head.buffer, head.byteOffset, head.byteLength);
  if (startsWith(bytes, 0, '\x89PNG') && bytes.byteLength >= 24)
    return {width: bytes.getUint32(16), height: bytes.getUint32(20)};
  if (startsWith(bytes, 0, 'GIF8') && bytes.byteLength >= 10)
    return {width: bytes.getUint16(6, true), height: bytes.getUint16(8, true)};
  if (startsWith(bytes, 8, 'WEBP') && bytes.byteLength >= 30) return readWebp(bytes);
  return startsWith(bytes, 0, '\xff\xd8') ? readJpeg(bytes) : undefined;
}

function startsWith(bytes: DataView, at: number, text: string): boolean {
  if (bytes.byteLength < at + text.length) return false;
  return [...text].every((letter, index) => bytes.getUint8(at + index) === letter.charCodeAt(0));
}

/** Three layouts: extended, lossless (14 bits each after a mark) and simple. */
function readWebp(bytes: DataView): Pixels | undefined {
  if (startsWith(bytes, 12, 'VP8X')) return {width: readUint24(bytes, 24) + 1, height: readUint24(bytes, 27) + 1};
  if (startsWith(bytes, 12, 'VP8L')) {
    const bits = bytes.getUint32(21, true);
    return {width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1};
  }
  return {width: bytes.getUint16(26, true) & 0x3fff, height: bytes.getUint16(28, true) & 0x3fff};
}

function readUint24(bytes: DataView, at: number): number {
  return bytes.getUint16(at, true) + bytes.getUint8(at + 2) * 65_536;
}

/** Steps over segments until the one that starts a frame. */
function readJpeg(bytes: DataView): Pixels | undefined {
  let at = 2;
  while (at + 9 <= bytes.byteLength && bytes.getUint8(at) === 0xff) {
    const marker = bytes.getUint8(at + 1);
    if (isFrameStart(marker)) return {width: bytes.getUint16(at + 7), height: bytes.getUint16(at + 5)};
    // Filling and marks without a length.
    if (marker === 0xff) at += 1;
    else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) at += 2;
    else at += 2 + bytes.getUint16(at + 2);
  }
  return undefined;
}

/** 0xc4, 0xc8 and 0xcc stand in the same range and are tables. */
function isFrameStart(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}
