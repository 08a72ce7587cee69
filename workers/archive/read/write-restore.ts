import type {UploadKind} from '#contract/files/upload-kinds.ts';
import {sameForAll, toFieldValues, type Json} from '#contract/kernel/field-values.ts';
import {rowsPerImportChange, type Change} from '#contract/sync/change.ts';
import type {SyncedTable} from '#contract/kernel/synced-table.ts';
import {isTableName, syncedTables} from '#contract/tables.ts';
import type {FileHome} from '#sync/files/add-file.ts';
import {inspectFile} from '#sync/files/inspect-file.ts';
import {fresh} from '#sync/files/leave-files.ts';
import {recordChange} from '#sync/outbox/record-change.ts';
import {withReserve} from '#sync/outbox/with-reserve.ts';
import type {FileRecord} from '#sync/store/local-database.ts';
import type {ArchivedRow} from '#workers/archive/make/write-rows.ts';
import {readWholeEntry, type CheckedArchive} from './check-archive.ts';
import type {RestoredEdit, RestorePlan} from './plan-restore.ts';

/** What writing takes beside the plan. */
export type RestoreWriting = {
  readonly home: FileHome;
  readonly checked: CheckedArchive;
  readonly companyId: string;
  /** What the company is called in the archive. */
  readonly name: string;
  /** ISO UTC. */
  readonly now: string;
  readonly createId: () => string;
  readonly onProgress: (share: number) => void;
};

/** What was read back. */
export type Restored = {
  /** The key of the act, by which it is undone. */
  readonly groupId: string;
  readonly rowCount: number;
  readonly fileCount: number;
  /** Files that are not what may be kept here, by their bytes. */
  readonly refusedFiles: readonly string[];
};

/** Characters of one change at most: what one push takes at ease. */
const maxCharacters = 500_000;

/**
 * Writes what was planned: the bytes of files first, then everything in one transaction and as one act. Where it ends before, nothing is there, and
 * bytes without a row are swept.
 *
 * @throws what a full or lost store throws, after removing the bytes.
 * Rules: ARC10, OUT2, UPL1.
 */
export async function writeRestore(plan: RestorePlan, writing: RestoreWriting): Promise<Restored> {
  const {home, createId} = writing;
  const {database, bytes} = home;
  const written: FileRecord[] = [];
  const refusedFiles: string[] = [];
  try {
    for (const row of plan.rows.get('files') ?? []) {
      const record = await keepBytes(row, plan, writing);
      if (record) written.push(record);
      else refusedFiles.push(String(row['name']));
      writing.onProgress((written.length + refusedFiles.length) / ((plan.rows.get('files')?.length ?? 0) + 1));
    }
    const groupId = createId();
    const kept = new Set(written.map(({id}) => id));
    const rows = new Map(plan.rows).set(
      'files',
      (plan.rows.get('files') ?? []).filter(({id}) => kept.has(String(id))),
    );
    const changes = [...buildChanges({...plan, rows}, writing, groupId)];
    if (changes.length > 0)
      await withReserve(async () =>
        database.transaction('rw', database.files, database.outbox, async () => {
          await database.files.bulkAdd(written);
          await recordChange(database, ...changes);
        }),
      );
    writing.onProgress(1);
    const rowCount = changes.reduce((sum, {rowIds}) => sum + rowIds.length, 0);
    return {groupId, rowCount, fileCount: written.length, refusedFiles};
  } catch (error) {
    // Without their rows nobody would find them again. What cannot be deleted now is swept later.
    await Promise.allSettled(written.map(async (record) => bytes.remove(record)));
    throw error;
  }
}

/** Keeps the bytes of a file on this device; null where they are not what its row says, or may not be kept. */
async function keepBytes(
  row: ArchivedRow,
  {paths}: RestorePlan,
  {home, checked, companyId, now}: RestoreWriting,
): Promise<FileRecord | null> {
  const id = String(row['id']);
  const content = new Blob([await readWholeEntry(checked, paths.get(id) ?? '')]);
  // The table's schema has checked it.
  const inspected = await inspectFile(row['kind'] as UploadKind, String(row['name']), content);
  if (!inspected.ok || inspected.value.facts.sha256 !== row['sha256']) return null;
  const {facts, bytes} = inspected.value;
  const place = await home.bytes.write(id, new Blob([bytes], {type: facts.type}));
  return {id, spaceId: companyId, ...facts, place, ...fresh, addedAt: now};
}

function* buildChanges(
  {rows, edits}: RestorePlan,
  {companyId: spaceId, name, now: madeAt, createId}: RestoreWriting,
  groupId: string,
): Generator<Change> {
  const label = {key: 'describe:archiveRead', params: {name: name.slice(0, 200).toWellFormed()}};
  const act = () => ({id: createId(), spaceId, label, madeAt, groupId});
  for (const edit of edits) {
    const {table, now, was} = edit;
    const set = listEdited(edit);
    const before = Object.fromEntries(Object.keys(set).map((field) => [field, was[field] ?? null]));
    const body = {table, op: 'edit' as const, rowIds: [String(now['id'])]};
    yield {...act(), ...body, set: sameForAll(set), was: sameForAll(before)};
  }
  for (const [name, own] of rows) {
    if (!isTableName(name)) continue;
    const table: SyncedTable = syncedTables[name];
    const fields = Object.keys(table.row.shape).filter(
      (field) => field !== 'id' && !table.serverFields.includes(field),
    );
    for (const part of cutRows(own)) {
      const set = Object.fromEntries(
        fields.map((field) => [field, toFieldValues(part.map((row) => row[field] ?? null))]),
      );
      yield {...act(), table: name, op: 'create', rowIds: part.map(({id}) => String(id)), set, was: {}};
    }
  }
}

/** The fields of a row that is there that become others; its fixed ones are for good. */
function listEdited({table, now, was}: RestoredEdit): Record<string, Json> {
  const {fixedFields}: SyncedTable = syncedTables[table];
  return Object.fromEntries(
    Object.entries(now).filter(
      ([field, value]) => field !== 'id' && !fixedFields.includes(field) && value !== (was[field] ?? null),
    ),
  );
}

/** Rows of one change: so many, and not more than a push takes. */
function* cutRows(rows: readonly ArchivedRow[]): Generator<readonly ArchivedRow[]> {
  let part: ArchivedRow[] = [];
  let characters = 0;
  for (const row of rows) {
    const length = Object.values(row).reduce<number>((sum, value) => sum + String(value).length, 0);
    if (part.length > 0 && (part.length >= rowsPerImportChange || characters + length > maxCharacters)) {
      yield part;
      [part, characters] = [[], 0];
    }
    part.push(row);
    characters += length;
  }
  if (part.length > 0) yield part;
}
