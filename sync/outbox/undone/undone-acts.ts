import type {Change} from '#contract/sync/change.ts';
import {walkActs, type ActHead} from '#sync/outbox/acts.ts';
import {readLastOrder} from '#sync/outbox/last-order.ts';
import type {DeviceRecord, LocalDatabase} from '#sync/store/local-database.ts';
import {undoneHeadPrefix, undonePartPrefix} from '#sync/store/undone-record.ts';

/**
 * An act that was taken out of the queue by undo before it was sent, for as long as redo can bring it back: nothing else knows of it. Its
 * changes lie beside it one by one, because an import's weigh as much as its file.
 */
export type UndoneAct = {
  /** Later ones were undone later: redo takes them first. */
  readonly number: number;
  /** The key of the act. */
  readonly key: string;
  /** What was done anew after this place of the queue ends its redo. */
  readonly place: number;
  readonly count: number;
  readonly about: readonly Pick<Change, 'spaceId' | 'table'>[];
};

/**
 * Keeps an act that has left the queue for redo, with what was undone of the same act before: a file may come to its group after the others were
 * taken back. The transaction must cover `device`. Rule: UND4.
 */
export async function keepUndone(
  database: LocalDatabase,
  {key, place, changes}: Pick<UndoneAct, 'key' | 'place'> & {readonly changes: readonly Change[]},
): Promise<void> {
  const acts = await readUndone(database);
  const number = (acts.at(-1)?.number ?? 0) + 1;
  const earlier = acts.filter((act) => act.key === key);
  const all = [...(await readChanges(database, earlier)), ...changes];
  await database.device.bulkDelete(earlier.flatMap(keysOf));
  const about = new Map(all.map(({spaceId, table}) => [`${spaceId} ${table}`, {spaceId, table}]));
  const head: UndoneAct = {number, key, place, count: all.length, about: [...about.values()]};
  await database.device.bulkPut([
    {key: headKey(number), value: head},
    ...all.map((value, index) => ({key: partKey(number, index), value})),
  ]);
}

/** What redo would bring back first; null where there is none, or something was done since. Works inside any transaction over `device`, `outbox` and `recent`. */
export async function findUndone(database: LocalDatabase): Promise<UndoneAct | null> {
  const last = (await readUndone(database)).at(-1);
  return last && last.place >= (await readNewestWork(database)).order ? last : null;
}

/** Hands the changes of an act over that is brought back, and forgets it. The transaction must cover `device`. */
export async function takeUndone(database: LocalDatabase, act: UndoneAct): Promise<Change[]> {
  const changes = await readChanges(database, [act]);
  await database.device.bulkDelete(keysOf(act));
  return changes;
}

/** What was redone is nothing new: the acts that were undone before it can still be brought back. The transaction must cover `device` and `outbox`. */
export async function raiseUndone(database: LocalDatabase): Promise<void> {
  const acts = await readUndone(database);
  if (acts.length === 0) return;
  const place = await readLastOrder(database);
  const raised = acts.map((act) => ({key: headKey(act.number), value: {...act, place: Math.max(act.place, place)}}));
  await database.device.bulkPut(raised);
}

/** Forgets acts that no redo can bring back, as something was done since. The transaction must cover `device`, `outbox`, `recent` and `files`. */
export async function forgetOutdone(database: LocalDatabase): Promise<void> {
  const acts = await readUndone(database);
  if (acts.length === 0) return;
  const newest = await readNewestWork(database);
  await forgetUndone(database, acts, ({place, key}) => place < newest.order && key !== newest.key);
}

/** Forgets acts about what a person may no longer see. The transaction must cover `device` and `files`. Rules: PUL5, PUL10. */
export async function forgetUndoneAbout(
  database: LocalDatabase,
  isUnseen: (about: UndoneAct['about'][number]) => boolean,
): Promise<void> {
  await forgetUndone(database, await readUndone(database), ({about}) => about.some(isUnseen));
}

/** The changes of one table that redo may bring back. Works inside any transaction that covers `device`. */
export async function readUndoneOf(database: LocalDatabase, table: string): Promise<Change[]> {
  const acts = (await readUndone(database)).filter(({about}) => about.some((one) => one.table === table));
  return (await readChanges(database, acts)).filter((change) => change.table === table);
}

/** Files that these acts made were never sent, and nothing can bring them back: their bytes are swept once no record names them. */
async function forgetUndone(
  database: LocalDatabase,
  acts: readonly UndoneAct[],
  isOver: (act: UndoneAct) => boolean,
): Promise<void> {
  const over = acts.filter(isOver);
  if (over.length === 0) return;
  const made = (await readChanges(database, over)).filter(({table, op}) => table === 'files' && op === 'create');
  await database.files.bulkDelete(made.flatMap(({rowIds}) => rowIds));
  await database.device.bulkDelete(over.flatMap(keysOf));
}

/** The newest thing that was done, whatever became of it; its order is 0 for none. */
async function readNewestWork(database: LocalDatabase): Promise<Pick<ActHead, 'key' | 'order'>> {
  let newest = {key: '', order: 0};
  await walkActs(database, ({key, undoes, order}) => {
    if (undoes === null) newest = {key, order};
    return undoes === null;
  });
  return newest;
}

/** Oldest first. */
async function readUndone({device}: LocalDatabase): Promise<UndoneAct[]> {
  const found = await device.where('key').startsWith(undoneHeadPrefix).toArray();
  // Only `keepUndone` and `raiseUndone` write under this prefix.
  return found.map(({value}) => value as UndoneAct);
}

async function readChanges({device}: LocalDatabase, acts: readonly UndoneAct[]): Promise<Change[]> {
  const keys = acts.flatMap((act) => keysOf(act).slice(1));
  const found: (DeviceRecord | undefined)[] = keys.length > 0 ? await device.bulkGet(keys) : [];
  // Only `keepUndone` writes under this prefix.
  return found.flatMap((record) => (record ? [record.value as Change] : []));
}

/** The head's, then those of its changes in their order. */
function keysOf({number, count}: UndoneAct): string[] {
  return [headKey(number), ...Array.from({length: count}, (_, index) => partKey(number, index))];
}

function headKey(number: number): string {
  return `${undoneHeadPrefix}${String(number).padStart(9, '0')}`;
}

function partKey(number: number, index: number): string {
  return `${undonePartPrefix}${number}:${index}`;
}
