import {expect, test} from 'vitest';
import {openMemoryServerStore, openPostgresServerStore} from '#tests/kits/open-server-stores.ts';
import {expectAlike, serverStoreKit} from '#tests/kits/server-store-kit.ts';

serverStoreKit('PostgreSQL', openPostgresServerStore);
serverStoreKit('memory', openMemoryServerStore);

test('the store in memory answers as PostgreSQL does, whatever is done', async () => {
  const [real, memory] = [await openPostgresServerStore(), await openMemoryServerStore()];
  for (const seed of [1, 2, 3, 4, 5, 6]) await expectAlike(real, memory, seed);
  expect(memory.people).toHaveLength(2);
  await real.close();
});
