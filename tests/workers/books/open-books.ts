import {onTestFinished} from 'vitest';
import type {RowColumns} from '#contract/kernel/field-values.ts';
import type {Change} from '#contract/sync/change.ts';
import {noteQueueMoved} from '#sync/outbox/queue-moves.ts';
import {recordChange} from '#sync/outbox/record-change.ts';
import {writeBasePage, writeHotRows} from '#sync/pages/write-pages.ts';
import {LocalDatabase, type SpaceState} from '#sync/store/local-database.ts';
import {readSpace, writeSpace} from '#sync/store/meta.ts';
import {openLocalDevice} from '#tests/fakes/local-device.ts';
import {createRandom, fillFrom} from '#tests/sync/build-change.ts';
import {numberedId, spaceId, toPage, type PageRow} from './build-rows.ts';
import type {BooksEvent} from '#workers/books/api.ts';
import type {WholeBooksApi} from '#workers/books/whole-api.ts';
import {createBooksApi} from '#workers/books/books.ts';
import type {BooksWorld} from '#workers/books/session.ts';

/** The instant of every test here. */
export const nowMs = Date.UTC(2026, 2, 5, 10);

/** Books over a real database, as one tab has them, with the events that its screen would get. */
export type TestBooks = {
  books: WholeBooksApi;
  database: LocalDatabase;
  events: BooksEvent[];
  /** Settles with the first event, past or to come, that is as wanted. */
  until: (wanted: (event: BooksEvent) => boolean) => Promise<BooksEvent>;
};

/** Starts books, not opened yet. Their own connection to the database is another one, as in a worker. */
export function startBooks(recover?: BooksWorld['recover']): TestBooks {
  const database = openLocalDevice();
  const events: BooksEvent[] = [];
  let wake = (): void => {};
  const books = createBooksApi({
    openDatabase: async () => new LocalDatabase(database.name).open().then((opened) => opened as LocalDatabase),
    recover: recover ?? (async () => {}),
    nowMs: () => nowMs,
    fillRandom: fillFrom(createRandom(5)),
    report: (error) => {
      throw error;
    },
  });
  onTestFinished(() => books.close());
  void books.watch((event) => {
    events.push(event);
    wake();
  });
  const until = async (wanted: (event: BooksEvent) => boolean): Promise<BooksEvent> => {
    for (;;) {
      const found = events.find(wanted);
      if (found) return found;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  };
  return {books, database, events, until};
}

/** Stores rows as a finished cold start leaves them: in base pages of `pageSize`, in the order given. */
export async function storePages(database: LocalDatabase, rows: readonly PageRow[], pageSize = 2_000): Promise<void> {
  const state: SpaceState = {role: 'owner', cursor: 1, revision: 1, startOverBelow: 0, cold: null};
  await database.transaction('rw', database.pages, database.meta, async () => {
    for (let start = 0; start < rows.length; start += pageSize) {
      const part = rows.slice(start, start + pageSize);
      const body = JSON.stringify(toPage(part));
      const place = {position: start / pageSize, count: part.length};
      await writeBasePage(database, {spaceId, table: 'transactions', revision: 1, body, ...place});
    }
    await writeSpace(database, spaceId, state);
  });
}

/** Commits a pull: rows of the server, and changes that leave the queue, in one transaction. */
export async function commitPull(
  database: LocalDatabase,
  rows: RowColumns,
  acknowledgedOrders: number[] = [],
  more: Partial<SpaceState> = {},
): Promise<void> {
  await database.transaction('rw', database.pages, database.outbox, database.meta, async () => {
    const space = await readSpace(database, spaceId);
    if (!space) throw new Error('no pages were stored');
    const revision = space.revision + 1;
    await writeHotRows(database, {spaceId, table: 'transactions', revision, rows});
    await database.outbox.bulkDelete(acknowledgedOrders);
    await noteQueueMoved(database);
    await writeSpace(database, spaceId, {...space, revision, ...more});
  });
}

/** Records an edit as a screen or another tab does. */
export async function recordEdit(database: LocalDatabase, rowIds: string[], set: Change['set']): Promise<number> {
  return recordChange(database, {
    id: numberedId(1, 8),
    spaceId,
    table: 'transactions',
    op: 'edit',
    rowIds,
    set,
    was: {},
    label: {key: 'test'},
    madeAt: new Date(nowMs).toISOString(),
  });
}
