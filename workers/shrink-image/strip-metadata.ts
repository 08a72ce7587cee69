import {joinBytes} from '#sync/store/bytes.ts';

/** Segments that decide how the picture looks: JFIF, colour profile, Adobe's colour transform. */
const keptSegments = new Set([0xe0, 0xe2, 0xee]);

const comment = 0xfe;
const startOfScan = 0xda;

/**
 * Takes what a JPEG says besides its picture out of it, such as where and by which phone it was taken; the picture itself, bit by bit, and
 * the way it is turned stay.
 *
 * @returns null where the file is not built as a JPEG should be: it is then better left as it is.
 * Source: ITU T.81 B.1; Exif 3.0, 4.5 and 4.6.
 */
export function stripJpegMetadata(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 4 || view.getUint16(0) !== 0xffd8) return null;
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let turned = 1;
  for (let at = 2; at + 4 <= bytes.length;) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === startOfScan) return joinJpeg(turned, [...parts, bytes.subarray(at)]);
    const end = at + 2 + view.getUint16(at + 2);
    if (end > bytes.length || marker < 0xc0) return null;
    const segment = bytes.subarray(at, end);
    if (marker === 0xe1) turned = readOrientation(segment) ?? turned;
    const isApplication = marker >= 0xe0 && marker <= 0xef;
    if (marker !== comment && (!isApplication || keptSegments.has(marker))) parts.push(segment);
    at = end;
  }
  return null;
}

function joinJpeg(turned: number, parts: readonly Uint8Array<ArrayBuffer>[]): Uint8Array<ArrayBuffer> {
  const start = Uint8Array.of(0xff, 0xd8);
  return joinBytes(turned === 1 ? [start, ...parts] : [start, orientationSegment(turned), ...parts]);
}

const exifMark = 'Exif\0\0';
const orientationTag = 0x0112;

/** How the picture is turned, 1 to 8, as an Exif segment says. */
function readOrientation(segment: Uint8Array<ArrayBuffer>): number | null {
  const view = new DataView(segment.buffer, segment.byteOffset, segment.byteLength);
  const start = 4 + exifMark.length;
  if (segment.length < start + 8 || String.fromCharCode(...segment.subarray(4, start)) !== exifMark) return null;
  const isLittle = view.getUint16(start) === 0x4949;
  const list = start + view.getUint32(start + 4, isLittle);
  if (list + 2 > segment.length) return null;
  const count = view.getUint16(list, isLittle);
  for (let at = list + 2; at + 12 <= Math.min(segment.length, list + 2 + count * 12); at += 12) {
    if (view.getUint16(at, isLittle) !== orientationTag) continue;
    const value = view.getUint16(at + 8, isLittle);
    return value >= 1 && value <= 8 ? value : null;
  }
  return null;
}

/** An Exif segment that says nothing but how the picture is turned. */
function orientationSegment(turned: number): Uint8Array<ArrayBuffer> {
  const mark = Array.from(exifMark, (letter) => letter.charCodeAt(0));
  const header = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8];
  const entry = [0, 1, orientationTag >> 8, orientationTag & 0xff, 0, 3, 0, 0, 0, 1, 0, turned, 0, 0];
  const body = [...mark, ...header, ...entry, 0, 0, 0, 0];
  return Uint8Array.of(0xff, 0xe1, 0, body.length + 2, ...body);
}
