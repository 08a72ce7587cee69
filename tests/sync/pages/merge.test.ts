import {expect, test} from 'vitest';
import {toColumns, toRows, type Json} from '#contract/kernel/field-values.ts';
import {mergeHotPages} from '#sync/pages/merge-hot-pages.ts';
import {parsePage, readPagesSince, readRows, readRowsWithTombstones} from '#sync/pages/read-pages.ts';
import {writeBasePage, writeHotRows} from '#sync/pages/write-pages.ts';
import {takeLead} from '#sync/store/fence.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {writeSpace} from '#sync/store/meta.ts';
import {openLocalDevice} from '#tests/fakes/local-device.ts';
import {buildChange, createRandom, spaceOne} from '#tests/sync/build-change.ts';

const table = {name: 'transactions', sortBy: ['date']};
type Row = Record<string, Json>;

function row(number: number, date: string, deleted = false): Row {
  return {id: `r${String(number).padStart(5, '0')}`, date, deleted};
}

const dateOf = (number: number): string =>
  `20${String(10 + (number % 15))}-01-${String(1 + (number % 28)).padStart(2, '0')}`;

function newestFirst(rows: Row[]): Row[] {
  const key = (one: Row): string => `${one['date']} ${one['id']}`;
  return rows.toSorted((one, other) => (key(one) > key(other) ? -1 : 1));
}

async function fill(database: LocalDatabase, count: number): Promise<void> {
  const rows = newestFirst(Array.from({length: count}, (_, number) => row(number, dateOf(number))));
  for (let start = 0; start < count; start += 2_000) {
    const part = toColumns(rows.slice(start, start + 2_000), ['date', 'deleted']);
    const place = {spaceId: spaceOne, table: 'transactions', revision: 1, position: start / 2_000};
    await writeBasePage(database, {...place, count: part.ids.length, body: JSON.stringify(part)});
  }
  await writeSpace(database, spaceOne, {role: 'owner', cursor: 1, revision: 1, startOverBelow: 0, cold: null});
}

async function writeHot(database: LocalDatabase, revision: number, rows: Row[]): Promise<void> {
  // Each in a page of its own, as large deltas are.
  const padded = rows.map((one, index) => Object.assign({}, one, {note: index === 0 ? 'x'.repeat(70_000) : null}));
  const columns = toColumns(padded, ['date', 'deleted', 'note']);
  await writeHotRows(database, {spaceId: spaceOne, table: 'transactions', revision, rows: columns});
  await writeSpace(database, spaceOne, {role: 'owner', cursor: 1, revision, startOverBelow: 0, cold: null});
}

async function shown(database: LocalDatabase): Promise<Row[]> {
  const rows = [...(await readRows(database, 'transactions', spaceOne)).values()];
  return newestFirst(rows).map(({id = null, date = null}) => ({id, date}));
}

test('[PAG4] merging changes no row, and the base pages are in the table’s order with at most 2,000 rows', async () => {
  const database = openLocalDevice();
  const lead = await takeLead(database);
  const random = createRandom(5);
  await fill(database, 5_000);
  for (let revision = 2; revision < 14; revision += 1) {
    const numbers = Array.from({length: 300}, () => Math.floor(random() * 7_000));
    await writeHot(
      database,
      revision,
      [...new Set(numbers)].map((number) => row(number, dateOf(number + revision), random() < 0.2)),
    );
  }
  const before = await shown(database);
  expect(await mergeHotPages(lead, {spaceId: spaceOne, ...table})).toBe(true);
  expect(await shown(database)).toEqual(before);
  const {pages} = await readPagesSince(database, spaceOne, 'transactions', -1);
  expect(new Set(pages.map((page) => page.kind))).toEqual(new Set(['base']));
  expect(Math.max(...pages.map((page) => page.count))).toBeLessThanOrEqual(2_000);
  expect(pages.flatMap((page) => toRows(parsePage(page))).map(({id = null, date = null}) => ({id, date}))).toEqual(
    before,
  );
});

test('[PAG4] a reader that is up to date reads nothing again; one that is not starts over', async () => {
  const database = openLocalDevice();
  const lead = await takeLead(database);
  await fill(database, 3_000);
  for (let revision = 2; revision < 12; revision += 1)
    await writeHot(database, revision, [row(revision, '2030-01-01')]);
  await mergeHotPages(lead, {spaceId: spaceOne, ...table});
  expect(await readPagesSince(database, spaceOne, 'transactions', 11)).toMatchObject({startOver: false, pages: []});
  expect((await readPagesSince(database, spaceOne, 'transactions', 10)).startOver).toBe(true);
});

test('[PAG4] rows of a table that had no base pages become its base pages; pages that do not change stay', async () => {
  const database = openLocalDevice();
  const lead = await takeLead(database);
  expect(await mergeHotPages(lead, {spaceId: spaceOne, ...table})).toBe(false);
  const many = Array.from({length: 20_500}, (_, number) => row(number, dateOf(number)));
  const columns = toColumns(many, ['date', 'deleted']);
  await writeHotRows(database, {spaceId: spaceOne, table: 'transactions', revision: 2, rows: columns});
  expect(await mergeHotPages(lead, {spaceId: spaceOne, ...table})).toBe(true);
  const before = await database.pages.toArray();
  expect(before).toHaveLength(11);
  for (let revision = 3; revision < 13; revision += 1)
    await writeHot(database, revision, [row(30_000 + revision, '2040-01-01')]);
  expect(await mergeHotPages(lead, {spaceId: spaceOne, ...table})).toBe(true);
  const ids = new Set((await database.pages.toArray()).map((page) => page.id));
  expect(before.filter((page) => !ids.has(page.id))).toHaveLength(1);
  expect((await shown(database)).length).toBe(20_510);
});

test('[PAG4] a deleted row leaves with the merge, but not as long as an act that names it can be undone', async () => {
  const database = openLocalDevice();
  await fill(database, 10);
  const [named, other] = [row(3, dateOf(3), true), row(4, dateOf(4), true)];
  const rowIds = [String(named['id'])];
  const change = {...buildChange({spaceId: spaceOne, rowIds}), table: 'transactions', order: 1};
  await database.recent.put({key: change.id, order: 1, undoes: null, changes: [change]});
  for (let revision = 2; revision < 30; revision += 1) await writeHot(database, revision, [named, other]);
  await mergeHotPages(await takeLead(database), {spaceId: spaceOne, ...table});
  const kept = await readRowsWithTombstones(database, 'transactions', spaceOne);
  expect([...kept.keys()].filter((id) => kept.get(id)?.['deleted'] === true)).toEqual(rowIds);
  expect(await shown(database)).toHaveLength(8);
});
