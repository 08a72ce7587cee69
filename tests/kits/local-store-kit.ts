import {Dexie} from 'dexie';
import {describe, expect, test} from 'vitest';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {undoLast} from '#sync/outbox/undo-last.ts';
import {recordChange} from '#sync/outbox/record-change.ts';
import {buildChange, createIds, testNow} from '#tests/sync/build-change.ts';
import {openOver, type LocalStore} from './open-over.ts';

let databases = 0;

/** What the product needs of an IndexedDB: every implementation that stands for one passes it. */
export function localStoreKit(name: string, createStore: () => LocalStore): void {
  const open = async () => {
    const store = createStore();
    databases += 1;
    const database = openOver(store, `kit-${name}-${databases}`);
    await database.open();
    return {database, store};
  };
  const add = async (database: LocalDatabase, ...spaces: readonly string[]) =>
    database.outbox.bulkAdd(spaces.map((spaceId) => buildChange({spaceId})));

  describe(`local store: ${name}`, () => {
    test('keys count up, and go back with what was aborted', async () => {
      const {database} = await open();
      await add(database, 'a');
      const aborted = database.transaction('rw', database.outbox, async () => {
        await add(database, 'b');
        throw new Error('no');
      });
      await expect(aborted).rejects.toThrow('no');
      await database.outbox.delete(1);
      await add(database, 'c');
      expect((await database.outbox.toArray()).map(({order, spaceId}) => [order, spaceId])).toEqual([[2, 'c']]);
    });

    test('a record that cannot be added undoes its transaction whole', async () => {
      const {database} = await open();
      await database.meta.add({key: 'fence', value: 1});
      const twice = database.transaction('rw', database.meta, async () => {
        await database.meta.add({key: 'epoch', value: 'e'});
        await database.meta.add({key: 'fence', value: 2});
      });
      await expect(twice).rejects.toThrow(Dexie.ConstraintError);
      expect(await database.meta.toArray()).toEqual([{key: 'fence', value: 1}]);
    });

    test('what was read or given is a copy', async () => {
      const {database} = await open();
      const value = {list: [1]};
      await database.meta.put({key: 'x', value});
      value.list.push(2);
      const read = (await database.meta.get('x'))?.value as typeof value | undefined;
      read?.list.push(3);
      expect(await database.meta.get('x')).toEqual({key: 'x', value: {list: [1]}});
      await expect(database.meta.put({key: 'y', value: () => 1})).rejects.toThrow(Dexie.DataCloneError);
    });

    test('indexes of several fields give ranges, in order, and forget what left', async () => {
      const {database} = await open();
      const page = {kind: 'base' as const, revision: 1, count: 0, body: ''};
      await database.pages.bulkAdd([3, -1, 2.5, 10].map((position) => ({...page, spaceId: 's', table: 't', position})));
      await database.pages.add({...page, spaceId: 's', table: 'u', position: 0});
      await database.pages.add({...page, spaceId: 'r', table: 't', position: 0});
      const inTable = () =>
        database.pages
          .where('[spaceId+table+kind+position]')
          .between(['s', 't', Dexie.minKey], ['s', 't', Dexie.maxKey]);
      expect((await inTable().toArray()).map(({position}) => position)).toEqual([-1, 2.5, 3, 10]);
      expect((await inTable().last())?.position).toBe(10);
      await database.pages.put({...page, id: 2, spaceId: 's', table: 'u', position: 7});
      expect(await inTable().count()).toBe(3);
      await inTable().delete();
      expect((await database.pages.toArray()).map(({spaceId, table}) => spaceId + table)).toEqual(['su', 'su', 'rt']);
    });

    test('ranges, limits, both directions and stops', async () => {
      const {database} = await open();
      await add(database, ...Array.from({length: 9}, (_, index) => `s${index % 3}`));
      const orders = (records: readonly {order: number}[]) => records.map(({order}) => order);
      const by = () => database.outbox.where('order');
      expect(orders(await by().above(6).toArray())).toEqual([7, 8, 9]);
      expect(orders(await by().above(2).limit(3).toArray())).toEqual([3, 4, 5]);
      expect(await by().between(3, 7, true, true).count()).toBe(5);
      expect(await database.outbox.orderBy('order').lastKey()).toBe(9);
      expect(orders(await database.outbox.orderBy('order').reverse().limit(2).toArray())).toEqual([9, 8]);
      const seen: number[] = [];
      await by()
        .belowOrEqual(8)
        .reverse()
        .until(() => seen.length === 3)
        .each(({order}) => void seen.push(order));
      expect(seen).toEqual([8, 7, 6]);
      expect(orders(await database.outbox.where('[spaceId+table]').equals(['s1', 'categories']).toArray())).toEqual([
        2, 5, 8,
      ]);
      expect(await by().belowOrEqual(4).delete()).toBe(4);
      expect(orders(await database.outbox.bulkGet([5, 4, 9]).then((all) => all.filter((one) => !!one)))).toEqual([
        5, 9,
      ]);
      expect(await database.meta.where('key').startsWith('space:').count()).toBe(0);
    });

    test('transactions that write wait for each other; those that only read see a whole state', async () => {
      const {database} = await open();
      const raise = async () =>
        database.transaction('rw', database.meta, async () => {
          const value = Number((await database.meta.get('n'))?.value ?? 0);
          await database.meta.put({key: 'n', value: value + 1});
          await database.meta.put({key: 'm', value: value + 1});
        });
      const look = async () =>
        database.transaction('r', database.meta, async () => {
          const n = (await database.meta.get('n'))?.value;
          return n === (await database.meta.get('m'))?.value;
        });
      const seen = await Promise.all([raise(), look(), raise(), look(), raise()]);
      expect([seen[1], seen[3]]).toEqual([true, true]);
      expect((await database.meta.get('n'))?.value).toBe(3);
    });

    test('a transaction that waits for something else has committed by then', async () => {
      const {database} = await open();
      const late = database.transaction('rw', database.meta, async () => {
        await database.meta.put({key: 'n', value: 1});
        await new Promise((resolve) => setTimeout(resolve, 20));
        await database.meta.put({key: 'm', value: 1});
      });
      await expect(late).rejects.toMatchObject({name: 'TransactionInactiveError'});
      expect((await database.meta.get('n'))?.value).toBe(1);
    });

    test('another connection sees what was committed, and closes when a newer version comes', async () => {
      const {database, store} = await open();
      await add(database, 'a');
      database.on('versionchange', () => {
        database.close();
        return false;
      });
      const other = openOver(store, database.name);
      expect(await other.outbox.count()).toBe(1);
      other.close();
      const newer = openOver(store, database.name);
      newer.version(4).stores({device: 'key, value'});
      await newer.open();
      expect([database.isOpen(), newer.verno, await newer.outbox.count()]).toEqual([false, 4, 1]);
      expect(newer.device.schema.indexes.map((index) => index.name)).toEqual(['value']);
      newer.close();
      await Dexie.delete(database.name);
    });

    test('the product’s own functions work over it', async () => {
      const {database} = await open();
      await recordChange(database, buildChange(), buildChange());
      await recordChange(database, buildChange({label: {key: 'last'}}));
      const undone = await undoLast(database, {
        now: new Date(testNow).toISOString(),
        createId: createIds(5),
      });
      expect(undone?.label).toEqual({key: 'last'});
      expect(await database.outbox.count()).toBe(2);
    });
  });
}
