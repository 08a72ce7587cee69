import {foldText} from './fold-text.ts';

/** Texts one after another as UTF-8 bytes, each after its length: for texts that are all different and seldom read. */
export type TextHeap = {bytes: Uint8Array<ArrayBuffer>; used: number};

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Bytes of the length before each text. */
const headBytes = 2;

/** Makes a heap. Place 0 stands for null and holds nothing. */
export function createTextHeap(capacity: number): TextHeap {
  return {bytes: new Uint8Array(capacity + headBytes), used: headBytes};
}

/**
 * Writes a text at the end.
 *
 * @returns its place, for {@link readText}; 0 for null.
 * @throws RangeError for a text of more than 65,535 bytes; the contract's fields are far shorter.
 */
export function addText(heap: TextHeap, text: string | null): number {
  if (text === null) return 0;
  reserve(heap, headBytes + text.length * 3);
  const place = heap.used;
  const written = writePlain(heap, text) ?? encoder.encodeInto(text, heap.bytes.subarray(place + headBytes)).written;
  if (written > 0xffff) throw new RangeError('text too long');
  heap.bytes[place] = written >>> 8;
  heap.bytes[place + 1] = written & 0xff;
  heap.used += headBytes + written;
  return place;
}

/** Writes a short text of ASCII alone, which costs less by hand than a call of the encoder; null for any other. */
function writePlain({bytes, used}: TextHeap, text: string): number | null {
  if (text.length > 128) return null;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code > 0x7f) return null;
    bytes[used + headBytes + at] = code;
  }
  return text.length;
}

/** The text at a place; null for 0. */
export function readText(heap: TextHeap, place: number): string | null {
  if (place === 0) return null;
  const length = ((heap.bytes[place] ?? 0) << 8) | (heap.bytes[place + 1] ?? 0);
  return decoder.decode(heap.bytes.subarray(place + headBytes, place + headBytes + length));
}

/**
 * Makes a test of places: whether the text there contains a folded word, without case or accents. Plain texts are looked at where they lie: making
 * 100,000 strings for a letter that is typed would take longer than drawing its answer.
 */
export function heapTest(heap: TextHeap, word: string): (place: number) => boolean {
  const wanted = encoder.encode(word);
  const [first = 0] = wanted;
  return (place) => {
    if (place === 0) return false;
    const {bytes} = heap;
    const begin = place + headBytes;
    const end = begin + (((bytes[place] ?? 0) << 8) | (bytes[place + 1] ?? 0));
    for (let at = begin; at < end; at += 1) {
      if ((bytes[at] ?? 0) > 0x7f) return foldText(readText(heap, place) ?? '').includes(word);
      if (lower(bytes[at]) === first && isAt(bytes, at, end, wanted)) return true;
    }
    return false;
  };
}

function isAt(bytes: Uint8Array, at: number, end: number, wanted: Uint8Array): boolean {
  if (at + wanted.length > end) return false;
  for (let index = 1; index < wanted.length; index += 1) if (lower(bytes[at + index]) !== wanted[index]) return false;
  return true;
}

/** A letter of ASCII without its case. */
function lower(byte = 0): number {
  return byte >= 0x41 && byte <= 0x5a ? byte | 0x20 : byte;
}

function reserve(heap: TextHeap, needed: number): void {
  if (heap.used + needed <= heap.bytes.length) return;
  const grown = new Uint8Array(Math.ceil((heap.used + needed) * 1.5));
  grown.set(heap.bytes.subarray(0, heap.used));
  heap.bytes = grown;
}
