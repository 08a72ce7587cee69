import {toRows, type RowColumns} from '#contract/kernel/field-values.ts';
import type {Browser} from './browser.ts';

/** What a checksum needs of a row. */
export type StoredRow = {id: string; amountUnits: number; categoryId: string | null};

/** Whether a person's database is there and every space's cold start in it is over. Cheap: it reads no page. */
export async function isStored({page}: Pick<Browser, 'page'>, userId: string): Promise<boolean> {
  const name = `faro-user-${userId}`;
  const cursors = await page.evaluate(async (wanted) => {
    const known = await indexedDB.databases();
    // Opening one that is not there yet would make an empty one in the product's place.
    if (!known.some((one) => one.name === wanted && one.version !== undefined)) return [];
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open(wanted);
      opening.addEventListener('success', () => resolve(opening.result));
    });
    const reading = database.transaction('meta').objectStore('meta').getAll(IDBKeyRange.bound('space:', 'space;'));
    await new Promise((resolve) => {
      reading.addEventListener('success', resolve);
    });
    database.close();
    return (reading.result as {value: {cursor: number | null}}[]).map(({value}) => value.cursor);
  }, name);
  return cursors.length > 0 && cursors.every((cursor) => cursor !== null);
}

/** The transactions in the pages of a person's database; hot pages win over those before them. */
export async function readStoredRows({page}: Pick<Browser, 'page'>, userId: string): Promise<StoredRow[]> {
  const bodies = await page.evaluate(async (name) => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open(name);
      opening.addEventListener('success', () => resolve(opening.result));
    });
    const reading = database.transaction('pages').objectStore('pages').getAll();
    await new Promise((resolve) => {
      reading.addEventListener('success', resolve);
    });
    database.close();
    return (reading.result as {table: string; kind: string; position: number; body: string}[])
      .filter(({table}) => table === 'transactions')
      .toSorted((one, other) => one.kind.localeCompare(other.kind) || one.position - other.position)
      .map(({body}) => body);
  }, `faro-user-${userId}`);
  // Written by the product from checked columns.
  const rows = bodies.flatMap((body) => toRows(JSON.parse(body) as RowColumns) as unknown as StoredRow[]);
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}
