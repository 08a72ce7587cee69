import type {openFile as endpoint} from '#contract/files/open-file.ts';
import {fail, succeed, type Outcome} from '#contract/kernel/failure.ts';
import {findFileFor} from './find-file.ts';
import type {FileCaller, FilePlace, FilesParts} from './files-parts.ts';
import {storedKey} from './upload-parts.ts';
import {findUpload} from './upload-store.ts';
import {toInstant} from '#server/db/database.ts';

/** How long an address to read from is good: enough to begin with it. */
const urlLifeMs = 60_000;

/** Answers an address from which a stored file can be read, after asking anew who may. Rule: FIL10. */
export async function openFile(
  {store, ...parts}: Pick<FilesParts, 'database' | 'now' | 'store' | 'findRole'>,
  place: FilePlace,
  caller: FileCaller,
): Promise<Outcome<{url: string; expiresAt: string}, typeof endpoint.failures>> {
  const found = await findFileFor(parts, caller, 'read', place);
  if (!found.ok) return found;
  const upload = await findUpload(parts.database, place);
  if (found.value.storedAt === null || !upload?.isKept) return fail('conflict', 'file.not-stored');
  const expiresAtMs = parts.now() + urlLifeMs;
  const grant = {key: storedKey(upload), spaceId: place.spaceId, userId: caller.userId};
  const url = await store.signGet(grant, found.value.name, expiresAtMs);
  return succeed({url, expiresAt: toInstant(expiresAtMs)});
}
