import {expect, test} from 'vitest';
import {noteQueueMoved} from '#sync/outbox/queue-moves.ts';
import {redoLast, undoLast} from '#sync/outbox/undo-last.ts';
import {createIds} from '#tests/sync/build-change.ts';
import type {BooksEvent} from '#workers/books/api.ts';
import {buildFilter, buildRow, numberedId, spaceId, toPage} from './build-rows.ts';
import {commitPull, nowMs, recordEdit, startBooks, storePages} from './open-books.ts';

const newest = {by: 'date', descending: true} as const;
const food = numberedId(1, 2);
const travel = numberedId(2, 2);

function rowsFrom(count: number) {
  return Array.from({length: count}, (_, index) => buildRow(count - index));
}

function categories(event: BooksEvent): (string | null)[] {
  return event.window.rows.map((row) => row.categoryId);
}

test('[BKS10] the newest page is shown before older ones are read, with hot pages and the queue over it', async () => {
  const {books, database, events, until} = startBooks();
  await storePages(database, rowsFrom(6), 2);
  await commitPull(database, toPage([buildRow(6, {categoryId: food}), buildRow(1, {categoryId: travel})]));
  await recordEdit(database, [numberedId(5)], {categoryId: {same: food}});
  await books.open('user', spaceId);
  expect(events[0]?.view).toMatchObject({state: 'loading', allCount: 3});
  expect(categories(events[0] as BooksEvent)).toEqual([food, food, travel]);
  const whole = await until((event) => event.view.state === 'ready');
  expect(categories(whole)).toEqual([food, food, null, null, null, travel]);
  expect(whole.window.rows.map((row) => row.unsent)).toEqual([false, true, false, false, false, false]);
});

test('[BKS10] books that were never on this device are missing, and say what was typed there', async () => {
  const {books, database, events, until} = startBooks();
  await books.open('user', spaceId);
  expect(events[0]?.view).toMatchObject({state: 'missing', allCount: 0});
  await storePages(database, rowsFrom(3));
  expect((await until((event) => event.view.state === 'ready')).view.allCount).toBe(3);
});

test('[BKS10] [BKS3] an acknowledged change never shows the old value in between; a refused one gives it back', async () => {
  const {books, database, events, until} = startBooks();
  await storePages(database, rowsFrom(2));
  await books.open('user', spaceId);
  const first = await recordEdit(database, [numberedId(1)], {categoryId: {same: food}});
  const second = await recordEdit(database, [numberedId(2)], {categoryId: {same: travel}});
  await until((event) => categories(event).join() === [travel, food].join());
  const before = events.length;
  await commitPull(database, toPage([buildRow(1, {categoryId: food})]), [first]);
  const confirmed = await until((event) => event.window.rows[1]?.unsent === false && event.view.revision > before);
  expect(categories(confirmed)).toEqual([travel, food]);
  expect(events.slice(before).every((event) => categories(event)[1] === food)).toBe(true);
  const change = await database.outbox.get(second);
  await database.transaction('rw', database.outbox, database.attention, database.meta, async () => {
    await database.outbox.delete(second);
    await noteQueueMoved(database);
    const refusals = [{rowId: numberedId(2), field: null, code: 'forbidden' as const, reason: 'transaction.blocked'}];
    if (change) await database.attention.add({spaceId, change, refusals, refusedAt: '2026-03-05T10:00:00.000Z'});
  });
  const refused = await until((event) => event.window.rows[0]?.attention === true);
  expect(refused.window.rows[0]).toMatchObject({categoryId: null, unsent: false});
});

test('[BKS10] pages that were merged or reset are read anew, and rows that left without a trace are gone', async () => {
  const {books, database, until} = startBooks();
  await storePages(database, rowsFrom(4), 2);
  await books.open('user', spaceId);
  await until((event) => event.view.allCount === 4);
  await database.pages.clear();
  await commitPull(database, toPage([buildRow(9)]), [], {startOverBelow: 2});
  const anew = await until((event) => event.view.allCount === 1);
  expect(anew.window.rows[0]?.id).toBe(numberedId(9));
});

