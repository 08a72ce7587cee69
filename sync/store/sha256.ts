/**
 * SHA-256 without waiting: `crypto.subtle` answers later, which costs more than the hash itself when 100,000 rows are named, or
 * thousands of small changes chained.
 * Source: FIPS 180-4. Tested against `crypto.subtle`.
 */
const primes: number[] = [];
for (let candidate = 2; primes.length < 64; candidate += 1)
  if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate);
const fractionOf = (root: number) => ((root - Math.floor(root)) * 2 ** 32) | 0;
const startState = Int32Array.from(primes.slice(0, 8), (prime) => fractionOf(Math.sqrt(prime)));
const roundKeys = Int32Array.from(primes, (prime) => fractionOf(Math.cbrt(prime)));

const rotate = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** Mixes one block of 64 bytes at `offset` into the state; `schedule` is room for 64 words. */
function mixBlock(state: Int32Array, bytes: Uint8Array, offset: number, schedule: Int32Array): void {
  for (let index = 0; index < 16; index += 1) {
    const at = offset + index * 4;
    schedule[index] =
      ((bytes[at] ?? 0) << 24) | ((bytes[at + 1] ?? 0) << 16) | ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0);
  }
  for (let index = 16; index < 64; index += 1) {
    const early = schedule[index - 15] ?? 0;
    const late = schedule[index - 2] ?? 0;
    const small0 = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const small1 = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    schedule[index] = ((schedule[index - 16] ?? 0) + small0 + (schedule[index - 7] ?? 0) + small1) | 0;
  }
  let a = state[0] ?? 0;
  let b = state[1] ?? 0;
  let c = state[2] ?? 0;
  let d = state[3] ?? 0;
  let e = state[4] ?? 0;
  let f = state[5] ?? 0;
  let g = state[6] ?? 0;
  let h = state[7] ?? 0;
  for (let index = 0; index < 64; index += 1) {
    const big1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const first = (h + big1 + ((e & f) ^ (~e & g)) + (roundKeys[index] ?? 0) + (schedule[index] ?? 0)) | 0;
    const big0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const second = (big0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  // Written out: this runs for every block of every row.
  state[0] = ((state[0] ?? 0) + a) | 0;
  state[1] = ((state[1] ?? 0) + b) | 0;
  state[2] = ((state[2] ?? 0) + c) | 0;
  state[3] = ((state[3] ?? 0) + d) | 0;
  state[4] = ((state[4] ?? 0) + e) | 0;
  state[5] = ((state[5] ?? 0) + f) | 0;
  state[6] = ((state[6] ?? 0) + g) | 0;
  state[7] = ((state[7] ?? 0) + h) | 0;
}

/**
 * Makes a hasher of texts that all begin with the same bytes.
 *
 * @param prefix a whole number of blocks of 64 bytes; mixed once.
 * @returns the 32 bytes of SHA-256(prefix + UTF-8 text), valid until the next call.
 */
export function createHasher(prefix: Uint8Array): (text: string) => Uint8Array {
  if (prefix.length % 64 !== 0) throw new Error('the prefix must be whole blocks of 64 bytes');
  const schedule = new Int32Array(64);
  const prefixState = startState.slice();
  for (let offset = 0; offset < prefix.length; offset += 64) mixBlock(prefixState, prefix, offset, schedule);
  const state = new Int32Array(8);
  const digest = new Uint8Array(32);
  const view = new DataView(digest.buffer);
  const encoder = new TextEncoder();
  let room = new Uint8Array(1_024);
  return (text) => {
    if (text.length * 3 + 72 > room.length) room = new Uint8Array(text.length * 3 + 1_024);
    const written = writeAscii(text, room) ? text.length : encoder.encodeInto(text, room).written;
    const end = Math.ceil((written + 9) / 64) * 64;
    room.fill(0, written, end);
    room[written] = 0x80;
    const bits = (prefix.length + written) * 8;
    for (let place = 1; place <= 4; place += 1) room[end - place] = bits >>> ((place - 1) * 8);
    state.set(prefixState);
    for (let offset = 0; offset < end; offset += 64) mixBlock(state, room, offset, schedule);
    for (let index = 0; index < 8; index += 1) view.setInt32(index * 4, state[index] ?? 0);
    return digest;
  };
}

/** Writes a text of ASCII alone: for short ones, asking the encoder takes longer than the hash. @returns false for any other text. */
function writeAscii(text: string, room: Uint8Array): boolean {
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code >= 0x80) return false;
    room[index] = code;
  }
  return true;
}

/** SHA-256 of bytes as hex. */
export function sha256Hex(bytes: Uint8Array): string {
  const hash = createSha256();
  hash.add(bytes);
  return hash.end();
}

/** SHA-256 of bytes that come piece by piece; `end` answers it in lower-case hex, once. */
export function createSha256(): {add: (bytes: Uint8Array) => void; end: () => string} {
  const state = startState.slice();
  const schedule = new Int32Array(64);
  const rest = new Uint8Array(128);
  let restLength = 0;
  let length = 0;
  const add = (bytes: Uint8Array): void => {
    length += bytes.length;
    let offset = 0;
    if (restLength > 0) {
      offset = Math.min(64 - restLength, bytes.length);
      rest.set(bytes.subarray(0, offset), restLength);
      restLength += offset;
      if (restLength < 64) return;
      mixBlock(state, rest, 0, schedule);
    }
    for (; offset + 64 <= bytes.length; offset += 64) mixBlock(state, bytes, offset, schedule);
    rest.set(bytes.subarray(offset), 0);
    restLength = bytes.length - offset;
  };
  const end = (): string => {
    const size = restLength < 56 ? 64 : 128;
    rest.fill(0, restLength, size);
    rest[restLength] = 0x80;
    const view = new DataView(rest.buffer);
    view.setUint32(size - 8, Math.floor((length * 8) / 2 ** 32));
    view.setUint32(size - 4, (length * 8) % 2 ** 32);
    for (let offset = 0; offset < size; offset += 64) mixBlock(state, rest, offset, schedule);
    return Array.from(state, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
  };
  return {add, end};
}
