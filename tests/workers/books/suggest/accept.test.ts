import {expect, test} from 'vitest';
import {categories, type CategoryRow} from '#contract/bookkeeping/category.ts';
import {chooseCategory} from '#contract/bookkeeping/review.ts';
import {toColumns, type Json} from '#contract/kernel/field-values.ts';
import {columnsOf} from '#contract/kernel/synced-table.ts';
import {recordChange} from '#sync/outbox/record-change.ts';
import {writeBasePage} from '#sync/pages/write-pages.ts';
import {undoLast} from '#sync/outbox/undo-last.ts';
import {buildChangeIn} from '#tests/fixtures/build-change.ts';
import {createIds} from '#tests/sync/build-change.ts';
import {buildFilter, spaceId, toPage, type PageRow} from '#tests/workers/books/build-rows.ts';
import {commitPull, nowMs, startBooks, storePages, type TestBooks} from '#tests/workers/books/open-books.ts';
import {categoryOf, open, taught} from './learn-rows.ts';

const newest = {by: 'date', descending: true} as const;
const everything = {kind: 'filtered', except: []} as const;

async function storeCategories({database}: Pick<TestBooks, 'database'>, archived: readonly string[] = []) {
  const rows: CategoryRow[] = Object.entries(categoryOf).map(([name, id], position) => ({
    id,
    key: null,
    name,
    kind: 'expense',
    relatedParty: false,
    archived: archived.includes(id),
    position,
  }));
  const columns = toColumns(
    rows.map((row): Record<string, Json> => ({...row, deleted: false})),
    columnsOf(categories),
  );
  await writeBasePage(database, {
    spaceId,
    table: 'categories',
    revision: 1,
    body: JSON.stringify(columns),
    position: 0,
    count: rows.length,
  });
}

/** Opens books and waits until what was chosen in them is learnt. */
async function openLearnt(rows: readonly PageRow[], archived?: readonly string[]): Promise<TestBooks> {
  const opened = startBooks();
  await storePages(opened.database, rows);
  await storeCategories(opened, archived);
  await opened.books.open('user', spaceId);
  await opened.until(({window}) => window.rows.some(({suggestions}) => (suggestions?.length ?? 0) > 0));
  return opened;
}

const rides = Array.from({length: 9}, () => taught('UBER *TRIP', 'travel', {date: '2026-01-05'}));
const meals = Array.from({length: 9}, () => taught('PANADERIA SUR', 'food', {date: '2026-01-05'}));

async function readCategories({books}: TestBooks, rows: readonly PageRow[]) {
  const read = await Promise.all(rows.map(async ({id}) => books.readRow(id)));
  return read.map((row) => [row?.categoryId ?? null, row?.checked]);
}

test('[SUG6] all sure ones of the list are counted and accepted as one act, and one undo takes it back', async () => {
  const [ride, meal, checked] = [open('UBER *TRIP 1'), open('PANADERIA SUR 2'), open('UBER *TRIP 3', {checked: true})];
  const [stranger, locked] = [open('NOBODY'), open('UBER *TRIP 4', {blockedReason: 'declaration-sent'})];
  const mine = [ride, meal, checked, stranger, locked];
  const opened = await openLearnt([...rides, ...meals, ...mine]);
  expect(await opened.books.countSure(everything)).toBe(3);
  const result = await opened.books.acceptSuggestions(everything, 'sure');
  expect(result).toMatchObject({changedCount: 3, blockedCount: 0});
  expect(await readCategories(opened, mine)).toEqual([
    [categoryOf.travel, true],
    [categoryOf.food, true],
    [categoryOf.travel, true],
    [null, false],
    [null, false],
  ]);
  const [change, ...others] = await opened.database.outbox.toArray();
  expect(others).toEqual([]);
  expect(change).toMatchObject({
    op: 'edit',
    set: {checked: {same: true}},
    was: {categoryId: {same: null}},
    label: {key: 'bookkeeping:labelAccepted', params: {count: 3}},
  });
  await undoLast(opened.database, {now: new Date(nowMs).toISOString(), createId: createIds(1)});
  await opened.until(({view}) => view.reviewCount === 5 && view.revision > 3);
  expect(await readCategories(opened, mine)).toEqual([
    [null, false],
    [null, false],
    [null, true],
    [null, false],
    [null, false],
  ]);
});

test('[SUG6] only what the list shows is accepted, and it can show the sure ones alone', async () => {
  const [ride, meal] = [open('UBER *TRIP 1'), open('PANADERIA SUR 2')];
  const opened = await openLearnt([...rides, ...meals, ride, meal, open('NOBODY')]);
  const {view} = await opened.books.setView(buildFilter({suggestion: 'sure', text: 'uber'}), newest);
  expect(view.rowCount).toBe(1);
  const {leftCount, changedCount} = await opened.books.acceptSuggestions(everything, 'sure');
  expect([leftCount, changedCount]).toEqual([1, 1]);
  expect(await readCategories(opened, [ride, meal])).toEqual([
    [categoryOf.travel, true],
    [null, false],
  ]);
  const unknown = await opened.books.setView(buildFilter({suggestion: 'unknown'}), newest);
  expect(unknown.window.rows.map(({description}) => description)).toEqual(['NOBODY']);
  expect((await opened.books.setView(buildFilter({suggestion: 'unsure'}), newest)).view.rowCount).toBe(0);
});

