import type {z} from 'zod';
import type {AnyRow} from '#contract/sync/apply-change.ts';
import type {syncedTables, TableName} from '#contract/tables.ts';
import {clientOf, type Transaction, toInstant} from '#server/db/database.ts';
import {isClosed, lockSpace} from '#server/db/spaces.ts';
import {SpaceClosedError} from '#server/db/space-closed-error.ts';
import type {Author} from './author.ts';
import type {Act} from './judge/judge.ts';
import {differences} from './judge/differences.ts';
import {loadRows} from './judge/load-rows.ts';
import {findRow, putRow, type RowSet} from './judge/row-set.ts';
import {writeChangedRows} from './judge/write-rows.ts';
import {tableFactsOf, type TableFacts} from './table-facts.ts';
import {makeId} from '#server/db/make-id.ts';

type RowOf<Name extends TableName> = z.infer<(typeof syncedTables)[Name]['row']>;

/** Rows of one table to be made, whole, or to be changed, by id. */
export type SyncedWrite = {
  [Name in TableName]:
    | {readonly table: Name; readonly create: readonly RowOf<Name>[]}
    | {
        readonly table: Name;
        readonly edit: readonly (Partial<RowOf<Name>> & {readonly id: string; readonly deleted?: boolean})[];
      };
}[TableName];

/** Where and when rows are written, and who is the author of that. */
export type WriteStamp = {readonly spaceId: string; readonly author: Author; readonly nowMs: number};

/** What a row's history names as the device of what was not done on one. */
const serverDevice = 'Faro';

/**
 * Writes synced rows from the server's own side, in the caller's transaction: under the next version of their space, with their history and
 * its author. The only way beside push; every device of the space's people hears of it on commit.
 *
 * @throws when a row is not as its table's contract says, is there already, or is to be changed and not there: a bug of the caller.
 * A person changes nothing of a space that is closed, whatever they ask: then it throws a `SpaceClosedError`, of which whoever asked is told.
 * Rules: SYN15, SYN18, SYN36, DIS9.
 */
export async function writeSynced(tx: Transaction, stamp: WriteStamp, writes: readonly SyncedWrite[]): Promise<void> {
  const {spaceId, author, nowMs} = stamp;
  const client = clientOf(tx);
  const before: RowSet = new Map();
  const written: RowSet = new Map();
  const acts: Act[] = [];
  const changeId = makeId(nowMs);
  await lockSpace(tx, spaceId);
  if (author.kind === 'person' && !writes.every(isOfPeople) && (await isClosed(tx, spaceId)))
    throw new SpaceClosedError();
  for (const write of writes) {
    const facts = tableFactsOf(write.table);
    const act = {spaceId, table: facts.name, changeId};
    if ('create' in write) {
      for (const row of write.create) {
        putRow(written, spaceId, facts.name, checkRow(facts, {...row, deleted: false}));
        acts.push({...act, rowId: row.id, op: 'create', set: {}, was: {}});
      }
      continue;
    }
    await loadRows(client, before, {spaceId, facts, ids: write.edit.map(({id}) => id)});
    for (const edit of write.edit) {
      const row = findRow(before, spaceId, facts.name, edit.id);
      if (!row) throw new Error(`${facts.name} ${edit.id} is to be changed and not there`);
      const edited = checkRow(facts, {...row, ...edit});
      putRow(written, spaceId, facts.name, edited);
      acts.push({...act, rowId: edit.id, op: 'edit', ...differences(row, edited)});
    }
  }
  const at = toInstant(nowMs);
  await writeChangedRows(client, {by: {author, deviceName: serverDevice, at}, before, written, acts});
}

/** Who works there is still called by another name, taken out, and leaves by themselves. Rule: DIS10. */
function isOfPeople(write: SyncedWrite): boolean {
  return 'edit' in write && (write.table === 'memberships' || write.table === 'invitations');
}

function checkRow(facts: TableFacts, row: AnyRow): AnyRow {
  const {deleted: _, ...own} = row;
  facts.table.row.parse(own);
  const [problem] = facts.table.check(row);
  if (problem) throw new Error(`a row of ${facts.name} that is to be written: ${problem.reason}`);
  return row;
}
