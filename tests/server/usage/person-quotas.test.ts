import {sql} from 'drizzle-orm';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {logIn} from '#contract/account/session.ts';
import {addCompany} from '#contract/companies/add-company.ts';
import {personQuota} from '#contract/usage/quotas.ts';
import {readUsage} from '#contract/usage/read-usage.ts';
import {buildChangeIn, testId} from '#tests/fixtures/build-change.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';
import {buildServer, testPassword, type TestServer} from '#tests/kits/build-server.ts';
import {addSpaceOf, openSyncDevice} from '#tests/kits/sync-device.ts';
import {refusalOf} from '#tests/server/files/file-steps.ts';

let server: TestServer;
beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server.close());

test('[QTA4] what is refused and what is long counts for the day as well', async () => {
  const device = await openSyncDevice(server);
  const spaceId = await addSpaceOf(server, device);
  const {create, edit} = buildChangeIn(spaceId);
  await device.push([create('accounts', [buildRow('accounts', testId(1))])]);
  const written = async () => {
    const {rows} = await server.database.execute<{written: number}>(
      sql`select written_rows::int as written from sync_clients where user_id = ${device.me.id}`,
    );
    return rows[0]?.written ?? 0;
  };
  const before = await written();
  const foreign = buildChangeIn(server.newId()).create('accounts', [
    buildRow('accounts', testId(7)),
    buildRow('accounts', testId(8)),
  ]);
  await device.push([foreign]);
  expect(await written()).toBe(before + 2);
  await device.push([edit('accounts', [testId(1)], {name: 'x'.repeat(2_000)}, {name: 'Cuenta de Medellín'})]);
  expect(await written()).toBe(before + 2 + 1 + 4);
});

test('[QTA4] of more devices than a person may have the next is told so, those known go on, and the oldest make room', async () => {
  const device = await openSyncDevice(server);
  const spaceId = await addSpaceOf(server, device);
  const {create} = buildChangeIn(spaceId);
  await device.push([create('accounts', [buildRow('accounts', testId(1))])]);
  const at = new Date(server.clock.nowMs - 86_400_000).toISOString();
  await server.database.execute(
    sql`insert into sync_clients (user_id, client_id, device_name, first_push_at, last_push_at)
      select ${device.me.id}, gen_random_uuid(), 'd', ${at}, ${at} from generate_series(2, ${personQuota.devices}::int)`,
  );
  const push = (id: string, clientId?: string) =>
    device.push(
      [create('accounts', [buildRow('accounts', id)])],
      clientId === undefined ? {} : {clientId, firstSeq: 1},
    );
  const refused = await push(testId(2), server.newId());
  expect(refusalOf(refused)).toEqual([429, 'sync.too-many-devices']);
  expect(Number(refused.headers['retry-after'])).toBe(600);
  expect((await push(testId(3))).status).toBe(200);
  const usage = await device.call(readUsage, {});
  expect(usage.body.devices).toEqual({used: personQuota.devices, most: personQuota.devices});
  await server.database.execute(
    sql`update sync_clients set last_push_at = last_push_at - interval '30 days' where user_id = ${device.me.id} and device_name = 'd'`,
  );
  expect((await push(testId(4), server.newId())).status).toBe(200);
});

test('[QTA4] who has written too much in a day is told to come back, is answered what was done, and goes on the next day', async () => {
  const device = await openSyncDevice(server);
  const spaceId = await addSpaceOf(server, device);
  const {create} = buildChangeIn(spaceId);
  const once = create('accounts', [buildRow('accounts', testId(1)), buildRow('accounts', testId(2))]);
  await device.push([once]);
  const {rows} = await server.database.execute<{written: number}>(
    sql`select written_rows::int as written from sync_clients where user_id = ${device.me.id}`,
  );
  expect(rows[0]?.written).toBe(2);
  // Another device of theirs.
  const day = new Date(server.clock.nowMs).toISOString().slice(0, 10);
  await server.database.execute(
    sql`insert into sync_clients (user_id, client_id, device_name, written_on, written_rows)
      values (${device.me.id}, gen_random_uuid(), 'd', ${day}, ${personQuota.rowsADay - 2})`,
  );
  const next = create('accounts', [buildRow('accounts', testId(3))]);
  const refused = await device.push([next]);
  expect(refusalOf(refused)).toEqual([429, 'sync.too-much-today']);
  expect((await device.push([once], {firstSeq: 1})).status).toBe(200);
  const before = server.clock.nowMs;
  server.clock.nowMs += 86_400_000;
  await device.call(logIn, {email: device.me.email, password: testPassword});
  expect((await device.push([next])).status).toBe(200);
  server.clock.nowMs = before;
});

test('[QTA4] of companies without a plan a person adds so many, also when asked for at once; those they have can be asked for again', async () => {
  const device = await openSyncDevice(server);
  const ids = Array.from({length: personQuota.companiesWithoutPlan + 2}, () => server.newId());
  const add = (id: string) => device.call(addCompany, {id, name: 'Faro LLC', type: 'LLC', state: 'WY'});
  const answers = [];
  for (const id of ids.slice(0, -5)) answers.push(await add(id));
  answers.push(...(await Promise.all(ids.slice(-5).map(add))));
  expect(answers.filter(({status}) => status === 200)).toHaveLength(personQuota.companiesWithoutPlan);
  const refused = answers.filter(({status}) => status !== 200).map(refusalOf);
  expect(refused).toEqual([
    [409, 'company.too-many-added'],
    [409, 'company.too-many-added'],
  ]);
  const known = ids[answers.findIndex(({status}) => status === 200)] ?? '';
  expect((await add(known)).status).toBe(200);
  // Nothing was left of those that were refused.
  const {rows} = await server.database.execute<{count: number}>(
    sql`select count(*)::int as count from spaces where id = any(${sql.param(ids)}::uuid[])`,
  );
  expect(rows[0]?.count).toBe(personQuota.companiesWithoutPlan);
});
