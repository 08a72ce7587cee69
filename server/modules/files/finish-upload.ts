import type {finishUpload as endpoint} from '#contract/files/finish-upload.ts';
import {fail, succeed, type Outcome} from '#contract/kernel/failure.ts';
import {StoreDownError, type FileStore} from '#server/providers/files/port.ts';
import {findFileFor} from './find-file.ts';
import type {FileCaller, FilePlace, FilesParts} from './files-parts.ts';
import {keepBytes} from './keep-bytes.ts';
import {removeParts} from './upload-parts.ts';
import {findUpload, markStored, type Upload} from './upload-store.ts';

/**
 * Keeps a file whose parts are here and marks its row as stored. What is kept was checked first and lies under a key of its upload. Several
 * at once therefore write the same, and the first of them marks the row. A crash leaves parts, or a whole that no row names yet: the next
 * call goes on from there. Rules: FIL8, FIL9.
 */
export async function finishUpload(
  parts: FilesParts,
  place: FilePlace,
  caller: FileCaller,
): Promise<Outcome<{storedAt: string}, typeof endpoint.failures>> {
  const found = await findFileFor(parts, caller, 'write', place);
  if (!found.ok) return found;
  const file = found.value;
  if (file.storedAt !== null) return succeed({storedAt: file.storedAt});
  const upload = await findUpload(parts.database, place);
  if (upload?.sha256 !== file.sha256) return fail('conflict', 'file.parts-missing');
  const kept = await keepBytes(parts, upload, file);
  const storedAt = kept.ok ? await markStored(parts, upload) : undefined;
  if (storedAt !== undefined) {
    await tidyUp(parts.store, upload);
    return succeed({storedAt});
  }
  // Another call may have finished while we read: then the parts were gone, and the row is marked.
  const later = await findFileFor(parts, caller, 'write', place);
  if (!later.ok) return later;
  if (later.value.storedAt !== null) return succeed({storedAt: later.value.storedAt});
  return kept.ok ? fail('conflict', 'file.parts-missing') : kept;
}

/** The file is stored: parts that cannot be removed now are swept away later. */
async function tidyUp(store: FileStore, upload: Upload): Promise<void> {
  try {
    await removeParts(store, upload);
  } catch (error) {
    if (!(error instanceof StoreDownError)) throw error;
  }
}
