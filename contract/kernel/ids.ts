import {z} from 'zod';

/** A UUID in lower-case text form; new ones are version 7, made by whoever creates the row. */
export const idSchema = z.uuid().lowercase();

/** An id that its caller makes for something new: version 7 only. */
export const newIdSchema = z.uuidv7().lowercase();

/** Fills a byte array with randomness; `crypto.getRandomValues` in products, seeded in tests. */
export type FillRandom = (bytes: Uint8Array<ArrayBuffer>) => void;

const hex = Array.from({length: 256}, (_, byte) => byte.toString(16).padStart(2, '0'));

/**
 * Makes a UUIDv7: 48 bits of milliseconds, then randomness, so ids sort by time of making.
 *
 * @param nowMs milliseconds since 1970.
 * Source: RFC 9562, 5.7.
 */
export function newId(nowMs: number, fillRandom: FillRandom): string {
  const bytes = new Uint8Array(16);
  fillRandom(bytes);
  for (let index = 0; index < 6; index += 1) bytes[index] = Math.floor(nowMs / 2 ** (40 - 8 * index)) & 0xff;
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  const text = Array.from(bytes, (byte) => hex[byte]).join('');
  return `${text.slice(0, 8)}-${text.slice(8, 12)}-${text.slice(12, 16)}-${text.slice(16, 20)}-${text.slice(20)}`;
}
