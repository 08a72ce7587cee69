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

function reserve(heap: TextHeap, needed: number): void {
  if (heap.used + needed <= heap.bytes.length) return;
  const grown = new Uint8Array(Math.ceil((heap.used + needed) * 1.5));
  grown.set(heap.bytes.subarray(0, heap.used));
  heap.bytes = grown;
}
