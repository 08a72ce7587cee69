import {afterEach, beforeEach, expect, test} from 'vitest';
import {migrate, readMigrations} from '#server/db/migrate.ts';
import {testId} from '#tests/fixtures/build-change.ts';
import {openFreshDatabase, type FreshDatabase} from '#tests/kits/fresh-database.ts';

/** A database as it was while what is paid stood in formations and services. */
let fresh: FreshDatabase;
beforeEach(async () => {
  fresh = await openFreshDatabase();
  await fresh.database.$client.query('drop schema public cascade; create schema public');
});
afterEach(() => fresh.close());

const ask = async (text: string, values: unknown[] = []) => (await fresh.database.$client.query(text, values)).rows;

/** A company whose plan is paid for a month from a 31st, and an address for a year. */
async function addFormed(spaceId: string, role: string): Promise<void> {
  await ask(`insert into spaces (id, kind, services, version) values ($1, 'company', '{company}', 7)`, [spaceId]);
  const as = async (relation: string, row: object) =>
    ask(`insert into ${relation} select (json_populate_record(null::${relation}, $1)).*`, [
      JSON.stringify({space_id: spaceId, version: 7, deleted: false, ...row}),
    ]);
  await ask(`alter table formations disable trigger all; alter table company_services disable trigger all`);
  await ask(`alter table memberships disable trigger all`);
  const at = '2026-10-31T12:00:00.000Z';
  await as('formations', {
    id: spaceId,
    order_number: 'FA-1',
    kind: 'create',
    status: 'Start',
    status_since: at,
    name_one: 'A',
    name_two: '',
    naics_code: '',
    industry_other: '',
    plan_id: 'professional',
    period: 'month',
    ordered_at: at,
    paid_until: '2026-11-30',
  });
  const bought = {service_id: 'us-address', count: 1, ordered_at: at};
  await as('company_services', {...bought, id: testId(2), period: 'year', paid_until: '2027-10-31'});
  await as('company_services', {...bought, id: testId(3), service_id: 'itin', period: 'once', paid_until: null});
  await as('memberships', {id: testId(4), user_id: testId(9), role, name: 'Luis', email: 'luis@example.com'});
}

test('[SUB4] what was paid before keeps its plan and day, and who may not see it lets go of what they have', async () => {
  const migrations = await readMigrations();
  const own = migrations.find(({name}) => name.endsWith('_subscriptions.sql'));
  await migrate(
    fresh.database,
    migrations.filter(({name}) => own && name < own.name),
  );
  const [seen, unseen] = [testId(100), testId(200)];
  await addFormed(seen, 'manager');
  await addFormed(unseen, 'bookkeeper');
  await migrate(fresh.database, migrations);
  const rows = await ask(
    'select id, plan_id, period, counted_from, paid_until, version from subscriptions where space_id = $1 order by plan_id',
    [seen],
  );
  const common = {version: 8};
  expect(rows).toEqual([
    {
      ...common,
      id: seen,
      plan_id: 'professional',
      period: 'month',
      counted_from: '2026-10-30',
      paid_until: '2026-11-30',
    },
    {...common, id: testId(2), plan_id: null, period: 'year', counted_from: '2026-10-31', paid_until: '2027-10-31'},
  ]);
  expect(await ask('select id, version, horizon from spaces order by id')).toEqual([
    {id: seen, version: 8, horizon: 0},
    {id: unseen, version: 8, horizon: 8},
  ]);
});
