import {expect, test} from 'vitest';
import {toColumns} from '#contract/kernel/field-values.ts';
import {readPagesSince, readRows} from '#sync/pages/read-pages.ts';
import {removePages, writeBasePage, writeHotRows} from '#sync/pages/write-pages.ts';
import type {LocalDatabase, SpaceState} from '#sync/store/local-database.ts';
import {writeSpace} from '#sync/store/meta.ts';
import {openLocalDevice} from '#tests/fakes/local-device.ts';
import {spaceOne, spaceTwo} from '#tests/sync/build-change.ts';

const fields = ['name', 'deleted'];
const ready: SpaceState = {role: 'owner', cursor: 1, revision: 1, startOverBelow: 0, cold: null};

function columns(...rows: [id: string, name: string, deleted?: boolean][]) {
  return toColumns(
    rows.map(([id, name, deleted = false]) => ({id, name, deleted})),
    fields,
  );
}

async function writeHot(database: LocalDatabase, revision: number, ...rows: [string, string, boolean?][]) {
  const changed = {spaceId: spaceOne, table: 'categories', revision, rows: columns(...rows)};
  await database.transaction('rw', database.pages, () => writeHotRows(database, changed));
}

async function writeBase(database: LocalDatabase, position: number, ...rows: [string, string, boolean?][]) {
  const body = JSON.stringify(columns(...rows));
  const page = {spaceId: spaceOne, table: 'categories', revision: 1, count: rows.length, position, body};
  await writeBasePage(database, page);
}

test('[PAG1] changed rows gather in one hot page, the last value of a row staying', async () => {
  const database = openLocalDevice();
  await writeHot(database, 2, ['a', 'first'], ['b', 'first']);
  await writeHot(database, 3, ['a', 'second']);
  const pages = await database.pages.toArray();
  expect(pages.map((page) => [page.kind, page.revision, page.count])).toEqual([['hot', 3, 2]]);
  expect((await readRows(database, 'categories', spaceOne)).get('a')).toEqual({
    id: 'a',
    name: 'second',
    deleted: false,
  });
});

test('[PAG1] a hot page that would pass 64 kB is followed by another', async () => {
  const database = openLocalDevice();
  await writeHot(database, 2, ['a', 'x'.repeat(40_000)]);
  await writeHot(database, 3, ['b', 'y'.repeat(40_000)]);
  const pages = await database.pages.toArray();
  expect(pages.map((page) => [page.position, page.revision])).toEqual([
    [0, 2],
    [1, 3],
  ]);
});

test('[PAG1] many changed rows become hot pages of 2,000 rows', async () => {
  const database = openLocalDevice();
  await writeHot(database, 2, ...Array.from({length: 4_500}, (_, index): [string, string] => [`r${index}`, 'n']));
  const pages = await database.pages.toArray();
  expect(pages.map((page) => page.count)).toEqual([2_000, 2_000, 500]);
  expect((await readRows(database, 'categories', spaceOne)).size).toBe(4_500);
});

test('[PAG2] a table is its base pages under its hot pages, without tombstones', async () => {
  const database = openLocalDevice();
  await writeHot(database, 2, ['a', 'new'], ['c', 'gone', true]);
  await writeBase(database, 0, ['a', 'old'], ['b', 'kept']);
  await writeBase(database, 1, ['c', 'older']);
  const rows = await readRows(database, 'categories', spaceOne);
  expect([...rows.values()].map((row) => [row['id'], row['name']])).toEqual([
    ['a', 'new'],
    ['b', 'kept'],
  ]);
});

test('[PAG2] a space sees neither another space nor another table', async () => {
  const database = openLocalDevice();
  await writeHot(database, 2, ['a', 'mine']);
  const other = {spaceId: spaceTwo, table: 'categories', revision: 2, rows: columns(['b', 'theirs'])};
  await writeHotRows(database, other);
  expect([...(await readRows(database, 'categories', spaceOne)).keys()]).toEqual(['a']);
  expect((await readRows(database, 'accounts', spaceOne)).size).toBe(0);
  await removePages(database, spaceOne);
  expect((await database.pages.toArray()).map((page) => page.spaceId)).toEqual([spaceTwo]);
});

test('[PAG3] a reader gets the pages above its revision, base pages newest first, then hot pages', async () => {
  const database = openLocalDevice();
  await writeBase(database, 1, ['b', 'base']);
  await writeBase(database, 0, ['a', 'base']);
  await writeHot(database, 2, ['a', 'hot']);
  await writeSpace(database, spaceOne, {...ready, revision: 2});
  const all = await readPagesSince(database, spaceOne, 'categories', -1);
  expect(all.pages.map((page) => [page.kind, page.position])).toEqual([
    ['base', 0],
    ['base', 1],
    ['hot', 0],
  ]);
  const later = await readPagesSince(database, spaceOne, 'categories', 1);
  expect(later.pages.map((page) => page.kind)).toEqual(['hot']);
  expect((await readPagesSince(database, spaceOne, 'categories', 2)).pages).toEqual([]);
});

test('[PAG3] a reader from before a reset starts over with everything', async () => {
  const database = openLocalDevice();
  await writeBase(database, 0, ['a', 'base']);
  await writeSpace(database, spaceOne, {...ready, revision: 5, startOverBelow: 5});
  const {startOver, pages, revision, state} = await readPagesSince(database, spaceOne, 'categories', 4);
  expect({startOver, revision, state, count: pages.length}).toEqual({
    startOver: true,
    revision: 5,
    state: 'ready',
    count: 1,
  });
  expect((await readPagesSince(database, spaceOne, 'categories', 5)).startOver).toBe(false);
});

test('[PAG3] a space that was never here is missing, one in its cold start is loading', async () => {
  const database = openLocalDevice();
  expect(await readPagesSince(database, spaceOne, 'categories', -1)).toMatchObject({state: 'missing', pages: []});
  await writeSpace(database, spaceOne, {...ready, cursor: null, cold: {version: 7, pages: []}});
  expect(await readPagesSince(database, spaceOne, 'categories', -1)).toMatchObject({state: 'loading'});
});