test('[SUG5] of marked rows each is given its own, and those without one stay', async () => {
  const [ride, meal, chosen] = [open('UBER *TRIP 1'), open('PANADERIA SUR 2'), taught('UBER *TRIP 5', 'software')];
  const opened = await openLearnt([...rides, ...meals, ride, meal, chosen]);
  const ids = [ride, meal, chosen].map(({id}) => id);
  expect(await opened.books.acceptSuggestions({kind: 'ids', ids}, 1)).toMatchObject({changedCount: 2});
  expect(await opened.books.acceptSuggestions({kind: 'ids', ids}, 2)).toMatchObject({changedCount: 0});
  expect(await readCategories(opened, [ride, meal, chosen])).toEqual([
    [categoryOf.travel, true],
    [categoryOf.food, true],
    [categoryOf.software, true],
  ]);
});

test('[SUG1] a choice teaches the other rows in the same moment, a teammate’s too, and one undo forgets it', async () => {
  const [first, second] = [open('LIBRERIA NORTE 1'), open('LIBRERIA NORTE 2')];
  const opened = await openLearnt([...rides, open('UBER *TRIP 9'), first, second]);
  const suggestedFor = async (row: PageRow) =>
    (await opened.books.readListedRow(row.id))?.suggestions?.map(({categoryId}) => categoryId);
  expect(await suggestedFor(second)).toEqual([]);
  await opened.books.editRows({kind: 'ids', ids: [first.id]}, chooseCategory(categoryOf.software));
  expect(opened.events.at(-1)?.window.rows.find(({id}) => id === second.id)?.suggestions).toMatchObject([
    {categoryId: categoryOf.software, hits: 1, of: 1, isSure: false},
  ]);
  await undoLast(opened.database, {now: new Date(nowMs).toISOString(), createId: createIds(2)});
  await opened.until(({window}) => {
    const row = window.rows.find(({id}) => id === first.id);
    return row?.categoryId === null && opened.events.length > 3;
  });
  expect(await suggestedFor(second)).toEqual([]);
  await commitPull(opened.database, toPage([{...first, categoryId: categoryOf.sales, checked: true}]), [], {
    revision: 2,
  });
  const told = await opened.until(({window}) =>
    window.rows.some(({id, suggestions}) => id === second.id && suggestions?.[0]?.categoryId === categoryOf.sales),
  );
  expect(told.view.allCount).toBe(12);
});

test('[SUG3] a category that is archived is suggested no more, at once', async () => {
  const ride = open('UBER *TRIP 1');
  const opened = await openLearnt([...rides, ...meals, ride, open('PANADERIA SUR 1')]);
  expect((await opened.books.readListedRow(ride.id))?.suggestions).toHaveLength(1);
  const archiving = buildChangeIn(spaceId).edit('categories', [categoryOf.travel], {archived: true}, {archived: false});
  await recordChange(opened.database, archiving);
  await opened.until(({window}) =>
    window.rows.every(({id, suggestions}) => id !== ride.id || suggestions?.length === 0),
  );
  expect(await opened.books.acceptSuggestions({kind: 'ids', ids: [ride.id]}, 1)).toMatchObject({changedCount: 0});
});

test('[SUG5] accepting twice finds nothing to do, and says what it saw', async () => {
  const ride = open('UBER *TRIP 1');
  const opened = await openLearnt([...rides, ride]);
  await opened.books.acceptSuggestions({kind: 'ids', ids: [ride.id]}, 1);
  expect(await opened.database.outbox.toArray()).toMatchObject([
    {rowIds: [ride.id], set: {categoryId: {same: categoryOf.travel}}, was: {categoryId: {same: null}}},
  ]);
  expect(await opened.books.acceptSuggestions({kind: 'ids', ids: [ride.id]}, 1)).toMatchObject({changedCount: 0});
});

test('[SUG5] what a teammate chose meanwhile stays: accepting all leaves it out, accepting one says that it saw none', async () => {
  const [first, second] = [open('UBER *TRIP 1'), open('UBER *TRIP 2')];
  const opened = await openLearnt([...rides, first, second]);
  const theirs = [first, second].map((row) => ({...row, categoryId: categoryOf.food, checked: true}));
  await commitPull(opened.database, toPage(theirs), [], {revision: 2});
  await opened.until(({view}) => view.reviewCount === 0);
  expect(await opened.books.acceptSuggestions(everything, 'sure')).toMatchObject({changedCount: 0});
  // As the screen does, by a press on what it still showed.
  const ids = {kind: 'ids', ids: [second.id]} as const;
  await opened.books.editRows(ids, chooseCategory(categoryOf.travel), {seen: {categoryId: null}});
  expect(await opened.database.outbox.toArray()).toMatchObject([
    {rowIds: [second.id], set: {categoryId: {same: categoryOf.travel}}, was: {categoryId: {same: null}}},
  ]);
});

test('[SUG1] books that are read anew while they are being learnt have their suggestions all the same', async () => {
  const ride = open('UBER *TRIP 1');
  const opened = startBooks();
  await storePages(opened.database, [...rides, ride]);
  await storeCategories(opened);
  await opened.books.open('user', spaceId);
  // At once: before anything is learnt.
  await commitPull(opened.database, toPage([...rides, ride]), [], {revision: 9, startOverBelow: 9});
  const told = await opened.until(
    ({view, window}) =>
      view.revision > 1 && window.rows.some(({id, suggestions}) => id === ride.id && suggestions?.length === 1),
  );
  expect(told.window.rows).toHaveLength(10);
});

test('[SUG6] until all is learnt a list of sure ones is loading, not empty', async () => {
  const opened = startBooks();
  await storePages(opened.database, [...rides, open('UBER *TRIP 1')]);
  await storeCategories(opened);
  await opened.books.open('user', spaceId);
  const {view} = await opened.books.setView(buildFilter({suggestion: 'sure'}), newest);
  expect([view.state, view.rowCount]).toEqual(['loading', 0]);
  await opened.until((event) => event.view.state === 'ready' && event.view.rowCount === 1);
});
