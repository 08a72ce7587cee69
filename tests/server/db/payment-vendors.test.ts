import {afterEach, beforeEach, expect, test} from 'vitest';
import {migrate, readMigrations} from '#server/db/migrate.ts';
import {openFreshDatabase, type FreshDatabase} from '#tests/kits/fresh-database.ts';

/** A database as it was before payments named their vendors. */
let fresh: FreshDatabase;
beforeEach(async () => {
  fresh = await openFreshDatabase();
  await fresh.database.$client.query('drop schema public cascade; create schema public');
});
afterEach(() => fresh.close());

test('[PAY16] a payment of before has the vendor that its id tells, and none where no answer came yet', async () => {
  const migrations = await readMigrations();
  await migrate(
    fresh.database,
    migrations.filter(({name}) => name < '0027'),
  );
  for (const [number, paymentId] of ['pi_sandbox_1', 'pi_1', null].entries())
    await fresh.database.$client.query(
      `insert into orders (id, number, kind, state, email, language, draft, partners, lines, today_cents, renewals, placed_at, expires_at,
        payment_key, payment_id)
      values (gen_random_uuid(), $1, 'create', 'paying', 'ana@example.com', 'es', '{}', '[]', '[]', 900, '[]', now(), now(),
        gen_random_uuid(), $2)`,
      [`FA-${number}`, paymentId],
    );
  await migrate(fresh.database, migrations);
  const {rows} = await fresh.database.$client.query('select payment_id as id, vendor from orders order by number');
  expect(rows).toEqual([
    {id: 'pi_sandbox_1', vendor: 'sandbox'},
    {id: 'pi_1', vendor: 'stripe'},
    {id: null, vendor: null},
  ]);
});
