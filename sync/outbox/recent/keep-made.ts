import type {Json} from '#contract/kernel/field-values.ts';
import {patchAt, type Change} from '#contract/sync/change.ts';
import {readIds, readSoundRows} from '#sync/pages/read-pages.ts';
import type {LocalDatabase, MadeRow, RecentAct} from '#sync/store/local-database.ts';

type Rows = Map<string, Record<string, Json>>;

/**
 * Keeps the rows that the newest acts created beside these acts, because the pages of their space are about to go before new ones are
 * here: a server that is restored meanwhile must get what it lacks all the same. Those kept before that are in no page stay; of a damaged
 * copy all that can be read is kept.
 * The transaction must cover `recent` and `pages`. Rule: PUL8.
 */
export async function keepMade(database: LocalDatabase, spaceId: string): Promise<void> {
  const acts = (await database.recent.toArray()).filter((act) => creationsIn(act, spaceId).length > 0);
  const tables = new Map<string, Rows>();
  for (const {table} of acts.flatMap((act) => creationsIn(act, spaceId)))
    if (!tables.has(table)) tables.set(table, await readSoundRows(database, table, spaceId));
  for (const act of acts) {
    const made = new Map(
      (act.made ?? []).map((kept) => [`${kept.spaceId} ${kept.table} ${String(kept.row['id'])}`, kept]),
    );
    for (const {table, rowIds} of creationsIn(act, spaceId))
      for (const id of rowIds) {
        const row = tables.get(table)?.get(id);
        if (row) made.set(`${spaceId} ${table} ${id}`, {spaceId, table, row});
      }
    await database.recent.put({...act, made: [...made.values()]});
  }
}

/** The rows that a creation makes, as it makes them. */
export function rowsMadeBy(change: Change): MadeRow[] {
  const {spaceId, table, rowIds} = change;
  return rowIds.map((id, index) => ({spaceId, table, row: {...patchAt(change, index), id}}));
}

/**
 * Lets go of kept rows that the pages of their space hold by now. Pages that came anew know of live rows only: what they lack was deleted
 * meanwhile, and stays here as long as its act can be undone. Whoever deleted it may bring it back, and a restored server may never have
 * heard of either.
 * The transaction must cover `recent` and `pages`. Rule: PUL8.
 */
export async function releaseMade(database: LocalDatabase, spaceId: string): Promise<void> {
  const held = new Map<string, ReadonlySet<string>>();
  for (const {made = [], ...act} of await database.recent.filter((one) => one.made !== undefined).toArray()) {
    for (const kept of made)
      if (kept.spaceId === spaceId && !held.has(kept.table))
        held.set(kept.table, await readIds(database, kept.table, spaceId));
    const others = made.filter(
      (kept) => kept.spaceId !== spaceId || held.get(kept.table)?.has(String(kept.row['id'])) !== true,
    );
    await database.recent.put(others.length > 0 ? {...act, made: others} : act);
  }
}

/** What was kept of one table of a space, by id. */
export function madeRows(acts: readonly RecentAct[], spaceId: string, table: string): Rows {
  const kept = acts
    .flatMap(({made}) => made ?? [])
    .filter((one: MadeRow) => one.spaceId === spaceId && one.table === table);
  return new Map(kept.map(({row}) => [String(row['id']), {...row}]));
}

function creationsIn({changes}: RecentAct, spaceId: string): RecentAct['changes'] {
  return changes.filter((change) => change.op === 'create' && change.spaceId === spaceId);
}
