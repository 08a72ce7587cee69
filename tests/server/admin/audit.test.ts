import {sql} from 'drizzle-orm';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {z} from 'zod';
import {blockUser} from '#contract/admin/block-user.ts';
import {listUsers} from '#contract/admin/list-users.ts';
import {addCompany} from '#contract/companies/add-company.ts';
import {readMe} from '#contract/account/session.ts';
import {eventsPath} from '#contract/sync/pull-changes.ts';
import {auditedEndpoints} from '#server/audit/audited.ts';
import {checkAdminAudit, reportAdminAudit} from '#server/audit/check-admin-audit.ts';
import {buildChangeIn, testId} from '#tests/fixtures/build-change.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';
import {readEndpoints} from '#tests/kits/read-endpoints.ts';
import {buildServer, type TestServer} from '#tests/kits/build-server.ts';
import {openSyncDevice} from '#tests/kits/sync-device.ts';
import {actAs, openAdmin} from '#tests/server/policy/cast.ts';
import {unheardEvents} from '#tests/fakes/unheard-events.ts';

let server: TestServer;
beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server.close());

async function readAudit(adminId: string) {
  const {rows} = await server.database.$client.query<Record<string, unknown>>(
    `select user_id as "asUser", act, does, person_ids::text[] as persons, space_ids::text[] as spaces, row_count as count, outcome, reason
     from admin_audit where admin_id = $1 order by number`,
    [adminId],
  );
  return rows;
}

const changes = {asUser: null, does: 'change', spaces: [], count: null, reason: null};

