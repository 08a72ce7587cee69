import type {LocalDatabase} from '#sync/store/local-database.ts';
import {readLastOrder} from './last-order.ts';
import {readQueueMoves} from './queue-moves.ts';

/** How many changes stand behind a place in the queue. */
export type QueueCounter = (throughOrder: number) => Promise<number>;

/**
 * Makes a counter for one database that counts only what was added or passed since it was asked last; the browser goes over every record it counts.
 * To be asked inside a transaction that covers `outbox` and `meta`; a live query around it is woken by every change of the queue. Rule: OUT8.
 */
export function createQueueCounter(database: LocalDatabase): QueueCounter {
  let known = {moves: -1, throughOrder: -1, lastOrder: 0, count: 0};
  return async (throughOrder) => {
    const moves = await readQueueMoves(database);
    const goesOn = known.moves === moves && known.throughOrder <= throughOrder && throughOrder <= known.lastOrder;
    const before = goesOn ? known : {moves, throughOrder, lastOrder: throughOrder, count: 0};
    const orders = database.outbox.where('order');
    const added = await orders.above(before.lastOrder).count();
    const passed = await orders.between(before.throughOrder, throughOrder, false, true).count();
    const count = before.count + added - passed;
    known = {moves, throughOrder, lastOrder: Math.max(before.lastOrder, await readLastOrder(database)), count};
    return count;
  };
}
