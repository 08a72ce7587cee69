import {and, eq} from 'drizzle-orm';
import {files as filesTable, type FileRow} from '#contract/files/file.ts';
import {isFileType, uploadKinds, type UploadKind} from '#contract/files/upload-kinds.ts';
import {fail, succeed, type Outcome} from '#contract/kernel/failure.ts';
import {mayReadRow, type SpaceRole} from '#contract/kernel/synced-table.ts';
import {mailScans as scansTable} from '#contract/mailing/mail-scan.ts';
import type {Queryable} from '#server/db/database.ts';
import type {FileCaller, FilePlace, FilesParts} from './files-parts.ts';
import {files, mailScans} from './table.ts';

/** Whose rows have bytes, by the name of the table: those of `mailScans` are brought by the desk. */
const tables = {files: filesTable, mailScans: scansTable} as const;

/** A live file's row, as far as its bytes are concerned, the table it is a row of, and who made it; null of what the desk makes alone. */
export type KnownFile = FilePlace &
  Pick<FileRow, 'name' | 'type' | 'sizeBytes' | 'sha256' | 'storedAt'> & {
    readonly table: keyof typeof tables;
    readonly kind: UploadKind;
    readonly createdBy: string | null;
  };

/**
 * Finds a file for somebody who wants to read or bring its bytes, by their role in its space now and what kind of file it is, or for the desk.
 * A space that is not theirs answers like a file that is not there. Rules: FIL7, FIL12, FIL13.
 */
export async function findFileFor(
  {database, findRole}: Pick<FilesParts, 'database' | 'findRole'>,
  {userId, isDesk}: FileCaller,
  action: 'read' | 'write',
  place: FilePlace,
): Promise<Outcome<KnownFile, {'not-found': ['file.row-missing']; forbidden: ['sync.not-permitted']}>> {
  const role = isDesk ? undefined : await findRole(place.spaceId, userId);
  const file = role || isDesk ? await findFile(database, place) : undefined;
  if (!file) return fail('not-found', 'file.row-missing');
  const roles: readonly SpaceRole[] =
    action === 'read' ? uploadKinds[file.kind].readRoles : tables[file.table].createRoles;
  const isTheirs =
    role !== undefined &&
    roles.includes(role) &&
    mayReadRow(tables[file.table], role, {kind: file.kind}) &&
    (action === 'read' || !isOfDesk(file) || file.createdBy === userId);
  const isDesks = action === 'read' ? checked.has(file.kind) : isOfDesk(file) || file.createdBy === userId;
  const isAllowed = isDesk ? isDesks : isTheirs;
  return isAllowed ? succeed(file) : fail('forbidden', 'sync.not-permitted');
}

/** Papers of a company and its people, which the desk checks. Rule: DOC10. */
const checked = new Set<UploadKind>(['paper', 'identity', 'official']);

/** Whether the desk brings a file's bytes, and nobody else. */
export function isOfDesk({table, kind}: Pick<KnownFile, 'table' | 'kind'>): boolean {
  return tables[table].createRoles.length === 0 || kind === 'official';
}

/** The live row of a file, whoever asks. */
export async function findFile(database: Queryable, {spaceId, fileId}: FilePlace): Promise<KnownFile | undefined> {
  const [row] = await database
    .select()
    .from(files)
    .where(and(eq(files.spaceId, spaceId), eq(files.id, fileId), eq(files.deleted, false)));
  if (!row) return findScan(database, {spaceId, fileId});
  if (!isFileType(row.type)) return undefined;
  const {kind, name, type, sizeBytes, sha256, storedAt, createdBy} = row;
  return {spaceId, fileId, table: 'files', kind, name, type, sizeBytes, sha256, storedAt, createdBy};
}

/** A scan that was taken back has no bytes. */
async function findScan(database: Queryable, {spaceId, fileId}: FilePlace): Promise<KnownFile | undefined> {
  const [row] = await database
    .select()
    .from(mailScans)
    .where(and(eq(mailScans.spaceId, spaceId), eq(mailScans.id, fileId), eq(mailScans.deleted, false)));
  if (!row || row.takenBackAt !== null) return undefined;
  const {name, sizeBytes, sha256, storedAt} = row;
  return {
    spaceId,
    fileId,
    table: 'mailScans',
    kind: 'scan',
    name,
    type: 'application/pdf',
    sizeBytes,
    sha256,
    storedAt,
    createdBy: null,
  };
}
