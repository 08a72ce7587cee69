import {afterAll, beforeAll, expect, test} from 'vitest';
import type {z} from 'zod';
import {blockUser} from '#contract/admin/block-user.ts';
import {checkAudit} from '#contract/admin/check-audit.ts';
import {listAudit} from '#contract/admin/list-audit.ts';
import {listOwnAudit} from '#contract/admin/list-own-audit.ts';
import {listUsers} from '#contract/admin/list-users.ts';
import {addCompany} from '#contract/companies/add-company.ts';
import {listCompanyDocuments} from '#contract/documents/list-company-documents.ts';
import {readAnothers} from '#contract/subscriptions/read-anothers.ts';
import {openAdminAudit} from '#server/audit/admin-audit.ts';
import {checkAuditPart, reportAdminAudit} from '#server/audit/check-admin-audit.ts';
import {unheardEvents} from '#tests/fakes/unheard-events.ts';
import {buildServer, type TestServer} from '#tests/kits/build-server.ts';
import {joinSpace, openSyncDevice, type SyncDevice} from '#tests/kits/sync-device.ts';
import {actAs, openAdmin} from '#tests/server/policy/cast.ts';

let server: TestServer;
let admin: SyncDevice;
let reader: SyncDevice;
let ana: SyncDevice;
let bruno: SyncDevice;
let companyId: string;

const dayMs = 86_400_000;
const minuteMs = 60_000;
let firstDayAt: string;
let secondDayAt: string;

beforeAll(async () => {
  server = await buildServer();
  // Shortly before midnight: the next day comes while everybody is still signed in.
  server.clock.nowMs = Math.ceil(server.clock.nowMs / dayMs) * dayMs - minuteMs;
  [admin, reader] = [await openAdmin(server), await openAdmin(server)];
  [ana, bruno] = [await openSyncDevice(server, 'Ana'), await openSyncDevice(server, 'Bruno')];
  companyId = server.newId();
  await ana.call(addCompany, {id: companyId, name: 'Ceibo LLC', type: 'LLC', state: null});
  firstDayAt = new Date(server.clock.nowMs).toISOString();
  await admin.call(listUsers, {});
  await admin.call(listCompanyDocuments, {companyId});
  await admin.call(readAnothers, {user: bruno.me.id});
  await admin.call(blockUser, {userId: admin.me.id, reason: 'by-admin'});
  server.clock.nowMs += 2 * minuteMs;
  secondDayAt = new Date(server.clock.nowMs).toISOString();
  await admin.call(listCompanyDocuments, {companyId});
  const acting = await actAs(await openAdmin(server), ana.me.id);
  await acting.pull({[companyId]: 0});
  await acting.pull({[companyId]: 0});
});
afterAll(() => server.close());

type Question = z.input<typeof listAudit.input>;

const read = async (question: Question = {}) => (await reader.call(listAudit, question)).body;
/** Of the first admin alone: whoever reads the audit is in it. */
const actsOf = async (question: Question) => (await read({admin: admin.me.id, ...question})).rows.map(({act}) => act);

test('[ADM24] each call is told once, the newest first: who, what, of whom and how it ended', async () => {
  expect(await actsOf({})).toEqual([
    'listCompanyDocuments',
    'blockUser',
    'readAnothers',
    'listCompanyDocuments',
    'listUsers',
  ]);
  const {rows, total} = await read({admin: admin.me.id});
  expect(total).toBe(5);
  const name = `${admin.me.firstName} ${admin.me.lastName}`;
  expect(rows[0]).toMatchObject({
    at: secondDayAt,
    admin: {id: admin.me.id, name},
    asUser: null,
    does: 'read',
    topic: 'documents',
    companies: [{id: companyId, name: 'Ceibo LLC'}],
    people: [],
    outcome: 'ok',
    more: 0,
  });
  expect(rows[1]).toMatchObject({does: 'change', outcome: 'refused', reason: 'admin.no-such-user'});
  expect(rows[4]).toMatchObject({act: 'listUsers', people: [], companies: []});
  const [acted] = (await read({topic: 'data'})).rows;
  expect(acted).toMatchObject({asUser: {id: ana.me.id, email: ana.me.email}, companies: [{id: companyId}]});
});

test('[ADM24] a change of which nothing says how it ended is told as unknown', async () => {
  const {$client} = server.database;
  const values = [firstDayAt, admin.me.id, [bruno.me.id]];
  await $client.query(
    `insert into admin_audit (at, admin_id, act, does, topic, method, route, person_ids, space_ids, row_ids, outcome)
     values ($1, $2, 'lostCall', 'change', 'people', 'POST', '/', $3, '{}', '{}', 'begun')`,
    values,
  );
  expect((await read({act: 'lostCall'})).rows).toMatchObject([{outcome: 'unknown', people: [{id: bruno.me.id}]}]);
});

