import {afterEach, expect, test, vi} from 'vitest';
import {keepOnDevice, writeSoon} from '#src/data/wizard/draft-store.ts';
import {openLocalDevice} from '#tests/fakes/local-device.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('[WIZ4] the newest of what is typed is written once in a while, and at once as one leaves', () => {
  vi.useFakeTimers();
  const written: string[] = [];
  const {keep, flush} = writeSoon((value: string) => written.push(value));
  keep('C');
  keep('Ce');
  expect(written).toEqual([]);
  vi.advanceTimersByTime(400);
  expect(written).toEqual(['Ce']);
  keep('Ceibo');
  flush();
  expect(written).toEqual(['Ce', 'Ceibo']);
  flush();
  vi.advanceTimersByTime(1_000);
  expect(written).toEqual(['Ce', 'Ceibo']);
});

test('[WIZ3] [WIZ4] a draft is kept on the device until it is forgotten, and one of an older version is none', async () => {
  const database = openLocalDevice();
  const readName = (value: unknown) => (typeof value === 'string' ? value : null);
  const store = keepOnDevice(database, 'draft-company', readName);
  expect(await store.read()).toBeNull();
  const kept = {draft: 'Ceibo', passed: ['name']};
  await store.write(kept);
  expect(await keepOnDevice(database, 'draft-company', readName).read()).toEqual(kept);
  expect(await keepOnDevice(database, 'draft-company', () => null).read()).toBeNull();
  await store.write(null);
  expect(await store.read()).toBeNull();
});
