/** Row ids packed as four 32-bit words each, with an open-addressing table from id to row. Rows are numbered from 0 and never leave. */
export type IdIndex = {
  count: number;
  /** Four words a row, big-endian, so that comparing words compares the texts. */
  words: Uint32Array;
  /** Row + 1, or 0 where free; its length is a power of two and at least twice the rows. */
  slots: Int32Array;
};

/** Makes an index with room for `capacity` ids; it grows when there are more. */
export function createIdIndex(capacity: number): IdIndex {
  return {count: 0, words: new Uint32Array(capacity * 4), slots: new Int32Array(slotCount(capacity))};
}

/** The row of an id, or -1 where it was never added. */
export function findId(index: IdIndex, id: string): number {
  parse(id);
  return probe(index, index.slots).row;
}

/** The row of an id; a new one gets the next row. */
export function addId(index: IdIndex, id: string): number {
  parse(id);
  const found = probe(index, index.slots);
  if (found.row !== -1) return found.row;
  const row = index.count;
  if ((row + 1) * 4 > index.words.length) {
    const grown = new Uint32Array(Math.ceil((row + 1) * 1.5) * 4);
    grown.set(index.words);
    index.words = grown;
  }
  index.words.set(parsed, row * 4);
  index.count = row + 1;
  if (index.count * 2 > index.slots.length) rehash(index);
  else index.slots[found.slot] = row + 1;
  return row;
}

/** The id of a row, as text. */
export function idAt(index: IdIndex, row: number): string {
  let text = '';
  for (let word = 0; word < 4; word += 1) {
    const value = index.words[row * 4 + word] ?? 0;
    text += (byteHex[value >>> 24] ?? '') + (byteHex[(value >>> 16) & 0xff] ?? '');
    if (word === 1 || word === 2) text += '-';
    text += (byteHex[(value >>> 8) & 0xff] ?? '') + (byteHex[value & 0xff] ?? '');
    if (word === 0 || word === 1) text += '-';
  }
  return text;
}

/** Compares two rows by id: negative when the first comes earlier in text order. */
export function compareIds(index: IdIndex, left: number, right: number): number {
  const {words} = index;
  for (let word = 0; word < 4; word += 1) {
    const difference = (words[left * 4 + word] ?? 0) - (words[right * 4 + word] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

const byteHex = Array.from({length: 256}, (_, byte) => byte.toString(16).padStart(2, '0'));

/** Scratch space of one parsed id; used up before anything else is parsed. */
const parsed = new Uint32Array(4);

/** Reads a UUID's hex digits into `parsed`. */
function parse(id: string): void {
  if (id.length !== 36) throw new Error('not a UUID');
  let word = 0;
  let digits = 0;
  let value = 0;
  for (let place = 0; place < 36; place += 1) {
    const code = id.charCodeAt(place);
    if (code === 45) continue;
    value = (value << 4) | (code < 58 ? code - 48 : code - 87);
    digits += 1;
    if (digits % 8 === 0) {
      parsed[word] = value;
      word += 1;
      value = 0;
    }
  }
}

function probe(index: IdIndex, slots: Int32Array): {row: number; slot: number} {
  const {words} = index;
  const mask = slots.length - 1;
  let slot = hash(parsed, 0) & mask;
  for (;;) {
    const row = (slots[slot] ?? 0) - 1;
    if (row === -1 || isSame(words, row)) return {row, slot};
    slot = (slot + 1) & mask;
  }
}

function isSame(words: Uint32Array, row: number): boolean {
  const at = row * 4;
  return (
    words[at] === parsed[0] && words[at + 1] === parsed[1] && words[at + 2] === parsed[2] && words[at + 3] === parsed[3]
  );
}

function rehash(index: IdIndex): void {
  const slots = new Int32Array(slotCount(index.count * 2));
  const mask = slots.length - 1;
  for (let row = 0; row < index.count; row += 1) {
    let slot = hash(index.words, row * 4) & mask;
    while (slots[slot] !== 0) slot = (slot + 1) & mask;
    slots[slot] = row + 1;
  }
  index.slots = slots;
}

function hash(words: Uint32Array, at: number): number {
  const mixed =
    Math.imul(words[at + 3] ?? 0, 0x9e3779b1) ^
    Math.imul(words[at + 2] ?? 0, 0x85ebca6b) ^
    Math.imul(words[at + 1] ?? 0, 0xc2b2ae35) ^
    (words[at] ?? 0);
  return mixed ^ (mixed >>> 15);
}

function slotCount(capacity: number): number {
  return 2 ** Math.ceil(Math.log2(Math.max(8, capacity) * 2));
}
