import {and, eq} from 'drizzle-orm';
import {inTransaction, type Database, type Queryable, type Transaction, toInstant} from '#server/db/database.ts';
import {readRoomForFiles} from '#server/db/held.ts';
import {lockSpace} from '#server/db/spaces.ts';
import {writeSynced} from '#server/sync/write-synced.ts';
import {findFile, isOfDesk, isUnsent, type KnownFile} from './find-file.ts';
import type {FilePlace, FilesParts} from './files-parts.ts';
import {makeScan} from './make-scan.ts';
import {files, fileUploads} from './table.ts';
import {makeId} from '#server/db/make-id.ts';

/** One upload of a file's bytes. Its id is part of every key, so what is abandoned never meets what is in use. */
export type Upload = FilePlace & {readonly id: string; readonly sha256: string; readonly isKept: boolean};

/** One with what it counts for; see the table. */
type CountedUpload = Upload & {readonly sizeBytes: number};

/** The upload in use of a file; undefined where none was asked for, or the last one was abandoned. */
export async function findUpload(database: Queryable, place: FilePlace): Promise<CountedUpload | undefined> {
  const [row] = await database.select().from(fileUploads).where(inUse(place));
  return row && {...place, id: row.id, sha256: row.sha256, sizeBytes: row.sizeBytes, isKept: row.keptAt !== null};
}

/**
 * The upload of a file: the one in use, or a new one. One of other bytes is abandoned: its row was deleted and made anew.
 *
 * @returns undefined where its space has no room for it. Rules: QTA1, QTA3.
 */
export async function openUpload(
  database: Database,
  file: KnownFile,
  {nowMs, isDesk}: {readonly nowMs: number; readonly isDesk: boolean},
): Promise<Upload | undefined> {
  return inTransaction(database, async (tx) => {
    await lockSpace(tx, file.spaceId);
    const {spaceId, fileId, sha256} = file;
    const touchedAt = toInstant(nowMs);
    const sizeBytes = isDesk ? 0 : file.sizeBytes;
    const known = await findUpload(tx, file);
    // A row that was made anew may say that the same bytes are more.
    if (known?.sha256 === sha256 && known.sizeBytes >= sizeBytes) {
      await tx.update(fileUploads).set({touchedAt, hasParts: true}).where(inUse(file));
      return known;
    }
    await tx.update(fileUploads).set({abandoned: true}).where(inUse(file));
    if (sizeBytes > (await readRoomForFiles(tx, spaceId))) return undefined;
    const id = makeId(nowMs);
    await tx.insert(fileUploads).values({spaceId, fileId, id, sha256, touchedAt, sizeBytes});
    return {spaceId, fileId, id, sha256, isKept: false};
  });
}

/**
 * Says in the file's row that its bytes are stored, or makes that of a scan, under the next version of its space, so that every device hears of it.
 * Only the first of several does; the others are told the same instant.
 *
 * @returns undefined when the row was deleted or the upload abandoned meanwhile. Rule: FIL8.
 */
export async function markStored(
  {database, now, afterDeskFile}: Pick<FilesParts, 'database' | 'now' | 'afterDeskFile'>,
  upload: Upload,
): Promise<string | undefined> {
  return inTransaction(database, async (tx) => {
    await lockSpace(tx, upload.spaceId);
    const file = await findFile(tx, upload);
    const current = await findUpload(tx, upload);
    if (!file || current?.id !== upload.id || file.sha256 !== upload.sha256) return undefined;
    if (file.storedAt !== null) return file.storedAt;
    const nowMs = now();
    const storedAt = toInstant(nowMs);
    if (!isUnsent(file)) await writeStoredAt(tx, file, storedAt, nowMs);
    // Before the upload, in the order in which another company's scan is let go of.
    else if (!(await makeScan(tx, file, {storedAt, nowMs}))) return undefined;
    await tx.update(fileUploads).set({keptAt: storedAt}).where(inUse(upload));
    if (isOfDesk(file)) await afterDeskFile(tx, file);
    return storedAt;
  });
}

/** The condition of a file's row. */
export function rowOf({spaceId, fileId}: FilePlace) {
  return and(eq(files.spaceId, spaceId), eq(files.id, fileId));
}

/** The condition of a file's upload in use. */
export function inUse({spaceId, fileId}: FilePlace) {
  return and(eq(fileUploads.spaceId, spaceId), eq(fileUploads.fileId, fileId), eq(fileUploads.abandoned, false));
}

/** Says in a file's row whether its bytes are stored. */
export async function writeStoredAt(
  tx: Transaction,
  {spaceId, fileId}: FilePlace,
  storedAt: string | null,
  nowMs: number,
): Promise<void> {
  const edit = [{id: fileId, storedAt}];
  await writeSynced(tx, {spaceId, author: {kind: 'product'}, nowMs}, [{table: 'files', edit}]);
}

/** Gives up the bytes of a file: nobody reads them from now on, and the next sweep removes them. Rule: MLG4. */
export async function dropBytes(tx: Transaction, place: FilePlace): Promise<void> {
  await tx.update(fileUploads).set({abandoned: true}).where(inUse(place));
}
