import {and, eq, isNull, lt, sql} from 'drizzle-orm';
import {inTransaction, toInstant} from '#server/db/database.ts';
import {lockSpace} from '#server/db/spaces.ts';
import type {FilePlace, FilesParts} from './files-parts.ts';
import {files, fileUploads} from './table.ts';
import {removeParts, storedKey} from './upload-parts.ts';
import {inUse, rowOf, writeStoredAt, type Upload} from './upload-store.ts';

/** An upload that nobody asked for in this time is abandoned; who comes later starts it anew. */
export const unfinishedLifeMs = 24 * 3_600_000;

/** How long a deleted file's bytes are kept: its deletion can be undone, also by a device that was away for a while. */
export const deletedLifeMs = 30 * 24 * 3_600_000;

/** How many of each kind one sweep takes; the next takes the rest. */
const perSweep = 500;

type SweepParts = Pick<FilesParts, 'database' | 'now' | 'store'>;

/**
 * Removes the bytes that nobody needs: parts of uploads that were abandoned or finished, and files deleted long ago. The database marks
 * them as abandoned, then they are removed, then the database forgets them: wherever it stops, the next sweep goes on. Rule: FIL11.
 */
export async function sweepFiles(parts: SweepParts): Promise<void> {
  await abandonUnfinished(parts);
  await abandonDeleted(parts);
  await removeAbandoned(parts);
  await removeFinishedParts(parts);
}

async function abandonUnfinished({database, now}: SweepParts): Promise<void> {
  const isOld = lt(fileUploads.touchedAt, toInstant(now() - unfinishedLifeMs));
  const isUnfinished = and(isNull(fileUploads.keptAt), eq(fileUploads.abandoned, false));
  await database.update(fileUploads).set({abandoned: true}).where(and(isUnfinished, isOld));
}

async function abandonDeleted({database, now}: SweepParts): Promise<void> {
  const nowMs = now();
  const before = toInstant(nowMs - deletedLifeMs);
  const {rows} = await database.$client.query<FilePlace>(
    `select files.space_id as "spaceId", files.id as "fileId"
     from files join file_uploads on file_uploads.space_id = files.space_id and file_uploads.file_id = files.id and not abandoned
     where deleted and $1 > (
       select max(at) from row_history
       where row_history.space_id = files.space_id and row_id = files.id and table_name = 'files')
     limit ${perSweep}`,
    [before],
  );
  for (const place of rows) {
    await inTransaction(database, async (tx) => {
      await lockSpace(tx, place.spaceId);
      const [row] = await tx.select({storedAt: files.storedAt, deleted: files.deleted}).from(files).where(rowOf(place));
      // Brought back since we looked.
      if (!row?.deleted) return;
      await tx.update(fileUploads).set({abandoned: true}).where(inUse(place));
      if (row.storedAt === null) return;
      // Brought back later, it must say truly that its bytes are gone.
      await writeStoredAt(tx, place, null, nowMs);
    });
  }
}

async function removeAbandoned({database, store}: SweepParts): Promise<void> {
  const uploads = await listUploads({database}, sql`${fileUploads.abandoned}`);
  for (const upload of uploads) {
    await removeParts(store, upload);
    await store.remove([storedKey(upload)]);
    await database.delete(fileUploads).where(isUpload(upload));
  }
}

async function removeFinishedParts({database, now, store}: SweepParts): Promise<void> {
  const before = toInstant(now() - unfinishedLifeMs);
  const uploads = await listUploads(
    {database},
    sql`${fileUploads.hasParts} and ${fileUploads.keptAt} is not null and ${fileUploads.touchedAt} < ${before}`,
  );
  for (const upload of uploads) {
    await removeParts(store, upload);
    await database.update(fileUploads).set({hasParts: false}).where(isUpload(upload));
  }
}

async function listUploads({database}: Pick<SweepParts, 'database'>, where: ReturnType<typeof sql>): Promise<Upload[]> {
  const rows = await database.select().from(fileUploads).where(where).limit(perSweep);
  return rows.map(({spaceId, fileId, id, sha256, keptAt}) => ({spaceId, fileId, id, sha256, isKept: keptAt !== null}));
}

function isUpload({spaceId, id}: Upload) {
  return and(eq(fileUploads.spaceId, spaceId), eq(fileUploads.id, id));
}
