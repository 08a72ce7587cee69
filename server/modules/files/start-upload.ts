import type {z} from 'zod';
import type {FilePart, startUpload as endpoint} from '#contract/files/start-upload.ts';
import {fail, succeed, type Outcome} from '#contract/kernel/failure.ts';
import {findFileFor} from './find-file.ts';
import {finishUpload} from './finish-upload.ts';
import type {FileCaller, FilePlace, FilesParts} from './files-parts.ts';
import {listMissing, partKey} from './upload-parts.ts';
import {openUpload, type Upload} from './upload-store.ts';
import {toInstant} from '#server/db/database.ts';

/** How long the address of a part is good: 5 MB at 6 kB a second, and short enough to be worthless when found later. */
const urlLifeMs = 15 * 60_000;

/** Answers where the missing parts of a file go; opens its upload when this is the first time. Rules: FIL6, FIL7, QTA1. */
export async function startUpload(
  parts: FilesParts,
  place: FilePlace,
  caller: FileCaller,
): Promise<Outcome<z.input<typeof endpoint.output>, typeof endpoint.failures>> {
  const found = await findFileFor(parts, caller, 'write', place);
  if (!found.ok) return found;
  const file = found.value;
  if (file.storedAt !== null) return succeed({state: 'stored', storedAt: file.storedAt});
  const upload = await openUpload(parts.database, file, {nowMs: parts.now(), isDesk: caller.isDesk});
  if (!upload) return fail('too-large', 'file.space-full');
  // Kept, but the row does not say so: it was deleted and made anew.
  if (upload.isKept) {
    const finished = await finishUpload(parts, place, caller);
    return finished.ok ? succeed({state: 'stored', storedAt: finished.value.storedAt}) : finished;
  }
  const missing = await listMissing(parts.store, upload, file.sizeBytes);
  const expiresAtMs = parts.now() + urlLifeMs;
  const urls = await Promise.all(
    missing.map((part) => parts.store.signPut(toGrant(upload, part, caller.userId), part.sizeBytes, expiresAtMs)),
  );
  return succeed({
    state: 'open',
    parts: missing.map((part, index) => ({...part, url: urls[index] ?? ''})),
    expiresAt: toInstant(expiresAtMs),
  });
}

function toGrant(upload: Upload, part: FilePart, userId: string) {
  return {key: partKey(upload, part), spaceId: upload.spaceId, userId};
}
