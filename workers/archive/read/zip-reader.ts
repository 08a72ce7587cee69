import {Inflate} from 'fflate';
import {ArchiveDamageError} from './damage.ts';

/** One entry, as the list at the archive's end says it. */
export type ZipEntry = {
  readonly path: string;
  readonly isPacked: boolean;
  readonly packedBytes: number;
  readonly sizeBytes: number;
  /** Where its own head begins. */
  readonly offset: number;
};

/** Lengths and signatures of the form. Source: APPNOTE 6.3.10, 4.3.7, 4.3.12, 4.3.16. */
const head = {signature: 0x04034b50, length: 30} as const;
const listed = {signature: 0x02014b50, length: 46} as const;
const end = {signature: 0x06054b50, length: 22, maxComment: 65_535} as const;
const isEncrypted = 0x1;
const [stored, deflated] = [0, 8];
/** Means that the number stands elsewhere, which an archive of ours never needs. */
const elsewhere = 0xffffffff;

/** Bytes read at once. */
const sliceBytes = 256 * 1024;

/**
 * Reads the list of entries, believing nothing of it: each lies within the archive, and none within another.
 *
 * @throws ArchiveDamageError: `archive.empty`, `archive.foreign` (no archive, or of another form), `archive.cut-off`, `archive.bomb` (entries that share bytes).
 */
export async function listZip(archive: Blob): Promise<ZipEntry[]> {
  if (archive.size === 0) throw new ArchiveDamageError('archive.empty');
  const first = await readView(archive, 0, 4);
  if (
    first.byteLength < 4 ||
    (first.getUint32(0, true) !== head.signature && first.getUint32(0, true) !== end.signature)
  )
    throw new ArchiveDamageError('archive.foreign');
  const {count, listOffset, listBytes} = await findEnd(archive);
  const view = await readView(archive, listOffset, listBytes);
  if (view.byteLength !== listBytes) throw new ArchiveDamageError('archive.cut-off');
  const entries: ZipEntry[] = [];
  let at = 0;
  for (let index = 0; index < count; index += 1) {
    if (at + listed.length > listBytes || view.getUint32(at, true) !== listed.signature)
      throw new ArchiveDamageError('archive.altered');
    const {entry, length} = readListed(view, at);
    entries.push(entry);
    at += length;
  }
  checkPlaces(entries, listOffset);
  return entries;
}

async function findEnd(archive: Blob): Promise<{count: number; listOffset: number; listBytes: number}> {
  const from = Math.max(0, archive.size - end.length - end.maxComment);
  const view = await readView(archive, from, archive.size - from);
  for (let at = view.byteLength - end.length; at >= 0; at -= 1) {
    if (view.getUint32(at, true) !== end.signature) continue;
    if (at + end.length + view.getUint16(at + 20, true) !== view.byteLength) continue;
    const [count, listBytes, listOffset] = [
      view.getUint16(at + 10, true),
      view.getUint32(at + 12, true),
      view.getUint32(at + 16, true),
    ];
    if (listOffset === elsewhere || listBytes === elsewhere) throw new ArchiveDamageError('archive.foreign');
    if (listOffset + listBytes > from + at) throw new ArchiveDamageError('archive.cut-off');
    return {count, listOffset, listBytes};
  }
  throw new ArchiveDamageError('archive.cut-off');
}

function readListed(view: DataView, at: number): {entry: ZipEntry; length: number} {
  const [flags, method] = [view.getUint16(at + 8, true), view.getUint16(at + 10, true)];
  const [packedBytes, sizeBytes] = [view.getUint32(at + 20, true), view.getUint32(at + 24, true)];
  const nameBytes = view.getUint16(at + 28, true);
  const length = listed.length + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  if (at + length > view.byteLength) throw new ArchiveDamageError('archive.altered');
  const isReadable = (flags & isEncrypted) === 0 && (method === stored || method === deflated);
  if (!isReadable || packedBytes === elsewhere || sizeBytes === elsewhere)
    throw new ArchiveDamageError('archive.foreign');
  const name = new Uint8Array(view.buffer, view.byteOffset + at + listed.length, nameBytes);
  const offset = view.getUint32(at + 42, true);
  const path = new TextDecoder().decode(name);
  return {entry: {path, isPacked: method === deflated, packedBytes, sizeBytes, offset}, length};
}

/** Entries that share bytes can say much with little: they are no archive of ours. Source: D. Fifield, A better zip bomb (2019). */
function checkPlaces(entries: readonly ZipEntry[], listOffset: number): void {
  let free = 0;
  for (const {offset, packedBytes} of entries.toSorted((one, other) => one.offset - other.offset)) {
    if (offset < free) throw new ArchiveDamageError('archive.bomb');
    free = offset + head.length + packedBytes;
    if (free > listOffset) throw new ArchiveDamageError('archive.cut-off');
  }
}

/**
 * The bytes of an entry, piece by piece, never more than it says.
 *
 * @throws ArchiveDamageError `archive.altered`.
 */
export async function* readZipEntry(archive: Blob, entry: ZipEntry): AsyncGenerator<Uint8Array> {
  const own = await readView(archive, entry.offset, head.length);
  if (own.byteLength < head.length || own.getUint32(0, true) !== head.signature)
    throw new ArchiveDamageError('archive.altered');
  const from = entry.offset + head.length + own.getUint16(26, true) + own.getUint16(28, true);
  const unpack = entry.isPacked ? createUnpacker(entry.sizeBytes) : (bytes: Uint8Array) => [bytes];
  let sizeBytes = 0;
  for (let at = 0; at < entry.packedBytes; at += sliceBytes) {
    const length = Math.min(sliceBytes, entry.packedBytes - at);
    const packed = new Uint8Array(await archive.slice(from + at, from + at + length).arrayBuffer());
    if (packed.length !== length) throw new ArchiveDamageError('archive.cut-off');
    for (const bytes of unpack(packed, at + length === entry.packedBytes)) {
      sizeBytes += bytes.length;
      yield bytes;
    }
  }
  if (sizeBytes !== entry.sizeBytes) throw new ArchiveDamageError('archive.altered');
}

/** Packed bytes handed on at once: unpacked they are at most a thousand times as many. */
const unpackBytes = 16 * 1024;

/** Unpacks pieces; ends where they are more than was said. */
function createUnpacker(limitBytes: number): (packed: Uint8Array, isLast: boolean) => Generator<Uint8Array> {
  let waiting: Uint8Array[] = [];
  let sizeBytes = 0;
  const inflate = new Inflate((bytes) => {
    sizeBytes += bytes.length;
    waiting.push(bytes);
  });
  return function* unpack(packed, isLast) {
    for (let at = 0; at < packed.length; at += unpackBytes) {
      const part = packed.subarray(at, at + unpackBytes);
      push(inflate, part, isLast && at + unpackBytes >= packed.length);
      if (sizeBytes > limitBytes) throw new ArchiveDamageError('archive.altered');
      const done = waiting;
      waiting = [];
      yield* done;
    }
  };
}

function push(inflate: Inflate, part: Uint8Array, isLast: boolean): void {
  try {
    inflate.push(part, isLast);
  } catch {
    // Whatever the unpacker says, these bytes were never packed by us.
    throw new ArchiveDamageError('archive.altered');
  }
}

async function readView(archive: Blob, from: number, length: number): Promise<DataView> {
  return new DataView(await archive.slice(from, from + length).arrayBuffer());
}
