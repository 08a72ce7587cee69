import type {finishUpload} from '#contract/files/finish-upload.ts';
import {listParts} from '#contract/files/start-upload.ts';
import {fail, succeed, type Outcome} from '#contract/kernel/failure.ts';
import type {ByteStream, FileStore} from '#server/providers/files/port.ts';
import {ScannerDownError} from '#server/providers/scanning/port.ts';
import {checkBytes, RefusedBytesError} from './check-bytes.ts';
import type {FilesParts} from './files-parts.ts';
import type {KnownFile} from './find-file.ts';
import {scanThrough} from './scan-through.ts';
import {listMissing, partKey, removeParts, storedKey} from './upload-parts.ts';
import type {Upload} from './upload-store.ts';

/** A part went between the listing and the reading: somebody else finished, or gave the bytes up. */
class PartGoneError extends Error {
  override readonly name = 'PartGoneError';
}

/**
 * Puts a file's parts together, checks the whole and keeps it. What is kept already is only checked again: the row was made anew, and may
 * tell of another size or type. Several at once write the same. Rules: FIL8, FIL9, FIL14.
 */
export async function keepBytes(
  {store, scanner}: Pick<FilesParts, 'store' | 'scanner'>,
  upload: Upload,
  file: KnownFile,
): Promise<Outcome<undefined, Pick<typeof finishUpload.failures, 'conflict' | 'validation' | 'provider-down'>>> {
  try {
    if (upload.isKept) await readToEnd(checkBytes(readObject(store, storedKey(upload)), file));
    else if ((await listMissing(store, upload, file.sizeBytes)).length > 0) throw new PartGoneError();
    else {
      const checked = checkBytes(readParts(store, upload, file), file);
      await store.write(storedKey(upload), file.sizeBytes, scanThrough(checked, scanner));
    }
    return succeed(undefined);
  } catch (error) {
    if (error instanceof PartGoneError) return fail('conflict', 'file.parts-missing');
    // What was sent stays: it is scanned when the scanner is back.
    if (error instanceof ScannerDownError) return fail('provider-down', 'file.scanner-down');
    if (!(error instanceof RefusedBytesError)) throw error;
    // So that the next try starts with nothing wrong in its way.
    await removeParts(store, upload);
    return fail('validation', error.reason);
  }
}

async function* readParts(store: FileStore, upload: Upload, file: KnownFile): AsyncGenerator<Uint8Array> {
  for (const part of listParts(file.sizeBytes)) yield* readObject(store, partKey(upload, part));
}

async function* readObject(store: FileStore, key: string): AsyncGenerator<Uint8Array> {
  const bytes = await store.read(key);
  if (!bytes) throw new PartGoneError();
  yield* bytes;
}

async function readToEnd(bytes: ByteStream): Promise<void> {
  const each = bytes[Symbol.asyncIterator]();
  while (!(await each.next()).done);
}
