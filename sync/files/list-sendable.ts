import type {Json} from '#contract/kernel/field-values.ts';
import {readRowsWithTombstones} from '#sync/pages/read-pages.ts';
import type {FileRecord, LocalDatabase} from '#sync/store/local-database.ts';

/** What can be done about files whose bytes may still have to go out. */
export type Sendable = {
  /** Their rows are on the server: those that failed least come first, then the oldest. */
  readonly toSend: readonly FileRecord[];
  /** The server has them already: the answer to an earlier try was lost, or another copy of this profile sent them. */
  readonly stored: readonly FileRecord[];
};

/**
 * Finds the files to send. One whose row the server does not know yet, was refused or is deleted waits: its row decides. Rule: UPL5.
 */
export async function listSendable(database: LocalDatabase): Promise<Sendable> {
  return database.transaction('r', database.files, database.pages, async () => {
    const records = await database.files.where('state').anyOf('waiting', 'sending').toArray();
    const rows = new Map<string, Record<string, Json>>();
    for (const spaceId of new Set(records.map((record) => record.spaceId)))
      for (const [id, row] of await readRowsWithTombstones(database, 'files', spaceId)) rows.set(id, row);
    const known = records.filter(({id}) => rows.get(id)?.['deleted'] === false);
    const isStored = ({id}: FileRecord) => (rows.get(id)?.['storedAt'] ?? null) !== null;
    const toSend = known.filter((record) => !isStored(record));
    toSend.sort((one, other) => one.attempts - other.attempts || one.addedAt.localeCompare(other.addedAt));
    return {toSend, stored: known.filter(isStored)};
  });
}
