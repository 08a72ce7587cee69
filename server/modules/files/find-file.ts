import {and, eq} from 'drizzle-orm';
import {files as filesTable, type FileRow} from '#contract/files/file.ts';
import {isFileType, uploadKinds, type UploadKind} from '#contract/files/upload-kinds.ts';
import {fail, succeed, type Outcome} from '#contract/kernel/failure.ts';
import {mayReadRow, type SpaceRole} from '#contract/kernel/synced-table.ts';
import {mailScans as scansTable} from '#contract/mailing/mail-scan.ts';
import type {Queryable} from '#server/db/database.ts';
import {unsentScans} from '#server/db/unsent-scans.ts';
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
  if (!file || (!isDesk && isUnsent(file))) return fail('not-found', 'file.row-missing');
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

/** Whether it is a scan of which its company does not know yet. Rule: MLG5. */
export function isUnsent({table, storedAt}: Pick<KnownFile, 'table' | 'storedAt'>): boolean {
  return table === 'mailScans' && storedAt === null;
}

/** The live row of a file, or what is known of a scan that has none yet, whoever asks. */
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

/** A scan that was taken back has no bytes; of one whose bytes are not here only the desk knows. */
async function findScan(database: Queryable, {spaceId, fileId}: FilePlace): Promise<KnownFile | undefined> {
  const [row] = await database
    .select()
    .from(mailScans)
    .where(and(eq(mailScans.spaceId, spaceId), eq(mailScans.id, fileId), eq(mailScans.deleted, false)));
  if (row) return row.takenBackAt === null ? toKnown({...row, fileId}) : undefined;
  const [unsent] = await database
    .select()
    .from(unsentScans)
    .where(and(eq(unsentScans.spaceId, spaceId), eq(unsentScans.id, fileId)));
  return unsent && toKnown({...unsent, fileId, storedAt: null});
}

type ScanFacts = FilePlace & Pick<KnownFile, 'name' | 'sizeBytes' | 'sha256' | 'storedAt'>;

function toKnown({spaceId, fileId, name, sizeBytes, sha256, storedAt}: ScanFacts): KnownFile {
  const ofScan = {table: 'mailScans', kind: 'scan', type: 'application/pdf', createdBy: null} as const;
  return {spaceId, fileId, name, sizeBytes, sha256, storedAt, ...ofScan};
}
