import {expect, test} from 'vitest';
import {chooseCategory} from '#contract/bookkeeping/review.ts';
import {undoLast} from '#sync/outbox/undo-last.ts';
import {buildChangeIn} from '#tests/fixtures/build-change.ts';
import {createIds} from '#tests/sync/build-change.ts';
import type {BooksEvent} from '#workers/books/api.ts';
import {buildFilter, buildRow, numberedId, spaceId, toPage} from './build-rows.ts';
import {commitPull, nowMs, startBooks, storePages, type TestBooks} from './open-books.ts';

const newest = {by: 'date', descending: true} as const;
const food = numberedId(1, 2);
const travel = numberedId(2, 2);
const now = new Date(nowMs).toISOString();

/** What each row in sight is: its number, its category and whether it is reviewed. */
function read({window}: BooksEvent) {
  return window.rows.map(({categoryId, checked}) => [categoryId, checked]);
}

async function openRows(rows: readonly ReturnType<typeof buildRow>[]): Promise<TestBooks> {
  const opened = startBooks();
  await storePages(opened.database, rows);
  await opened.books.open('user', spaceId);
  return opened;
}

test('[REV1] a category chosen for one row or many reviews them in one change, and one undo takes both back', async () => {
  const {books, database, events, until} = await openRows([
    buildRow(3, {categoryId: travel}),
    buildRow(2),
    buildRow(1),
  ]);
  await books.editRows({kind: 'ids', ids: [numberedId(2)]}, chooseCategory(food));
  await books.editRows({kind: 'filtered', except: [numberedId(2)]}, chooseCategory(food));
  expect(events.at(-1)?.view.reviewCount).toBe(0);
  expect(await database.outbox.toArray()).toMatchObject([
    {rowIds: [numberedId(2)], set: {categoryId: {same: food}, checked: {same: true}}},
    {rowIds: [numberedId(3), numberedId(1)], set: {categoryId: {same: food}, checked: {same: true}}},
  ]);
  await undoLast(database, {now, createId: createIds(1)});
  const undone = await until(({view}) => view.reviewCount === 2);
  expect(read(undone)).toEqual([
    [travel, false],
    [food, true],
    [null, false],
  ]);
});

test('[REV1] taking a category away reviews nothing, and a row without one waits', async () => {
  const {books, events} = await openRows([buildRow(1, {categoryId: food, checked: true})]);
  await books.editRows({kind: 'ids', ids: [numberedId(1)]}, chooseCategory(null));
  expect(read(events.at(-1) as BooksEvent)).toEqual([[null, true]]);
  expect(events.at(-1)?.view.reviewCount).toBe(1);
});

test('[REV3] what every row of an act has already is no part of its change', async () => {
  const {books, database} = await openRows([buildRow(2, {checked: true}), buildRow(1, {categoryId: food})]);
  await books.editRows({kind: 'ids', ids: [numberedId(2)]}, chooseCategory(food));
  await books.editRows({kind: 'ids', ids: [numberedId(1)]}, chooseCategory(food));
  const changes = await database.outbox.toArray();
  expect(changes.map(({set}) => Object.keys(set))).toEqual([['categoryId'], ['checked']]);
  expect(changes.map(({was}) => Object.keys(was))).toEqual([['categoryId'], ['checked']]);
});

test('[REV4] the next row to review is the nearest below, else the nearest above', async () => {
  const done = {categoryId: food, checked: true};
  const {books} = await openRows([
    buildRow(6),
    buildRow(5, done),
    buildRow(4, {categoryId: food}),
    buildRow(3, {checked: true}),
    buildRow(2, done),
    buildRow(1, done),
  ]);
  const found = await Promise.all([0, 1, 2, 3, 4, 5].map(async (from) => books.findReview(from)));
  expect(found.map((one) => one?.index)).toEqual([2, 2, 3, 2, 3, 3]);
  expect(found[0]?.id).toBe(numberedId(4));
  await books.setView(buildFilter({view: 'review', text: 'Movement 6'}), newest);
  expect(await books.findReview(0)).toBeNull();
});

const at = (index: number, asked: string, id = asked) => ({asked, id, index});

test('[REV5] the place of the keyboard follows its row, and goes to the nearest below, else above, where it leaves the list', async () => {
  const opened = await openRows([1, 2, 3, 4, 5, 6].map((number) => buildRow(7 - number)));
  const {books, database, events, until} = opened;
  const edit = async (...numbers: readonly number[]) => {
    const ids = numbers.map((number) => numberedId(number));
    const {leftCount} = await books.editRows({kind: 'ids', ids}, chooseCategory(food));
    return [leftCount, events.at(-1)?.view.cursor];
  };
  await books.setView(buildFilter({view: 'review'}), newest);
  await books.setCursor(numberedId(4));
  // A row above, then its own with the next two, then the last.
  expect(await edit(6)).toEqual([1, at(1, numberedId(4))]);
  expect(await edit(4, 3, 2)).toEqual([3, at(1, numberedId(4), numberedId(1))]);
  expect(await edit(1)).toEqual([1, at(0, numberedId(4), numberedId(5))]);
  expect(await edit(5)).toEqual([1, null]);
  // What comes back, by undo or from elsewhere, has it again.
  await undoLast(database, {now, createId: createIds(2)});
  expect((await until(({view}) => view.reviewCount === 1)).view.cursor).toEqual(at(0, numberedId(4), numberedId(5)));
  await commitPull(database, toPage([buildRow(9), buildRow(8)]));
  expect((await until(({view}) => view.reviewCount === 3)).view.cursor).toEqual(at(2, numberedId(4), numberedId(5)));
});

