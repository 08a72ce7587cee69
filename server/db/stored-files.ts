import {and, eq, isNotNull} from 'drizzle-orm';
import {files as contract, type FileRow} from '#contract/files/file.ts';
import type {Queryable} from './database.ts';
import {toQueryable} from './synced-columns.ts';

const files = toQueryable(contract);

/** A file, the space it must be of, and, where that matters, what it must have been brought as. */
type Wanted = {readonly spaceId: string; readonly fileId: string; readonly kind?: FileRow['kind']};

/** Whether a live file of this very space has its bytes here: only such a one proves anything. Rules: BUY12, DIS8, RNW10. */
export async function hasStoredFile(database: Queryable, {spaceId, fileId, kind}: Wanted): Promise<boolean> {
  const isIt = and(eq(files.spaceId, spaceId), eq(files.id, fileId), eq(files.deleted, false));
  const isOfKind = kind === undefined ? undefined : eq(files.kind, kind);
  return (await database.$count(files, and(isIt, isOfKind, isNotNull(files.storedAt)))) > 0;
}
