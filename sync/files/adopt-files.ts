import {files, type FileRow} from '#contract/files/file.ts';
import {toRows} from '#contract/kernel/field-values.ts';
import type {Change} from '#contract/sync/change.ts';
import {readTable} from '#sync/overlay/read-table.ts';
import {readSpaces} from '#sync/store/meta.ts';
import type {FileHome} from './add-file.ts';
import type {Kept} from './file-bytes.ts';
import {fresh} from './leave-files.ts';

type Adopting = {
  /** Bytes without a record. */
  readonly strays: readonly Kept[];
  /** Changes of files that wait for a decision or can be brought back. */
  readonly undecided: readonly Change[];
  /** ISO UTC. */
  readonly now: string;
};

/**
 * Makes records anew for bytes that no record names, and a row does, or a creation that was refused: the database was lost or damaged, and its
 * rows are back.
 *
 * @returns their ids.
 * Rule: UPL11.
 */
export async function adoptFiles(
  {database, bytes}: FileHome,
  {strays, undecided, now}: Adopting,
): Promise<ReadonlySet<string>> {
  const adopted = new Set<string>();
  if (strays.length === 0) return adopted;
  const adopt = async (spaceId: string, rows: readonly FileRow[]): Promise<void> => {
    const byId = new Map(rows.map((row) => [row.id, row]));
    for (const stray of strays) {
      const row = byId.get(stray.id);
      if (!row || (await bytes.read(stray))?.size !== row.sizeBytes) continue;
      const {name, type, sizeBytes, sha256, storedAt} = row;
      const how = {...fresh, ...(storedAt && {state: 'stored' as const, sentBytes: sizeBytes})};
      await database.files.put({...stray, spaceId, name, type, sizeBytes, sha256, ...how, addedAt: now});
      adopted.add(stray.id);
    }
  };
  for (const {op, spaceId, rowIds, set} of undecided)
    // Changes are checked by this table's schema when they are made.
    if (op === 'create') await adopt(spaceId, toRows({ids: rowIds, fields: set}) as unknown as FileRow[]);
  for (const spaceId of (await readSpaces(database)).keys())
    await adopt(spaceId, await readTable(database, files, spaceId));
  return adopted;
}
