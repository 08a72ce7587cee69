import type {LocalDatabase} from './local-database.ts';
import {readMeta, writeMeta} from './meta.ts';

/** More are given up between two looks of the second log's keeper only where nobody keeps one. */
const maxRemembered = 5_000;

/**
 * Remembers changes that the person gave up, as part of the transaction that takes them away, until the second log knows: a start in
 * between must not take them for lost. The transaction must cover `meta`. Rule: LOG5.
 */
export async function noteLeft(database: LocalDatabase, changeIds: readonly string[]): Promise<void> {
  const before = (await readMeta(database, 'leftChanges')) ?? [];
  await writeMeta(database, 'leftChanges', [...before, ...changeIds].slice(-maxRemembered));
}

/** Whether somebody keeps, or has kept, a second log. Of a visitor's database nobody does: nobody would ever take the notes away. */
export async function isLogged(database: LocalDatabase): Promise<boolean> {
  return (await readMeta(database, 'session')) !== undefined || (await readMeta(database, 'secondLog')) !== undefined;
}

/** Remembers that a change came back into its old place in the queue: the second log looks at the queue's end only. The transaction must cover `meta`. Rule: LOG2. */
export async function noteOldPlace(database: LocalDatabase, order: number): Promise<void> {
  await writeMeta(database, 'backOrders', [...((await readMeta(database, 'backOrders')) ?? []), order]);
}

/** Takes changes off that list again, because the person brought them back. The transaction must cover `meta`. */
export async function noteBack(database: LocalDatabase, ...changeIds: readonly string[]): Promise<void> {
  const before = (await readMeta(database, 'leftChanges')) ?? [];
  const back = new Set(changeIds);
  const left = before.filter((id) => !back.has(id));
  if (left.length < before.length) await writeMeta(database, 'leftChanges', left);
}
