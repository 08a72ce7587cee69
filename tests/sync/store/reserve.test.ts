import {Dexie} from 'dexie';
import {afterEach, expect, test, vi} from 'vitest';
import {recordChange} from '#sync/outbox/record-change.ts';
import {storageChannelName} from '#sync/store/reserve.ts';
import {openLocalDevice} from '#tests/fakes/local-device.ts';
import {buildChange} from '#tests/sync/build-change.ts';

afterEach(() => vi.unstubAllGlobals());

/** A device that refuses to write until its reserve is given back. */
function buildFullDevice(hasReserve: boolean) {
  const database = openLocalDevice();
  let isFull = true;
  database.outbox.hook('creating', () => {
    if (isFull) throw new Dexie.QuotaExceededError('full');
  });
  const removeEntry = async (): Promise<void> => {
    if (!hasReserve) throw new DOMException('none', 'NotFoundError');
    isFull = false;
  };
  vi.stubGlobal('navigator', {storage: {getDirectory: async () => ({removeEntry})}});
  return database;
}

test('[RES4] a change that finds no room is written by the reserve, and every tab hears of it', async () => {
  const database = buildFullDevice(true);
  const channel = new BroadcastChannel(storageChannelName);
  const heard = new Promise((resolve) => {
    channel.addEventListener('message', ({data}) => resolve(data));
  });
  const change = buildChange();
  await recordChange(database, change);
  expect((await database.outbox.toArray()).map(({id}) => id)).toEqual([change.id]);
  expect(await heard).toBe('low');
  channel.close();
});

test('[RES4] without a reserve, or within a larger act, nothing is half-written and nothing claims that it was', async () => {
  const bare = buildFullDevice(false);
  await expect(recordChange(bare, buildChange(), buildChange())).rejects.toThrow('full');
  expect(await bare.outbox.count()).toBe(0);
  const database = buildFullDevice(true);
  const act = database.transaction('rw', database.outbox, async () => recordChange(database, buildChange()));
  await expect(act).rejects.toThrow('full');
  expect(await database.outbox.count()).toBe(0);
});
