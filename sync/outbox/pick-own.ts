import {valueAt, type FieldValues, type Json} from '#contract/kernel/field-values.ts';
import type {SyncedTable} from '#contract/kernel/synced-table.ts';
import type {Change} from '#contract/sync/change.ts';
import {isTableName, syncedTables} from '#contract/tables.ts';
import {tablePages} from '#sync/pages/page-query.ts';
import {parsePage} from '#sync/pages/read-pages.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {pickRows} from './pick-rows.ts';

/** Whose a row is: the row that its making named for good; and whether it is there. */
type Owned = {live: boolean; owner: Json};

/**
 * The part of an act that is the act's own: without rows that it would have created, and that somebody else had created under the same id
 * before, as two devices do that import the same file. Such a row belongs to the other's import, and is not this act's to take back.
 * The transaction must cover `pages` and `outbox`. Rules: IMP13, UND1.
 */
export async function pickOwn(database: LocalDatabase, changes: readonly Change[]): Promise<Change[]> {
  const others = new Map<string, ReadonlySet<string>>();
  const own: Change[] = [];
  for (const change of changes) {
    const {spaceId, table} = change;
    const key = `${spaceId} ${table}`;
    if (change.op === 'create' && !others.has(key)) others.set(key, await findOthers(database, change, changes));
    const picked = change.op === 'create' ? pickRows(change, (id) => !others.get(key)?.has(id)) : change;
    if (picked) own.push(picked);
  }
  return own;
}

/** The rows of an act's table that name another owner than the one that the act created with them. */
async function findOthers(
  database: LocalDatabase,
  {spaceId, table}: Change,
  changes: readonly Change[],
): Promise<ReadonlySet<string>> {
  const created = changes.filter((change) => change.op === 'create' && change.spaceId === spaceId);
  const field = ownerField(table, new Set(created.map((change) => change.table)));
  if (field === null) return new Set();
  const ids = new Set(created.filter((change) => change.table === table).flatMap(({rowIds}) => rowIds));
  const owners = new Set<Json>(created.filter((change) => change.table === field.table).flatMap(({rowIds}) => rowIds));
  const rows = await readOwned(database, {spaceId, table, field: field.name, ids});
  return new Set([...rows].flatMap(([id, {live, owner}]) => (live && !owners.has(owner) ? [id] : [])));
}

/** The field in which a row names, once and for all, a row of a table that the same act created in; null where there is none. */
function ownerField(table: string, created: ReadonlySet<string>): {name: string; table: string} | null {
  if (!isTableName(table)) return null;
  const {fixedFields, references}: SyncedTable = syncedTables[table];
  const found = Object.entries(references).find(([field, of]) => fixedFields.includes(field) && created.has(of));
  return found ? {name: found[0], table: found[1]} : null;
}

type Asked = {
  readonly spaceId: string;
  readonly table: string;
  readonly field: string;
  readonly ids: ReadonlySet<string>;
};

/** Pages ⊕ outbox; only what is asked for is kept. */
async function readOwned(
  database: LocalDatabase,
  {spaceId, table, field, ids}: Asked,
): Promise<ReadonlyMap<string, Owned>> {
  const rows = new Map<string, Owned>();
  await tablePages(database, spaceId, table).each((page) => {
    const {ids: pageIds, fields} = parsePage(page);
    pageIds.forEach((id, index) => {
      if (ids.has(id)) rows.set(id, {live: at(fields['deleted'], index) !== true, owner: at(fields[field], index)});
    });
  });
  for (const {op, rowIds, set} of await database.outbox.where('[spaceId+table]').equals([spaceId, table]).toArray())
    rowIds.forEach((id, index) => {
      const row = rows.get(id);
      if (op === 'create') {
        if (ids.has(id) && !row?.live) rows.set(id, {live: true, owner: at(set[field], index)});
      } else if (row && set['deleted']) row.live = at(set['deleted'], index) !== true;
    });
  return rows;
}

function at(values: FieldValues | undefined, index: number): Json {
  return values ? valueAt(values, index) : null;
}