test('[BKS4] an edit leaves out rows that have the value and rows that are blocked, and keeps what it replaces', async () => {
  const {books, database, events} = startBooks();
  await storePages(database, [
    buildRow(4, {categoryId: travel}),
    buildRow(3, {categoryId: food}),
    buildRow(2, {blockedReason: 'declaration-sent'}),
    buildRow(1),
  ]);
  await books.open('user', spaceId);
  const done = await books.editRows({kind: 'filtered', except: []}, {categoryId: food});
  expect(done).toEqual({changedCount: 2, blockedCount: 1, leftCount: 0});
  expect(await database.outbox.toArray()).toEqual([
    {
      order: 1,
      id: expect.any(String),
      spaceId,
      table: 'transactions',
      op: 'edit',
      rowIds: [numberedId(4), numberedId(1)],
      set: {categoryId: {same: food}},
      was: {categoryId: {each: [travel, null]}},
      label: {key: 'transactions.edit'},
      madeAt: new Date(nowMs).toISOString(),
    },
  ]);
  expect(categories(events.at(-1) as BooksEvent)).toEqual([food, food, null, food]);
  expect(await books.editRows({kind: 'ids', ids: [numberedId(1)]}, {categoryId: food})).toEqual({
    changedCount: 0,
    blockedCount: 0,
    leftCount: 0,
  });
});

test('[REC2] an edit that would leave a row wrong is not recorded, and says why', async () => {
  const {books, database} = startBooks();
  await storePages(database, [buildRow(2), buildRow(1, {description: '', merchant: 'Ceibo'})]);
  await books.open('user', spaceId);
  expect(await books.editRows({kind: 'filtered', except: []}, {merchant: null})).toMatchObject({
    changedCount: 0,
    problem: {field: 'description', reason: 'transaction.description-required'},
  });
  expect(await books.editRows({kind: 'ids', ids: [numberedId(1)]}, {checked: true})).toMatchObject({changedCount: 1});
  expect(await database.outbox.count()).toBe(1);
});

test('[REC2] an edit of many rows is refused for one of them, whichever field makes it wrong', async () => {
  const {books, database} = startBooks();
  await storePages(database, [buildRow(3), buildRow(2, {merchant: 'Ceibo'}), buildRow(1)]);
  await books.open('user', spaceId);
  const all = {kind: 'filtered', except: []} as const;
  const patches = [
    {patch: {description: ' ', categoryId: food}, reason: 'transaction.description-required'},
    {patch: {date: '2026-02-30', checked: true}, reason: 'transaction.invalid-date'},
  ];
  for (const {patch, reason} of patches)
    expect(await books.editRows(all, patch)).toMatchObject({changedCount: 0, problem: {reason}});
  expect(await database.outbox.count()).toBe(0);
  // A rule that reads nothing of what is set has nothing to say.
  expect(await books.editRows(all, {categoryId: food, note: '', checked: true})).toEqual({
    changedCount: 3,
    blockedCount: 0,
    leftCount: 0,
  });
});

test('[BKS5] more than 10,000 rows make one group of changes', async () => {
  const {books, database} = startBooks();
  await storePages(database, rowsFrom(10_001), 4_000);
  await books.open('user', spaceId);
  expect(await books.editRows({kind: 'filtered', except: []}, {checked: true})).toEqual({
    changedCount: 10001,
    blockedCount: 0,
    leftCount: 0,
  });
  const changes = await database.outbox.toArray();
  expect(changes.map((change) => change.rowIds.length)).toEqual([10_000, 1]);
  expect(changes[0]?.groupId).toBeDefined();
  expect(changes[1]?.groupId).toBe(changes[0]?.groupId);
});

test('[BKS14] a note typed over what was seen replaces that, not what came in between', async () => {
  const {books, database} = startBooks();
  await storePages(database, rowsFrom(1));
  await books.open('user', spaceId);
  const id = numberedId(1);
  await books.editRows({kind: 'ids', ids: [id]}, {note: 'theirs'});
  await books.editRows({kind: 'ids', ids: [id]}, {note: 'mine'}, {seen: {note: 'seen'}});
  const [, mine] = await database.outbox.toArray();
  expect(mine).toMatchObject({set: {note: {same: 'mine'}}, was: {note: {same: 'seen'}}});
});

test('[BKS4] edits of two tabs end in the order of the queue, whoever folds first', async () => {
  const {books, database, events, until} = startBooks();
  await storePages(database, rowsFrom(1));
  await books.open('user', spaceId);
  const id = numberedId(1);
  await Promise.all([
    recordEdit(database, [id], {note: {same: 'theirs'}}),
    books.editRows({kind: 'ids', ids: [id]}, {note: 'mine'}),
    recordEdit(database, [id], {merchant: {same: 'Amazon'}}),
  ]);
  await until((event) => event.window.rows[0]?.merchant === 'Amazon');
  const last = (await database.outbox.toArray()).findLast((change) => change.set['note']);
  await until((event) => event.window.rows[0]?.note === 'mine');
  expect(last?.set['note']).toEqual({same: events.at(-1)?.window.rows[0]?.note});
});

