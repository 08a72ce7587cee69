import {IDBFactory, IDBKeyRange} from 'fake-indexeddb';
import {expect, test} from 'vitest';
import {noDiskFaults} from '#tests/fakes/memory-indexeddb/database-data.ts';
import {createMemoryDisk} from '#tests/fakes/memory-indexeddb/disk.ts';
import {createPump} from '#tests/fakes/memory-indexeddb/pump.ts';
import {localStoreKit} from '#tests/kits/local-store-kit.ts';
import {openOver} from '#tests/kits/open-over.ts';

localStoreKit('fake-indexeddb', () => ({indexedDB: new IDBFactory(), keyRange: IDBKeyRange}));
localStoreKit('memory', () => createMemoryDisk(createPump()).open());

const full = () => new DOMException('The disk is full', 'QuotaExceededError');

test('a commit that fails in memory leaves nothing, and says why', async () => {
  let isFull = false;
  const disk = createMemoryDisk(createPump());
  const database = openOver(disk.open({...noDiskFaults, onCommit: () => (isFull ? full() : null)}), 'full');
  await database.meta.put({key: 'a', value: 1});
  isFull = true;
  await expect(database.meta.put({key: 'b', value: 2})).rejects.toMatchObject({inner: {name: 'QuotaExceededError'}});
  expect(disk.read('full', 'meta')).toEqual([{key: 'a', value: 1}]);
});

test('a process that dies in memory has written what it committed and nothing else', async () => {
  const disk = createMemoryDisk(createPump());
  let steps = 0;
  const process = disk.open({
    ...noDiskFaults,
    onRequest: () => {
      steps += 1;
      if (steps === 6) process.die();
      return null;
    },
  });
  const database = openOver(process, 'dying');
  await database.open();
  await database.meta.put({key: 'a', value: 1});
  const dying = database.transaction('rw', database.meta, async () => {
    for (const key of ['b', 'c', 'd', 'e', 'f', 'g']) await database.meta.put({key, value: 2});
  });
  await expect(dying).rejects.toThrow();
  expect(disk.read('dying', 'meta')).toEqual([{key: 'a', value: 1}]);
  const again = openOver(disk.open(), 'dying');
  expect(await again.meta.count()).toBe(1);
});