test('[REV5] the place is kept where the books are read anew, also if its row is gone', async () => {
  const {books, database, until} = await openRows([1, 2, 3].map((number) => buildRow(4 - number)));
  await books.setCursor(numberedId(2));
  await database.pages.clear();
  await commitPull(database, toPage([buildRow(2), buildRow(1)]), [], {startOverBelow: 2});
  expect((await until(({view}) => view.allCount === 2)).view.cursor).toEqual(at(0, numberedId(2)));
  await database.pages.clear();
  await commitPull(database, toPage([buildRow(1)]), [], {startOverBelow: 3});
  expect((await until(({view}) => view.allCount === 1)).view.cursor).toEqual(at(0, numberedId(2), numberedId(1)));
});

test('[REV6] what the same merchant and sign had speaks for a category first, and what was chosen last is known', async () => {
  const other = numberedId(3, 2);
  const {books, database} = await openRows([
    buildRow(8, {merchant: 'Uber', categoryId: travel}),
    buildRow(7, {merchant: 'Uber', categoryId: other, amountUnits: 500}),
    buildRow(6, {description: 'ÜBER Trip 88', categoryId: food}),
    buildRow(5, {description: 'Uber trip 12', categoryId: food}),
    buildRow(4, {description: 'Other', categoryId: travel, deleted: true}),
    buildRow(3, {merchant: 'Uber'}),
    buildRow(2, {description: 'UBER TRIP 3'}),
    buildRow(1, {amountUnits: 0}),
  ]);
  const ask = async (...numbers: readonly number[]) =>
    books.readCategoryUse({kind: 'ids', ids: numbers.map((number) => numberedId(number))});
  expect(await ask(3)).toEqual({sign: 'out', usual: [travel], recent: [], frequent: [food, travel]});
  expect(await ask(2)).toEqual({sign: 'out', usual: [food], recent: [], frequent: [food, travel]});
  expect(await ask(3, 2)).toMatchObject({sign: 'out', usual: []});
  expect(await ask(7)).toMatchObject({sign: 'in', usual: [other], frequent: [other]});
  expect(await ask(1)).toMatchObject({sign: 'mixed', frequent: [food, travel, other]});
  await books.editRows({kind: 'ids', ids: [numberedId(2)]}, chooseCategory(travel));
  await books.editRows({kind: 'ids', ids: [numberedId(2)]}, chooseCategory(other));
  expect(await ask(3)).toMatchObject({recent: [other, travel]});
  // Books that are opened again still know.
  await expect.poll(async () => (await database.device.toArray())[0]?.value).toEqual([other, travel]);
  await books.open('user', spaceId);
  expect(await ask(3)).toMatchObject({recent: [other, travel]});
});

test('[REV7] a category that is made as it is chosen is one act with its choice', async () => {
  const {books, database, until} = await openRows([buildRow(1)]);
  const made = numberedId(9, 2);
  const first = buildChangeIn(spaceId).create('categories', [{id: made, name: 'Ferias', kind: 'expense'}]);
  await books.editRows({kind: 'ids', ids: [numberedId(1)]}, chooseCategory(made), {first});
  const [making, choosing] = await database.outbox.toArray();
  expect([making?.table, choosing?.table]).toEqual(['categories', 'transactions']);
  expect(making?.groupId).toBeDefined();
  expect(choosing?.groupId).toBe(making?.groupId);
  await undoLast(database, {now, createId: createIds(3)});
  await until(({view, window}) => view.reviewCount === 1 && window.rows[0]?.categoryId === null);
  // Neither was sent: nothing of them is left to send.
  expect(await database.outbox.count()).toBe(0);
});

test('[REV9] a review without rows tells whether its filter finds what is reviewed, and counts what is left of all', async () => {
  const done = {categoryId: food, checked: true};
  const {books} = await openRows([buildRow(3, done), buildRow(2, {...done, description: 'Rent'}), buildRow(1)]);
  const ask = async (text: string, view: 'review' | 'all' = 'review') => {
    const {rowCount, doneCount, reviewCount} = (await books.setView(buildFilter({view, text}), newest)).view;
    return [rowCount, doneCount, reviewCount];
  };
  expect(await ask('rent')).toEqual([0, 1, 1]);
  expect(await ask('nothing')).toEqual([0, 0, 1]);
  expect(await ask('')).toEqual([1, 0, 1]);
  expect(await ask('nothing', 'all')).toEqual([0, 0, 1]);
});
