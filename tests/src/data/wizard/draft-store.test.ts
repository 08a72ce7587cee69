import {afterEach, expect, test, vi} from 'vitest';
import {keepOnDevice, writeSoon} from '#src/data/wizard/draft-store.ts';
import {openLocalDevice} from '#tests/fakes/local-device.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('[WIZ4] the newest of what is typed is written once in a while, and at once as one leaves', async () => {
  vi.useFakeTimers();
  const written: string[] = [];
  const {keep, flush} = writeSoon(async (value: string) => written.push(value));
  expect(await flush()).toBeUndefined();
  keep('C');
  keep('Ce');
  expect(written).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(written).toEqual(['Ce']);
  keep('Ceibo');
  // Whoever is about to load the page anew hears how the last write ended, also where it was under way already.
  expect(await flush()).toBe(2);
  expect(written).toEqual(['Ce', 'Ceibo']);
  expect(await flush()).toBe(2);
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
