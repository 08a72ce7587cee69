import {expect, test} from 'vitest';
import {createMemoryDisk} from '#tests/fakes/memory-indexeddb/disk.ts';
import {createPump} from '#tests/fakes/memory-indexeddb/pump.ts';
import {openOver} from '#tests/kits/open-over.ts';
import type {LocalDatabase, Notice} from '#sync/store/local-database.ts';
import {readMeta} from '#sync/store/meta.ts';
import {addNotice, clearNotices, markNoticesRead} from '#sync/store/notices.ts';

function buildNotice(id: string): Notice {
  return {id, at: '2026-11-21T15:00:00.000Z', text: id, tone: 'danger', href: null, isRead: false};
}

const open = (): LocalDatabase => openOver(createMemoryDisk(createPump()).open(), 'notices');

test('[NTC1] the newest hundred are kept in their order, also when two tabs add at once', async () => {
  const database = open();
  const ids = Array.from({length: 103}, (_, place) => `n${place}`);
  for (const id of ids.slice(0, 101)) await addNotice(database, buildNotice(id));
  await Promise.all(ids.slice(101).map(async (id) => addNotice(database, buildNotice(id))));
  expect((await readMeta(database, 'notices'))?.map(({id}) => id)).toEqual(ids.slice(3));
});

test('[NTC1] they are read, and forgotten, all together', async () => {
  const database = open();
  await addNotice(database, buildNotice('seen'));
  await markNoticesRead(database);
  await addNotice(database, buildNotice('new'));
  expect((await readMeta(database, 'notices'))?.map(({id, isRead}) => [id, isRead])).toEqual([
    ['seen', true],
    ['new', false],
  ]);
  await clearNotices(database);
  expect(await readMeta(database, 'notices')).toEqual([]);
});
