import {deflateSync} from 'node:zlib';
import type {ImageTools} from '#workers/shrink-image/job.ts';

/** A PNG's beginning that claims a size, with nothing behind it. */
export function pngHeader(width: number, height: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(33);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  bytes.set([8, 2], 24);
  return bytes;
}

/** A whole PNG in colour; `fill` gives its bytes, which decide how large the file gets. */
export function buildPng(width: number, height: number, fill: () => number): Uint8Array<ArrayBuffer> {
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set([8, 2], 8);
  const lines = new Uint8Array(height * (width * 3 + 1));
  for (let at = 0; at < lines.length; at += 1) lines[at] = at % (width * 3 + 1) === 0 ? 0 : fill();
  const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
  return join([signature, pngChunk('IHDR', header), pngChunk('IDAT', deflateSync(lines)), pngChunk('IEND', [])]);
}

/** A segment of a JPEG, with its length. */
export function segment(marker: number, body: Iterable<number>): Uint8Array<ArrayBuffer> {
  const bytes = [...body];
  return Uint8Array.of(0xff, marker, (bytes.length + 2) >> 8, (bytes.length + 2) & 0xff, ...bytes);
}

/** The bytes of a text of ASCII. */
export function ascii(text: string): number[] {
  return Array.from(text, (letter) => letter.charCodeAt(0));
}

/** An Exif segment in little-endian order with a place, a maker and the way the picture is turned. */
export function exifSegment(turned: number): Uint8Array<ArrayBuffer> {
  const entry = (tag: number, type: number, value: number) => [
    tag & 0xff,
    tag >> 8,
    type,
    0,
    1,
    0,
    0,
    0,
    value,
    0,
    0,
    0,
  ];
  const entries = [...entry(0x010f, 2, 0x41), ...entry(0x0112, 3, turned), ...entry(0x8825, 4, 99)];
  return segment(0xe1, [
    ...ascii('Exif\0\0II*\0'),
    8,
    0,
    0,
    0,
    3,
    0,
    ...entries,
    0,
    0,
    0,
    0,
    ...ascii('GPS 4.711 -74.07'),
  ]);
}

/** A JPEG of the given segments before its picture, which is 40 pixels wide and 30 high. */
export function buildJpeg(...segments: readonly Uint8Array<ArrayBuffer>[]): Uint8Array<ArrayBuffer> {
  const frame = segment(0xc0, [8, 0, 30, 0, 40, 1, 1, 0x11, 0]);
  const scan = Uint8Array.of(...segment(0xda, [1, 1, 0, 0, 0x3f, 0]), 0x12, 0x34, 0xff, 0x00, 0x56, 0xff, 0xd9);
  return join([Uint8Array.of(0xff, 0xd8), ...segments, frame, scan]);
}

/** One after another. */
export function join(parts: readonly Uint8Array<ArrayBufferLike>[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

function pngChunk(name: string, body: ArrayLike<number>): Uint8Array<ArrayBuffer> {
  const chunk = new Uint8Array(body.length + 12);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, body.length);
  chunk.set(ascii(name), 4);
  chunk.set(body, 8);
  view.setUint32(body.length + 8, crc32(chunk.subarray(4, body.length + 8)));
  return chunk;
}

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}

/** What {@link smallImages} make of every picture. */
export const smallJpeg = buildJpeg();

/** Tools that make every picture the same small one. */
export const smallImages: ImageTools = {
  decode: async () => ({
    width: 4_000,
    height: 3_000,
    encode: async () => new Blob([smallJpeg], {type: 'image/jpeg'}),
    close: () => {},
  }),
};