test('[ADM25] it is narrowed by admin, person, company, kind, what it is about, call and day', async () => {
  const ways = ['listCompanyDocuments', 'listCompanyDocuments'];
  expect(await actsOf({company: companyId})).toEqual(ways);
  expect(await actsOf({act: 'listCompanyDocuments'})).toEqual(ways);
  expect(await actsOf({topic: 'plan'})).toEqual(['readAnothers']);
  expect(await actsOf({does: 'change', topic: 'people', to: secondDayAt})).toContain('blockUser');
  expect(await actsOf({person: bruno.me.id, does: 'read'})).toEqual(['readAnothers']);
  expect(await actsOf({from: secondDayAt})).toEqual(['listCompanyDocuments']);
  expect(await actsOf({to: secondDayAt, does: 'read'})).toEqual(['readAnothers', 'listCompanyDocuments', 'listUsers']);
  // Who acted as somebody has touched them.
  const touched = (await read({person: ana.me.id, topic: 'data'})).rows;
  expect(touched.map(({act}) => act)).toEqual(['pullChanges', 'pullChanges']);
});

test('[ADM25] words are looked for in who did it, whose it was and when', async () => {
  const acts = async (search: string) =>
    (await read({search, does: 'read', admin: admin.me.id})).rows.map(({act}) => act);
  expect(await acts('ceibo')).toEqual(['listCompanyDocuments', 'listCompanyDocuments']);
  expect(await acts(`ceibo ${firstDayAt.slice(0, 10)}`)).toEqual(['listCompanyDocuments']);
  expect(await acts(bruno.me.email.toUpperCase())).toEqual(['readAnothers']);
  expect(await acts('2026-02-31')).toEqual([]);
  expect(await acts("100%_'")).toEqual([]);
  expect((await read({search: 'olga ana', topic: 'data'})).total).toBe(2);
});

test('[ADM25] what is read to its end does not move while it grows', async () => {
  const first = await read({limit: 3});
  const last = first.rows.at(-1)?.id ?? '';
  const second = await read({limit: 3, before: Number(last)});
  expect(Number(second.rows[0]?.id)).toBeLessThan(Number(last));
  expect(new Set([...first.rows, ...second.rows].map(({id}) => id)).size).toBe(6);
});

test('[ADM24] who reads the audit is in it, with whom they looked for', async () => {
  await read({person: bruno.me.id, company: companyId});
  const [mine] = (await read({admin: reader.me.id})).rows;
  expect(mine).toMatchObject({
    act: 'listAudit',
    topic: 'audit',
    people: [{id: bruno.me.id}],
    companies: [{id: companyId}],
  });
});

test('[ADM24] [ADM26] nobody but admins reads the audit or checks it', async () => {
  const acting = await actAs(await openAdmin(server), bruno.me.id);
  const asked = async (device: Pick<SyncDevice, 'call'>) => [
    (await device.call(listAudit, {})).status,
    (await device.call(checkAudit, {})).status,
  ];
  expect(await asked(server.openDevice())).toEqual([401, 401]);
  expect(await asked(ana)).toEqual([403, 403]);
  expect(await asked(acting)).toEqual([403, 403]);
});

const own = async (device: SyncDevice) => (await device.call(listOwnAudit, {})).body.rows;

test('[ADM27] an owner reads what was read and changed of theirs, what is alike of one day once', async () => {
  const by = `${admin.me.firstName} ${admin.me.lastName}`;
  const rows = (await own(ana)).filter(({topic}) => topic === 'documents' || topic === 'data');
  const seen = {does: 'read', as: 'self', company: 'Ceibo LLC', times: 1, by, isSure: true};
  expect(rows).toMatchObject([
    {topic: 'data', does: 'read', as: 'you', company: 'Ceibo LLC', times: 2, firstAt: secondDayAt, lastAt: secondDayAt},
    {...seen, topic: 'documents', lastAt: secondDayAt},
    {...seen, topic: 'documents', lastAt: firstDayAt},
  ]);
  expect((await own(ana)).map(({topic, as}) => [topic, as])).toContainEqual(['acting', 'self']);
});

test('[ADM27] nobody reads of anybody else: another tenant, a teammate who owns nothing, a stranger', async () => {
  const carla = await openSyncDevice(server, 'Carla');
  expect(await own(carla)).toEqual([]);
  await joinSpace(server, carla, companyId, 'manager');
  expect(await own(carla)).toEqual([]);
  const brunos = await own(bruno);
  expect(brunos.map(({topic}) => topic)).toContain('plan');
  expect(JSON.stringify(brunos)).not.toContain('Ceibo');
  expect((await server.openDevice().call(listOwnAudit, {})).status).toBe(401);
});

