import {afterEach, beforeEach, expect, test} from 'vitest';
import {clientOf, inTransaction} from '#server/db/database.ts';
import {openFreshDatabase, type FreshDatabase} from '#tests/kits/fresh-database.ts';

let fresh: FreshDatabase;
beforeEach(async () => {
  fresh = await openFreshDatabase();
});
afterEach(async () => fresh.close());

test('a connection that breaks between two queries of a transaction ends that transaction and nothing else', async () => {
  const {database} = fresh;
  const cut = inTransaction(database, async (tx) => {
    const client = clientOf(tx);
    const {rows} = await client.query<{pid: number}>('select pg_backend_pid() as pid');
    const ended = new Promise((resolve) => {
      client.once('end', resolve);
    });
    await database.$client.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await ended;
    await client.query('select 1');
  });
  await expect(cut).rejects.toMatchObject({cause: {message: expect.stringContaining('not queryable')}});
  expect(await inTransaction(database, async () => 'goes on')).toBe('goes on');
});
