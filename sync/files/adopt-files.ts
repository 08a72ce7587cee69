import {files, type FileRow} from '#contract/files/file.ts';
import {readTable} from '#sync/overlay/read-table.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {readSpaces} from '#sync/store/meta.ts';
import type {FileHome} from './add-file.ts';
import type {Kept} from './file-bytes.ts';
import type {Undecided} from './undecided-files.ts';

type Facts = Pick<FileRow, 'name' | 'type' | 'sizeBytes' | 'sha256'> & {
  readonly spaceId: string;
  readonly storedAt?: string | null;
};

/**
 * Makes records anew for bytes that a row speaks of, or a creation that was refused, and no record names: the database was lost or damaged, and
 * its rows are back.
 *
 * @param strays bytes without a record.
 * @param now ISO UTC.
 * @returns how many there were.
 * Rule: UPL11.
 */
export async function adoptFiles(
  {database, bytes}: FileHome,
  {strays, undecided, now}: {strays: readonly Kept[]; undecided: ReadonlyMap<string, Undecided>; now: string},
): Promise<number> {
  if (strays.length === 0) return 0;
  const described = await describeFiles(database, undecided);
  let adoptedCount = 0;
  for (const {id, place} of strays) {
    const facts = described.get(id);
    if (!facts || (await bytes.read({id, place}))?.size !== facts.sizeBytes) continue;
    const {storedAt, ...kept} = facts;
    const how =
      (storedAt ?? null) === null
        ? ({state: 'waiting', sentBytes: 0} as const)
        : ({state: 'stored', sentBytes: facts.sizeBytes} as const);
    await database.files.put({id, ...kept, place, ...how, reason: null, attempts: 0, addedAt: now});
    adoptedCount += 1;
  }
  return adoptedCount;
}

/** What rows say, and where there is none what its creation would have made. */
async function describeFiles(
  database: LocalDatabase,
  undecided: ReadonlyMap<string, Undecided>,
): Promise<Map<string, Facts>> {
  const described = new Map<string, Facts>();
  for (const [id, {spaceId, row}] of undecided) {
    // Changes are checked by this table's schema when they are made.
    if (row) described.set(id, pickFacts(spaceId, row as unknown as FileRow));
  }
  for (const spaceId of (await readSpaces(database)).keys())
    for (const row of await readTable(database, files, spaceId)) described.set(row.id, pickFacts(spaceId, row));
  return described;
}

function pickFacts(spaceId: string, {name, type, sizeBytes, sha256, storedAt}: FileRow): Facts {
  return {spaceId, name, type, sizeBytes, sha256, storedAt};
}