test('[ADM27] who acts as a teammate in one’s company is told without whom, and nothing of the teammate’s own', async () => {
  const diego = await openSyncDevice(server, 'Diego');
  const other = server.newId();
  await diego.call(addCompany, {id: other, name: 'Drago LLC', type: 'LLC', state: null});
  await joinSpace(server, diego, companyId, 'manager');
  const acting = await actAs(await openAdmin(server), diego.me.id);
  await acting.pull({[companyId]: 0, [other]: 0});
  const rows = (await own(ana)).filter(({as}) => as === 'another');
  expect(rows).toMatchObject([{topic: 'data', does: 'read', company: 'Ceibo LLC', times: 1}]);
  expect(JSON.stringify(await own(ana))).not.toMatch(/Drago|Diego/);
});

test('[ADM27] what was opened is told as seen, not as changed, and what a browser does by itself is not told', async () => {
  const elsa = await openSyncDevice(server, 'Elsa');
  const id = server.newId();
  await elsa.call(addCompany, {id, name: 'Estela LLC', type: 'LLC', state: null});
  const write = openAdminAudit(server.database, () => server.clock.nowMs);
  const entry = {
    adminId: admin.me.id,
    userId: null,
    does: 'change',
    method: 'POST',
    route: '/api/v1/of-the-test',
    personIds: [],
    spaceIds: [id],
    rowIds: [],
    rowCount: null,
    outcome: 'ok',
    reason: null,
    begunNumber: null,
  } as const;
  await write({...entry, act: 'openEin', topic: 'numbers'});
  await write({...entry, act: 'openDeskDocument', topic: 'documents'});
  for (const act of ['pokes', 'refreshSession', 'logOut'])
    await write({...entry, act, topic: 'security', userId: elsa.me.id});
  expect((await own(elsa)).map(({does, topic, company}) => [does, topic, company])).toEqual([
    ['read', 'documents', 'Estela LLC'],
    ['read', 'numbers', 'Estela LLC'],
  ]);
});

test('[ADM27] what was refused was not seen, and what may have been done is told as such', async () => {
  const rows = (await own(bruno)).filter(({does, topic}) => does === 'change' && topic === 'people');
  expect(rows).toMatchObject([{isSure: false, as: 'self', times: 1}]);
  await admin.call(blockUser, {userId: server.newId(), reason: 'by-admin'});
  expect((await own(admin)).filter(({does}) => does === 'change')).toEqual([]);
});

test('[ADM26] the chain is checked part by part, and says when it last was by itself', async () => {
  const before = (await reader.call(checkAudit, {})).body;
  expect(before).toMatchObject({brokenAt: null, daily: null});
  expect(before.checked).toBe(before.last);
  await reportAdminAudit(server.database, {log: server.app.log, events: unheardEvents, now: () => server.clock.nowMs});
  const after = (await reader.call(checkAudit, {after: before.checked})).body;
  expect(after).toMatchObject({
    brokenAt: null,
    daily: {at: new Date(server.clock.nowMs).toISOString(), brokenAt: null},
  });
  expect(after.checked).toBeGreaterThan(before.checked);
  await expect(server.database.$client.query('delete from admin_audit_checks')).rejects.toThrow('never changed');
});

test('[ADM26] a part ends after so many entries, and what was altered in any of them is found from there', async () => {
  const most = 5;
  const client = await server.database.$client.connect();
  const find = async (statement: string) => {
    await client.query('savepoint before');
    await client.query(statement);
    const parts: number[] = [];
    let part = await checkAuditPart({$client: client}, 0, most);
    while (part.brokenAt === null && part.count < part.last) {
      parts.push(part.count);
      part = await checkAuditPart({$client: client}, part.count, most);
    }
    await client.query('rollback to savepoint before');
    return {parts: parts.slice(0, 1), brokenAt: part.brokenAt};
  };
  try {
    await client.query('begin');
    await client.query('alter table admin_audit disable trigger admin_audit_stays');
    expect(await find('select 1')).toEqual({parts: [most], brokenAt: null});
    expect(await find(`update admin_audit set act = 'readMe' where number = 8`)).toEqual({parts: [most], brokenAt: 8});
    expect(await find('delete from admin_audit where number = 5')).toEqual({parts: [], brokenAt: 5});
    expect(await find('delete from admin_audit where number > 5')).toEqual({parts: [most], brokenAt: 6});
    const {last} = await checkAuditPart({$client: client}, 0, most);
    expect(await checkAuditPart({$client: client}, last + 100, most)).toMatchObject({brokenAt: last + 1});
  } finally {
    await client.query('rollback');
    client.release();
  }
});
