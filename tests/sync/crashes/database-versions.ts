import {Dexie} from 'dexie';
import {createMemoryDisk} from '#tests/fakes/memory-indexeddb/disk.ts';
import {makeOver} from '#tests/kits/open-over.ts';
import type {Rig} from './rig.ts';

/** The tables of version 1, as the product made them. */
const versionOne = {
  pages: '++id, [spaceId+table+kind+position], [spaceId+table+revision]',
  outbox: '++order, [spaceId+table], groupId',
  attention: '++id, spaceId',
  recent: 'key, order',
  device: 'key',
  meta: 'key',
};

/** Puts all that the first browser has into a database of version 1, which a page of an older version holds open until it is asked to close. */
export async function becomeVersionOne(rig: Rig): Promise<void> {
  const {browser, pump} = rig;
  const before = browser.disk;
  browser.disk = createMemoryDisk(pump);
  const old = makeOver(browser.disk.open(), () => new Dexie(browser.databaseName));
  old.version(1).stores(versionOne);
  old.on('versionchange', () => {
    old.close();
    return false;
  });
  for (const table of Object.keys(versionOne))
    await old.table(table).bulkAdd(before.read(browser.databaseName, table).map((record) => structuredClone(record)));
}
