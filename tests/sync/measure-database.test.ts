import {expect, test} from 'vitest';
import {measureDatabase} from '#sync/status/measure-database.ts';
import {openLocalDevice} from '#tests/fakes/local-device.ts';

test('[CHP4] what a database takes is counted from its own records', async () => {
  const database = openLocalDevice();
  expect(await measureDatabase(database)).toBe(0);
  await database.device.put({key: 'four', value: 'a'.repeat(1_000)});
  await database.device.put({key: 'five', value: [1, 2, {note: 'ab'}]});
  // Names of fields and texts by their letters, numbers by eight bytes.
  expect(await measureDatabase(database)).toBe(2 * 'keyvalue'.length + 8 + 1_000 + 16 + 'noteab'.length);
});