test('[BKS3] undoing an act shows what was there before, and deleting takes a row out of the list', async () => {
  const {books, database, until} = startBooks();
  await storePages(database, rowsFrom(2));
  await books.open('user', spaceId);
  await books.editRows({kind: 'ids', ids: [numberedId(1)]}, {deleted: true});
  await until((event) => event.view.allCount === 1);
  expect(await books.readRow(numberedId(1))).toBeNull();
  await books.editRows({kind: 'ids', ids: [numberedId(1)]}, {deleted: false});
  expect(await books.readRow(numberedId(1))).toMatchObject({id: numberedId(1), unsent: true});
  await database.transaction('rw', database.outbox, database.meta, async () => {
    await database.outbox.clear();
    await noteQueueMoved(database);
  });
  await until((event) => event.view.allCount === 2 && event.window.rows.every((row) => !row.unsent));
});

test('[BKS6] the list answers where a row is, which rows lie between two places, and sums of a selection', async () => {
  const {books, database, events} = startBooks();
  await storePages(database, rowsFrom(5));
  await books.open('user', spaceId);
  const {view} = await books.setView(buildFilter({text: 'movement'}), {by: 'date', descending: false});
  expect(view.rowCount).toBe(5);
  expect((await books.setView(buildFilter(), newest)).window.rows[0]?.id).toBe(numberedId(5));
  expect(await books.findRow(numberedId(2))).toBe(3);
  expect(await books.findRow(numberedId(77))).toBe(-1);
  expect(await books.readIds(1, 2)).toEqual([numberedId(4), numberedId(3)]);
  expect((await books.setWindow(3, 5)).rows.map((row) => row.id)).toEqual([numberedId(2), numberedId(1)]);
  expect(await books.readTotals({kind: 'filtered', except: [numberedId(2)]})).toEqual([
    {currency: 'USD', count: 4, inUnits: 0, outUnits: -4_000},
  ]);
  await books.editRows({kind: 'ids', ids: [numberedId(2)]}, {note: 'x'});
  expect(events.at(-1)?.window).toMatchObject({start: 3, rows: [{note: 'x'}, {note: null}]});
});

test('[BKS6] a bank’s reference is searched like what a person reads', async () => {
  const {books, database} = startBooks();
  await storePages(database, [buildRow(1, {reference: 'SPEI 0077-Ñ'}), buildRow(2, {reference: '0078'}), buildRow(3)]);
  await books.open('user', spaceId);
  const {view} = await books.setView(buildFilter({text: 'movement spei 77-n'}), newest);
  expect(view.rowCount).toBe(1);
  expect((await books.setView(buildFilter({text: '007'}), newest)).view.rowCount).toBe(2);
  expect((await books.setView(buildFilter({text: 'uuid'}), newest)).view.rowCount).toBe(0);
});

test('[BKS3] undo and redo show at once, and what was asked while the books open waits for them', async () => {
  const {books, database, until} = startBooks();
  await storePages(database, rowsFrom(2));
  const opening = books.open('user', spaceId);
  const selection = {kind: 'ids', ids: [numberedId(2), numberedId(1)]} as const;
  await books.editRows(selection, {categoryId: food});
  await opening;
  const making = {now: new Date(nowMs).toISOString(), createId: createIds(3)};
  await undoLast(database, making);
  const undone = await until((event) => event.view.revision > 1 && categories(event).every((id) => id === null));
  await redoLast(database, making);
  const redone = await until(
    (event) => event.view.revision > undone.view.revision && categories(event).every((id) => id === food),
  );
  expect(redone.view.rowCount).toBe(2);
});

test('[WRK11] closed books answer nothing, also what was asked before, and those that never opened say so', async () => {
  const {books, database} = startBooks();
  await expect(books.findRow(numberedId(1))).rejects.toThrow('not open');
  await storePages(database, rowsFrom(2));
  await books.open('user', spaceId);
  // Reads the account, so that the database is closed under it.
  const underWay = books.readBalance(numberedId(1));
  await books.close();
  const answers = [underWay, books.findRow(numberedId(1))];
  // The same books answer as before once they are opened anew, by when the others would have.
  await books.open('user', spaceId);
  const again = books.findRow(numberedId(1));
  expect(await Promise.race([...answers, again.then(() => 'opened anew')])).toBe('opened anew');
});

test('[BKS10] only the books that were opened last are shown', async () => {
  const {books, database, events} = startBooks();
  await storePages(database, rowsFrom(2));
  const other = numberedId(2, 9);
  await Promise.all([books.open('user', spaceId), books.open('user', other)]);
  expect(events.map((event) => event.view.state)).toEqual(['missing']);
});
