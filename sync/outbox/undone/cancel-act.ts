import {isQuiet, withoutOrder} from '#sync/outbox/acts.ts';
import {noteQueueMoved} from '#sync/outbox/queue-moves.ts';
import {reachedThrough} from '#sync/outbox/reached-through.ts';
import {isMadeByDecision} from '#sync/store/decisions.ts';
import {isLogged, noteLeft} from '#sync/store/left-changes.ts';
import type {LocalDatabase, OutboxRecord} from '#sync/store/local-database.ts';
import {keepUndone} from './undone-acts.ts';

/** An act of which nothing has left the queue. */
export type Waiting = {
  readonly key: string;
  /** All of it, in its order. */
  readonly waiting: readonly OutboxRecord[];
  /** Whether redo is to bring it back. */
  readonly keepsIt: boolean;
};

/**
 * Takes an act out of the queue instead of sending it and its reversal, where nothing of it can have reached the server and nothing was done
 * after it: what waits is then what waited before it, and the rows are what they were. Else nothing is changed, and it takes a reversal.
 * The transaction must cover `outbox`, `device` and `meta`.
 *
 * @returns whether it left. Rule: UND4.
 */
export async function cancelAct(database: LocalDatabase, {key, waiting, keepsIt}: Waiting): Promise<boolean> {
  const orders = waiting.map(({order}) => order);
  const [first = 0, place = 0] = [orders.at(0), orders.at(-1)];
  if (first <= (await reachedThrough(database)) || !(await isNewest(database, orders))) return false;
  const ids = waiting.map(({id}) => id);
  if (await isMadeByDecision(database, ids)) return false;
  await database.outbox.bulkDelete(orders);
  if (await isLogged(database)) await noteLeft(database, ids);
  await noteQueueMoved(database);
  if (keepsIt) await keepUndone(database, {key, place, changes: waiting.map(withoutOrder)});
  return true;
}

/** More than so many others behind an act are not looked at one by one: it is not the newest then. */
const mostQuiet = 50;

/** Whether nothing waits behind the first of these but themselves, and what is no work of the person's: that builds on nothing. */
async function isNewest({outbox}: LocalDatabase, orders: readonly number[]): Promise<boolean> {
  const behind = outbox.where('order').aboveOrEqual(orders[0] ?? 0);
  const places = await behind.limit(orders.length + mostQuiet + 1).primaryKeys();
  const own = new Set(orders);
  const others = places.filter((place) => !own.has(place));
  if (others.length > mostQuiet) return false;
  return (await outbox.bulkGet(others)).every((record) => record === undefined || isQuiet(record));
}
