import {expect, onTestFinished, test} from 'vitest';
import {migrate, readMigrations} from '#server/db/migrate.ts';
import {testId} from '#tests/fixtures/build-change.ts';
import {openFreshDatabase} from '#tests/kits/fresh-database.ts';

test('[FIL15] a company with papers and a bookkeeper is read anew by every device, and no other is', async () => {
  const fresh = await openFreshDatabase();
  onTestFinished(() => fresh.close());
  const ask = async (text: string, values: unknown[] = []) => (await fresh.database.$client.query(text, values)).rows;
  await ask('drop schema public cascade; create schema public');
  const migrations = await readMigrations();
  const own = migrations.find(({name}) => name.endsWith('_hidden_files.sql'));
  await migrate(
    fresh.database,
    migrations.filter(({name}) => own && name < own.name),
  );
  await ask('alter table files disable trigger all; alter table memberships disable trigger all');
  const add = async (spaceId: string, kind: string, role: string) => {
    await ask(`insert into spaces (id, kind, services, version) values ($1, 'company', '{company}', 7)`, [spaceId]);
    const as = async (relation: string, row: object) =>
      ask(`insert into ${relation} select (json_populate_record(null::${relation}, $1)).*`, [
        JSON.stringify({space_id: spaceId, version: 7, deleted: false, ...row}),
      ]);
    await as('memberships', {id: testId(4), user_id: testId(9), role, name: 'Luis', email: 'luis@example.com'});
    const file = {name: 'a.pdf', type: 'application/pdf', size_bytes: 9, sha256: 'a'.repeat(64), created_by: testId(9)};
    await as('files', {id: testId(5), kind, created_at: '2026-11-20T10:00:00.000Z', ...file});
  };
  await add(testId(100), 'paper', 'bookkeeper');
  await add(testId(200), 'paper', 'manager');
  await add(testId(300), 'receipt', 'bookkeeper');
  await migrate(fresh.database, migrations);
  expect(await ask('select id, version, horizon from spaces order by id')).toEqual([
    {id: testId(100), version: 8, horizon: 8},
    {id: testId(200), version: 7, horizon: 0},
    {id: testId(300), version: 7, horizon: 0},
  ]);
});
