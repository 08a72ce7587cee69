import {files} from '#contract/files/file.ts';
import {readTable} from '#sync/overlay/read-table.ts';
import {readSpaces} from '#sync/store/meta.ts';
import type {FileHome} from './add-file.ts';
import type {Kept} from './file-bytes.ts';

/**
 * Makes records anew for bytes that a row speaks of and no record names: the database was lost or damaged, and its rows are back.
 *
 * @param strays bytes without a record.
 * @param now ISO UTC.
 * @returns how many there were.
 * Rule: UPL11.
 */
export async function adoptFiles({database, bytes}: FileHome, strays: readonly Kept[], now: string): Promise<number> {
  if (strays.length === 0) return 0;
  let adoptedCount = 0;
  for (const spaceId of (await readSpaces(database)).keys()) {
    const rows = new Map((await readTable(database, files, spaceId)).map((row) => [row.id, row]));
    for (const {id, place} of strays) {
      const row = rows.get(id);
      if (!row || (await bytes.read({id, place}))?.size !== row.sizeBytes) continue;
      const {name, type, sizeBytes, sha256} = row;
      const facts = {id, spaceId, name, type, sizeBytes, sha256, place};
      const isStored = (row.storedAt ?? null) !== null;
      const how = isStored
        ? ({state: 'stored', sentBytes: sizeBytes} as const)
        : ({state: 'waiting', sentBytes: 0} as const);
      await database.files.put({...facts, ...how, reason: null, attempts: 0, addedAt: now});
      adoptedCount += 1;
    }
  }
  return adoptedCount;
}
