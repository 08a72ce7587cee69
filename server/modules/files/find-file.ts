import {and, eq} from 'drizzle-orm';
import {files as table, type FileRow} from '#contract/files/file.ts';
import {isFileType} from '#contract/files/upload-kinds.ts';
import {fail, succeed, type Outcome} from '#contract/kernel/failure.ts';
import type {Queryable} from '#server/db/database.ts';
import type {FilePlace, FilesParts} from './files-parts.ts';
import {files} from './table.ts';

/** A live file's row, as far as its bytes are concerned. */
export type KnownFile = FilePlace & Pick<FileRow, 'name' | 'type' | 'sizeBytes' | 'sha256' | 'storedAt'>;

/**
 * Finds a file for somebody who wants to read or bring its bytes, by their role in its space now.
 * A space that is not theirs answers like a file that is not there. Rule: FIL7.
 */
export async function findFileFor(
  {database, findRole}: Pick<FilesParts, 'database' | 'findRole'>,
  userId: string,
  action: 'read' | 'write',
  place: FilePlace,
): Promise<Outcome<KnownFile, {'not-found': ['file.row-missing']; forbidden: ['sync.not-permitted']}>> {
  const role = await findRole(place.spaceId, userId);
  const file = role && (await findFile(database, place));
  if (!file) return fail('not-found', 'file.row-missing');
  const roles = action === 'read' ? table.readRoles : table.createRoles;
  return roles.includes(role) ? succeed(file) : fail('forbidden', 'sync.not-permitted');
}

/** The live row of a file, whoever asks. */
export async function findFile(database: Queryable, {spaceId, fileId}: FilePlace): Promise<KnownFile | undefined> {
  const [row] = await database
    .select()
    .from(files)
    .where(and(eq(files.spaceId, spaceId), eq(files.id, fileId), eq(files.deleted, false)));
  if (!row || !isFileType(row.type)) return undefined;
  const {name, type, sizeBytes, sha256, storedAt} = row;
  return {spaceId, fileId, name, type, sizeBytes, sha256, storedAt};
}