test('[ADM21] every endpoint says what a call of an admin’s is about, and names only what it has', async () => {
  const endpoints = await readEndpoints();
  expect(Object.keys(auditedEndpoints).toSorted()).toEqual(endpoints.map(({name}) => name).toSorted());
  const wrong = endpoints.flatMap(({name, method, access, input, output}) => {
    const {does, persons = [], spaces = [], rows = [], count} = auditedEndpoints[name] ?? {does: 'change'};
    const text = {
      in: JSON.stringify(z.toJSONSchema(input, {unrepresentable: 'any', io: 'input'})),
      out: JSON.stringify(z.toJSONSchema(output, {unrepresentable: 'any', io: 'output'})),
    };
    const paths = [...persons, ...spaces, ...rows, ...(count === undefined ? [] : [count])];
    const absent = paths.filter((path) => {
      const [side, ...names] = path.split('.');
      const isNamed = (one: string) =>
        one.startsWith('*') || one.startsWith('@') || text[side === 'in' ? 'in' : 'out'].includes(`"${one}"`);
      return !names.every(isNamed);
    });
    const isList = access === 'admin' && /"rows":\{"type":"array"/.test(text.out);
    return [
      ...absent.map((path) => `${name} has no ${path}`),
      ...(isList && count === undefined ? [`${name} is a list without a count`] : []),
      ...(method === 'GET' && does === 'change' ? [`${name} only reads`] : []),
    ];
  });
  expect(wrong).toEqual([]);
});

test('[ADM21] [ADM23] what an admin reads and changes is written, a change before it is done', async () => {
  const user = await server.registerPerson();
  const admin = await openAdmin(server);
  await admin.call(listUsers, {});
  await admin.call(blockUser, {userId: user.me.id, reason: 'payment-expired'});
  await admin.call(blockUser, {userId: admin.me.id, reason: 'payment-expired'});
  await admin.call(readMe, {});
  const persons = [user.me.id];
  const total = Number(
    (await server.database.$client.query('select count(*) as n from users where not is_admin')).rows[0]?.n,
  );
  expect(await readAudit(admin.me.id)).toEqual([
    {...changes, act: 'listUsers', does: 'read', persons: [], count: total, outcome: 'ok'},
    {...changes, act: 'blockUser', persons, outcome: 'begun'},
    {...changes, act: 'blockUser', persons, outcome: 'ok'},
    {...changes, act: 'blockUser', persons: [admin.me.id], outcome: 'begun'},
    {...changes, act: 'blockUser', persons: [admin.me.id], outcome: 'refused', reason: 'admin.no-such-user'},
  ]);
});

test('[ADM21] what an admin does as a user is written with both; what the user does is not', async () => {
  const user = await openSyncDevice(server, 'Ana');
  const admin = await openAdmin(server);
  const adminId = admin.me.id;
  const acting = await actAs(admin, user.me.id);
  const id = server.newId();
  await acting.call(addCompany, {id, name: 'Ceibo LLC', type: 'LLC', state: null});
  await user.call(readMe, {});
  const mine = (await readAudit(adminId)).filter(({asUser}) => asUser !== null);
  const added = {...changes, asUser: user.me.id, act: 'addCompany', persons: [], spaces: [id]};
  expect(mine).toEqual([
    {...added, outcome: 'begun'},
    {...added, outcome: 'ok'},
  ]);
  expect(await readAudit(user.me.id)).toEqual([]);
  const {rows} = await server.database.$client.query('select to_jsonb(entry)::text as text from admin_audit as entry');
  expect(JSON.stringify(rows)).not.toMatch(/Ceibo|@example/);
});

test('[ADM21] what is synchronised as a user names the company and counts the changes, and a stream is one row', async () => {
  const user = await openSyncDevice(server, 'Berta');
  const spaceId = server.newId();
  await user.call(addCompany, {id: spaceId, name: 'Drago LLC', type: 'LLC', state: null});
  const admin = await openAdmin(server);
  const adminId = admin.me.id;
  const acting = await actAs(admin, user.me.id);
  await acting.push([buildChangeIn(spaceId).create('accounts', [buildRow('accounts', testId(1), {name: 'Caja'})])]);
  await acting.pull({[spaceId]: 0});
  const origin = await server.app.listen({port: 0, host: '127.0.0.1'});
  const closing = new AbortController();
  const cookie = [...acting.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const stream = await fetch(origin + eventsPath, {headers: {cookie}, signal: closing.signal});
  closing.abort();
  expect(stream.status).toBe(200);
  const written = (await readAudit(adminId)).filter(({asUser}) => asUser === user.me.id);
  expect(written).toMatchObject([
    {act: 'pushChanges', spaces: [spaceId], count: 1, outcome: 'begun'},
    {act: 'pushChanges', spaces: [spaceId], count: 1, outcome: 'ok'},
    {act: 'pullChanges', spaces: expect.arrayContaining([spaceId]), outcome: 'ok'},
    {act: 'pokes', outcome: 'ok'},
  ]);
});

test('[ADM23] what cannot be written is neither answered nor done', async () => {
  const user = await server.registerPerson();
  const admin = await openAdmin(server);
  await server.database.execute(sql`alter table admin_audit add constraint shut check (number < 0) not valid`);
  const read = await admin.call(listUsers, {});
  const blocked = await admin.call(blockUser, {userId: user.me.id, reason: 'payment-expired'});
  await server.database.execute(sql`alter table admin_audit drop constraint shut`);
  expect([read.status, blocked.status]).toEqual([503, 503]);
  expect((await user.call(readMe, {})).body).toMatchObject({status: 'active'});
});

test('[ADM22] rows stay as they are, many at once are one chain, and what was altered by force is found', async () => {
  const admin = await openAdmin(server);
  await Promise.all(Array.from({length: 20}, async () => admin.call(listUsers, {})));
  const whole = await checkAdminAudit(server.database);
  expect(whole.brokenAt).toBeNull();
  expect(whole.count).toBeGreaterThanOrEqual(20);
  const {$client} = server.database;
  for (const statement of ['update admin_audit set act = act', 'delete from admin_audit', 'truncate admin_audit'])
    await expect($client.query(statement)).rejects.toThrow('never changed or deleted');
  const force = async (statement: string) => {
    const client = await $client.connect();
    await client.query('begin');
    await client.query('alter table admin_audit disable trigger admin_audit_stays');
    await client.query(statement);
    const found = await checkAdminAudit({$client: client});
    await client.query('rollback');
    client.release();
    return found.brokenAt;
  };
  expect(await force(`update admin_audit set act = 'readMe' where number = 7`)).toBe(7);
  expect(await force('delete from admin_audit where number = 5')).toBe(5);
  expect(await force(`delete from admin_audit where number = ${whole.count}`)).toBe(whole.count);
  await reportAdminAudit(server.database, {log: server.app.log, events: unheardEvents, now: () => server.clock.nowMs});
  expect(server.logLines.some((line) => line.includes('audit.checked') && line.includes(whole.head))).toBe(true);
});
