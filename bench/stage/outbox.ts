import {valueAt} from '#contract/kernel/field-values.ts';
import type {Change} from '#contract/sync/change.ts';
import type {Browser} from './browser.ts';
import {seededIds, type BankRow} from './bank-rows.ts';
import type {SeededBooks} from './seed-books.ts';

/** One change for each of the oldest rows: another category than it has. */
export function makeChanges({rows, spaceId, categoryIds}: SeededBooks, count: number, turn = 0): Change[] {
  const nextId = seededIds(101 + turn);
  const madeAt = new Date().toISOString();
  return rows.slice(rows.length - count).map((row, place) => {
    const was = turn === 0 ? row.categoryId : categoryAt(categoryIds, place, turn - 1, row);
    return {
      id: nextId(),
      spaceId,
      table: 'transactions',
      op: 'edit',
      rowIds: [row.id],
      set: {categoryId: {same: categoryAt(categoryIds, place, turn, row)}},
      was: {categoryId: {same: was}},
      label: {key: 'bookkeeping:labelCategory'},
      madeAt,
    };
  });
}

/** The category that {@link makeChanges} gives to the row at a place; never the one it was made with. */
function categoryAt(ids: readonly string[], place: number, turn: number, row: BankRow): string {
  const others = ids.filter((id) => id !== row.categoryId);
  return others[(place + turn) % others.length] ?? '';
}

/** Puts changes into a person's queue as the product does, on a page of the product's origin that runs none of its code. */
export async function putInOutbox({page}: Browser, userId: string, changes: readonly Change[]): Promise<void> {
  await page.evaluate(
    async ([name, records]) => {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open(name);
        opening.addEventListener('success', () => resolve(opening.result));
      });
      const transaction = database.transaction('outbox', 'readwrite');
      for (const record of records) transaction.objectStore('outbox').add(record);
      await new Promise<void>((resolve, reject) => {
        transaction.addEventListener('complete', () => resolve());
        transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('not written')));
      });
      database.close();
    },
    [`faro-user-${userId}`, changes] as const,
  );
}

/** The queue as it lies in the database. */
export async function readOutbox({page}: Browser, userId: string): Promise<Change[]> {
  return page.evaluate(async (name) => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open(name);
      opening.addEventListener('success', () => resolve(opening.result));
    });
    const reading = database.transaction('outbox').objectStore('outbox').getAll();
    await new Promise((resolve) => {
      reading.addEventListener('success', resolve);
    });
    database.close();
    return reading.result as Change[];
  }, `faro-user-${userId}`);
}

/** How many changes wait; cheap enough to ask often. */
export async function countOutbox({page}: Browser, userId: string): Promise<number> {
  return page.evaluate(async (name) => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open(name);
      opening.addEventListener('success', () => resolve(opening.result));
    });
    const counting = database.transaction('outbox').objectStore('outbox').count();
    await new Promise((resolve) => {
      counting.addEventListener('success', resolve);
    });
    database.close();
    return counting.result;
  }, `faro-user-${userId}`);
}

/**
 * Waits until nothing waits, by one look every 20 ms at a database that is opened once. It asks for one key: to count, the browser goes over every record, which would
 * take longer than what is measured beside it. Answers when, in milliseconds since 1970.
 */
export async function untilSent({page}: Browser, userId: string): Promise<number> {
  return page.evaluate(async (name) => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open(name);
      opening.addEventListener('success', () => resolve(opening.result));
    });
    for (let isWaiting = true; isWaiting;) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      const first = database.transaction('outbox').objectStore('outbox').getKey(IDBKeyRange.lowerBound(0));
      await new Promise((resolve) => {
        first.addEventListener('success', resolve);
      });
      isWaiting = first.result !== undefined;
    }
    database.close();
    return Date.now();
  }, `faro-user-${userId}`);
}

/** Movements that queued changes create and do not delete again, and the sum of their amounts. */
export async function sumOutbox(browser: Browser, userId: string): Promise<{rows: number; sum: number}> {
  const live = new Map<string, number>();
  for (const {table, op, rowIds, set} of await readOutbox(browser, userId)) {
    if (table !== 'transactions') continue;
    for (const [place, id] of rowIds.entries()) {
      if (op === 'create') live.set(id, Number(set['amountUnits'] ? valueAt(set['amountUnits'], place) : Number.NaN));
      else if (set['deleted'] && valueAt(set['deleted'], place) === true) live.delete(id);
    }
  }
  return {rows: live.size, sum: [...live.values()].reduce((sum, value) => sum + value, 0)};
}
