import {readPixels} from '#contract/files/read-pixels.ts';
import {headBytes, sniffType} from '#contract/files/sniff-type.ts';
import {maxPixels} from '#contract/files/upload-kinds.ts';
import {fail, succeed, type Outcome} from '#contract/kernel/failure.ts';
import {stripJpegMetadata} from './strip-metadata.ts';

/** Images up to this size stay as they are. Source: ux.md, receipts. */
export const shrinkAboveBytes = 1.5 * 1024 * 1024;

/** The longest side of a shrunk image in pixels: small print on a receipt stays readable. Source: ux.md, receipts. */
export const longestSide = 2_000;

/** Tried in this order until the image is small enough; the last is taken anyway. */
const tries = [
  {quality: 0.85, scale: 1},
  {quality: 0.75, scale: 1},
  {quality: 0.6, scale: 1},
  {quality: 0.6, scale: 0.7},
  {quality: 0.5, scale: 0.5},
] as const;

/** What decodes and encodes images. */
export type ImageTools = {
  /** Decodes, turned as it is meant to be seen; null for what this browser cannot decode. */
  decode(image: Blob): Promise<DecodedImage | null>;
};

/** An image in memory; to be closed. Sizes in pixels. */
export type DecodedImage = {
  readonly width: number;
  readonly height: number;
  /** As JPEG on white, without metadata; `quality` from 0 to 1. */
  encode(size: {width: number; height: number}, quality: number): Promise<Blob>;
  close(): void;
};

/**
 * Makes an image small enough for a receipt and takes out of it what it says of its maker; other files are handed back as they are, and
 * so is an image that this browser cannot decode.
 *
 * @returns `file.too-many-pixels`, judged by its header, before anything is decoded.
 * @throws what reading the file throws.
 * Rules: SHR1, SHR2, SHR3.
 */
export async function shrinkImage(file: Blob, tools: ImageTools): Promise<Outcome<Blob, 'validation'>> {
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  const pixels = readPixels(head);
  if (pixels && pixels.width * pixels.height > maxPixels) return fail('validation', 'file.too-many-pixels');
  const isJpeg = sniffType(head) === 'jpeg';
  // Of a picture that does not say its size nobody knows what decoding it takes; of a GIF it would keep one picture of several.
  const isDecodable = pixels !== undefined && sniffType(head) !== 'gif';
  const decoded = isDecodable && file.size > shrinkAboveBytes ? await tools.decode(file) : null;
  if (decoded) {
    const smaller = await encodeSmall(decoded);
    if (smaller.size < file.size) return succeed(smaller);
  }
  return succeed(isJpeg ? await strip(file) : file);
}

async function encodeSmall(decoded: DecodedImage): Promise<Blob> {
  const fit = Math.min(1, longestSide / Math.max(decoded.width, decoded.height));
  let smallest = new Blob();
  try {
    for (const {quality, scale} of tries) {
      const size = {width: scaled(decoded.width, fit * scale), height: scaled(decoded.height, fit * scale)};
      smallest = await decoded.encode(size, quality);
      if (smallest.size <= shrinkAboveBytes) break;
    }
  } finally {
    decoded.close();
  }
  return smallest;
}

function scaled(pixels: number, by: number): number {
  return Math.max(1, Math.round(pixels * by));
}

async function strip(file: Blob): Promise<Blob> {
  const stripped = stripJpegMetadata(new Uint8Array(await file.arrayBuffer()));
  return stripped ? new Blob([stripped], {type: file.type}) : file;
}
