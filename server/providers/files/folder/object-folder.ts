import {randomBytes, randomUUID} from 'node:crypto';
import {link, mkdir, open, readdir, readFile, rename, rm, stat, unlink, type FileHandle} from 'node:fs/promises';
import path from 'node:path';
import type {ByteStream, StoredObject} from '#server/providers/files/port.ts';

/** A write that was begun this long ago belongs to a process that is no more. */
const unfinishedLifeMs = 24 * 3_600_000;

/** Objects as files of a folder; several processes may share it. */
export type ObjectFolder = {
  readonly list: (prefix: string) => Promise<StoredObject[]>;
  readonly read: (key: string) => Promise<ByteStream | undefined>;
  readonly sizeOf: (key: string) => Promise<number | undefined>;
  readonly write: (key: string, sizeBytes: number, bytes: ByteStream) => Promise<void>;
  readonly remove: (keys: readonly string[]) => Promise<void>;
};

/** More or fewer bytes came than were announced. */
export class WrongSizeError extends Error {
  override readonly name = 'WrongSizeError';
  readonly isTooLarge: boolean;
  constructor(isTooLarge: boolean) {
    super(isTooLarge ? 'more bytes than announced' : 'fewer bytes than announced');
    this.isTooLarge = isTooLarge;
  }
}

/**
 * Opens the folder, and clears away what processes that were killed had begun to write.
 * An object is written beside, flushed to the disk and then renamed: whatever kills us, it is there whole or not at all.
 */
export async function openObjectFolder(root: string, nowMs: number): Promise<ObjectFolder> {
  const unfinished = path.join(root, 'unfinished');
  await mkdir(unfinished, {recursive: true});
  await clearUnfinished(unfinished, nowMs);
  const place = (key: string) => path.join(root, checkKey(key));
  const sizeOf = async (key: string) => (await whereThere(stat(place(key))))?.size;
  return {
    sizeOf,
    list: async (prefix) => {
      const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1);
      const names = (await whereThere(readdir(path.join(root, checkFolder(folder))))) ?? [];
      const keys = names.map((name) => folder + name).filter((key) => key.startsWith(prefix));
      const sizes = await Promise.all(keys.map(sizeOf));
      return keys.flatMap((key, index) => {
        const sizeBytes = sizes[index];
        return sizeBytes === undefined ? [] : [{key, sizeBytes}];
      });
    },
    // Opened at once: what is removed from here on is still read to its end.
    read: async (key) => (await whereThere(open(place(key))))?.createReadStream(),
    write: async (key, sizeBytes, bytes) => {
      const target = place(key);
      const begun = path.join(unfinished, randomUUID());
      try {
        await writeFlushed(begun, sizeBytes, bytes);
        await mkdir(path.dirname(target), {recursive: true});
        await rename(begun, target);
        await flushFolder(path.dirname(target));
      } catch (error) {
        await rm(begun, {force: true});
        throw error;
      }
    },
    remove: async (keys) => {
      for (const key of keys) await rm(place(key), {force: true});
    },
  };
}

const signingKeyBytes = 32;

/**
 * The folder's own secret, made once by whichever process comes first: what one node signs, the others believe.
 *
 * @throws Error where the file is there and is no key, such as one that a full disk left empty: everybody could sign with that. Rule: FIL7.
 */
export async function openSigningKey(root: string): Promise<Buffer> {
  const file = path.join(root, 'signing-key');
  const known = await whereThere(readFile(file));
  if (known) return toSecret(known, file);
  const begun = `${file}-${randomUUID()}`;
  const handle = await open(begun, 'wx', 0o600);
  await handle.writeFile(randomBytes(signingKeyBytes));
  await handle.sync();
  await handle.close();
  // Unlike a rename, a link does not replace what another process made meanwhile.
  await link(begun, file).catch((error: unknown) => {
    if (codeOf(error) !== 'EEXIST') throw error;
  });
  await unlink(begun);
  return toSecret(await readFile(file), file);
}

function toSecret(key: Buffer, file: string): Buffer {
  if (key.length === signingKeyBytes) return key;
  throw new Error(
    `${file} has ${String(key.length)} bytes and is no key: put its backup back, or remove it, after which addresses signed before are refused`,
  );
}

async function writeFlushed(file: string, sizeBytes: number, bytes: ByteStream): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await writeExactly(handle, sizeBytes, bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Counts while it writes: what is too large is refused before it fills the disk. */
async function writeExactly(handle: FileHandle, sizeBytes: number, bytes: ByteStream): Promise<void> {
  let written = 0;
  for await (const chunk of bytes) {
    if (written + chunk.byteLength > sizeBytes) throw new WrongSizeError(true);
    await handle.writeFile(chunk);
    written += chunk.byteLength;
  }
  if (written < sizeBytes) throw new WrongSizeError(false);
}

/** A new name survives a power cut only when its folder is flushed too; Windows cannot, and does not need to. */
async function flushFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync();
  await handle.close();
}

async function clearUnfinished(folder: string, nowMs: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    const begun = await whereThere(stat(file));
    if (begun && nowMs - begun.mtimeMs > unfinishedLifeMs) await rm(file, {force: true});
  }
}

/** Two folders and a name, none of which can lead elsewhere. */
function checkKey(key: string): string {
  const slash = key.lastIndexOf('/') + 1;
  if (!/^[0-9a-z-]+(?:\.[0-9a-z-]+)*$/.test(key.slice(slash))) throw new Error('not a key of an object');
  return checkFolder(key.slice(0, slash)) + key.slice(slash);
}

function checkFolder(folder: string): string {
  if (!/^[a-z]+\/[0-9a-z-]+\/$/.test(folder)) throw new Error('not a folder of objects');
  return folder;
}

/** What was asked of a file, or undefined where there is none. */
async function whereThere<Value>(asked: Promise<Value>): Promise<Value | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
