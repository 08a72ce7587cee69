import {expect, test} from 'vitest';
import {recordChange} from '#sync/outbox/record-change.ts';
import type {LocalDatabase, SpaceState} from '#sync/store/local-database.ts';
import {writeBasePage} from '#sync/pages/write-pages.ts';
import {readSpace, writeSpace} from '#sync/store/meta.ts';
import {buildRow, numberedId, spaceId, toPage, type PageRow} from './build-rows.ts';
import {nowMs, startBooks, storePages} from './open-books.ts';

const otherId = numberedId(2, 9);

async function openBoth(more: Partial<SpaceState> = {}) {
  const {books, database} = startBooks();
  await storePages(database, [buildRow(1, {merchant: 'Uber'})]);
  await storeOther(database, [buildRow(2, {merchant: 'Uber'}), buildRow(3, {merchant: 'Rappi', deleted: true})], more);
  await books.open('me', spaceId);
  return {books, database};
}

async function storeOther(database: LocalDatabase, rows: readonly PageRow[], more: Partial<SpaceState>): Promise<void> {
  const space: SpaceState = {role: 'bookkeeper', cursor: 1, revision: 1, startOverBelow: 0, cold: null, ...more};
  await database.transaction('rw', database.pages, database.meta, async () => {
    const body = JSON.stringify(toPage(rows));
    await writeBasePage(database, {spaceId: otherId, table: 'transactions', revision: 1, body, position: 0, count: 2});
    await writeSpace(database, otherId, space);
  });
}

async function edit(database: LocalDatabase, rowId: string, merchant: string): Promise<void> {
  const change = {
    table: 'transactions',
    op: 'edit' as const,
    rowIds: [rowId],
    set: {merchant: {same: merchant}},
    was: {},
  };
  const label = {key: 'test'};
  await recordChange(database, {
    ...change,
    id: numberedId(1, 8),
    spaceId: otherId,
    label,
    madeAt: new Date(nowMs).toISOString(),
  });
}

test('[BKS21] the books of another company are searched as they are at that moment, and the open ones stay what they are', async () => {
  const {books, database} = await openBoth();
  expect(await books.findElsewhere(otherId, '', 5)).toMatchObject({rows: [], rowCount: 0});
  const {rows, merchants} = await books.findElsewhere(otherId, 'uber', 5);
  expect(rows.map(({id}) => id)).toEqual([numberedId(2)]);
  expect(merchants).toEqual([{name: 'Uber', rowCount: 1}]);
  await edit(database, numberedId(2), 'Cabify');
  const asked = await Promise.all([books.findElsewhere(otherId, 'uber', 5), books.findElsewhere(otherId, 'cabify', 5)]);
  expect(asked.map(({merchants: named}) => named)).toEqual([[], [{name: 'Cabify', rowCount: 1}]]);
  expect((await books.findEverywhere('uber', 5)).rows.map(({id}) => id)).toEqual([numberedId(1)]);
  expect((await books.readElsewhere(otherId, numberedId(2)))?.merchant).toBe('Cabify');
  expect(await books.readElsewhere(otherId, numberedId(3))).toBeNull();
});

test("[BKS21] nothing is found in a company that is not on this device, is no longer the person's, or has no books", async () => {
  const {books, database} = await openBoth();
  expect(await books.findElsewhere(numberedId(3, 9), 'uber', 5)).toMatchObject({rowCount: 0});
  expect(await books.findElsewhere(otherId, 'uber', 5)).toMatchObject({rowCount: 1});
  const space = await readSpace(database, otherId);
  if (!space) throw new Error('nothing was stored');
  await writeSpace(database, otherId, {...space, services: ['company']});
  expect(await books.findElsewhere(otherId, 'uber', 5)).toMatchObject({rowCount: 0, merchants: []});
  await writeSpace(database, otherId, {...space, services: ['company', 'accounting']});
  expect(await books.findElsewhere(otherId, 'uber', 5)).toMatchObject({rowCount: 1});
  await database.meta.delete(`space:${otherId}`);
  expect(await books.readElsewhere(otherId, numberedId(2))).toBeNull();
});

test('[BKS21] books that were let go of are read again when they are searched', async () => {
  const {books} = await openBoth();
  await books.findElsewhere(otherId, 'uber', 5);
  await books.leaveElsewhere();
  expect(await books.findElsewhere(otherId, 'uber', 5)).toMatchObject({rowCount: 1});
});
