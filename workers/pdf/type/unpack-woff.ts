import {runStream} from '#workers/pdf/run-stream.ts';

const woffSignature = 0x77_4f_46_46;

/**
 * Unpacks a WOFF file into the TrueType file it holds; any other file comes back as it is.
 * fontkit would inflate the table of all outlines anew for each glyph.
 *
 * Source: WOFF File Format 1.0, W3C 2012.
 */
export async function unpackWoff(file: Uint8Array): Promise<Uint8Array> {
  const source = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (source.getUint32(0) !== woffSignature) return file;
  const count = source.getUint16(12);
  const tables = await Promise.all(Array.from({length: count}, (_, index) => readTable(file, source, 44 + index * 20)));
  const headSize = 12 + count * 16;
  const font = new Uint8Array(tables.reduce((size, {bytes}) => size + padded(bytes.length), headSize));
  const target = new DataView(font.buffer);
  target.setUint32(0, source.getUint32(4));
  target.setUint16(4, count);
  let offset = headSize;
  for (const [index, {tag, checksum, bytes}] of tables.entries()) {
    const entry = 12 + index * 16;
    for (const [at, value] of [tag, checksum, offset, bytes.length].entries()) target.setUint32(entry + at * 4, value);
    font.set(bytes, offset);
    offset += padded(bytes.length);
  }
  return font;
}

async function readTable(file: Uint8Array, source: DataView, entry: number) {
  const start = source.getUint32(entry + 4);
  const packed = file.slice(start, start + source.getUint32(entry + 8));
  const isPacked = packed.length < source.getUint32(entry + 12);
  const bytes = isPacked ? await runStream(packed, new DecompressionStream('deflate')) : packed;
  return {tag: source.getUint32(entry), checksum: source.getUint32(entry + 16), bytes};
}

/** Tables begin at multiples of four. */
function padded(size: number): number {
  return (size + 3) & ~3;
}
