import {strToU8, Zip, ZipDeflate, ZipPassThrough} from 'fflate';
import {hashBytes} from '#sync/store/bytes.ts';
import {createSha256} from '#sync/store/sha256.ts';
import type {ArchiveSink} from './sinks.ts';

/** What was written of one entry. */
export type WrittenEntry = {readonly sizeBytes: number; readonly sha256: string};

/** Writes entries one after the other; nothing of an entry stays in memory. */
export type ZipWriter = {
  /** @param parts of the text, each not much larger than some hundreds of kilobytes. */
  readonly addText: (path: string, parts: Iterable<string>) => Promise<WrittenEntry>;
  /** Bytes that are packed already, such as a picture or a PDF: stored as they are. */
  readonly addBytes: (path: string, bytes: Uint8Array<ArrayBuffer>) => Promise<WrittenEntry>;
  /** Ends the archive; nothing is added after that. */
  readonly finish: () => Promise<void>;
};

/** An archive that is larger than its form can say: 4 GB, or 65,535 entries. Source: APPNOTE 6.3.10, 4.4.1.4. */
export class ArchiveTooLargeError extends Error {}

const maxBytes = 4_000_000_000;
const maxEntries = 65_000;

/** Quick, and still a tenth of the size. */
const level = 3;

/**
 * Begins an archive that leaves for the sink as it is made.
 *
 * @param madeAt of every entry.
 * @throws ArchiveTooLargeError; what the sink throws.
 */
export function createZipWriter(sink: ArchiveSink, madeAt: Date): ZipWriter {
  const waiting: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  let entryCount = 0;
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    size += bytes.length;
    waiting.push(new Uint8Array(bytes));
  });
  const send = async (): Promise<void> => {
    if (size > maxBytes) throw new ArchiveTooLargeError(`${size} bytes`);
    for (const bytes of waiting.splice(0)) await sink.write(bytes);
  };
  const begin = <Entry extends ZipDeflate | ZipPassThrough>(entry: Entry): Entry => {
    entryCount += 1;
    if (entryCount > maxEntries) throw new ArchiveTooLargeError(`${entryCount} entries`);
    entry.mtime = madeAt;
    zip.add(entry);
    return entry;
  };
  return {
    addText: async (path, parts) => {
      const entry = begin(new ZipDeflate(path, {level}));
      const hash = createSha256();
      let sizeBytes = 0;
      for (const part of parts) {
        const bytes = strToU8(part);
        hash.add(bytes);
        sizeBytes += bytes.length;
        entry.push(bytes);
        await send();
      }
      entry.push(new Uint8Array(0), true);
      await send();
      return {sizeBytes, sha256: hash.end()};
    },
    addBytes: async (path, bytes) => {
      const sha256 = await hashBytes(bytes);
      begin(new ZipPassThrough(path)).push(bytes, true);
      await send();
      return {sizeBytes: bytes.length, sha256};
    },
    finish: async () => {
      zip.end();
      await send();
    },
  };
}
