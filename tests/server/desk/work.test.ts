import {afterAll, beforeAll, expect, test} from 'vitest';
import type {z} from 'zod';
import {assignWork} from '#contract/desk/assign-work.ts';
import {listAdmins} from '#contract/desk/list-admins.ts';
import {listWork, workList, type ListedWork} from '#contract/desk/list-work.ts';
import type {FormationRow} from '#contract/companies/formation.ts';
import {readTurn} from '#contract/companies/turn.ts';
import {addDays} from '#contract/kernel/dates.ts';
import {inTransaction} from '#server/db/database.ts';
import {writeSynced} from '#server/sync/write-synced.ts';
import {buildServer, type Device, type TestServer} from '#tests/kits/build-server.ts';
import {openSyncDevice, type SyncDevice} from '#tests/kits/sync-device.ts';
import {buy, pay, place, prepareOrder, read, type TestOrder} from '#tests/server/orders/order-steps.ts';
import {openAdmin} from '#tests/server/policy/cast.ts';

let server: TestServer;
let admin: SyncDevice;
let other: SyncDevice;
let visitor: Device;
let cobalto: TestOrder;
let damasco: TestOrder;
let unpaid: TestOrder;

beforeAll(async () => {
  server = await buildServer();
  admin = await openAdmin(server);
  other = await openAdmin(server);
  visitor = server.openDevice();
  unpaid = prepareOrder(server, {nameOne: 'Bermellón', state: 'DE'});
  await place(visitor, unpaid);
  await pay(visitor, unpaid);
  cobalto = await buyOne({nameOne: 'Cobalto', plan: 'professional'});
  damasco = await buyOne({nameOne: 'Damasco', plan: 'standard'});
});
afterAll(() => server.close());

async function buyOne(draft: Parameters<typeof prepareOrder>[1]): Promise<TestOrder> {
  server.clock.nowMs += 1_000;
  const order = await buy(server, visitor, prepareOrder(server, draft));
  await read(visitor, order);
  return order;
}

async function stand(id: string, values: Partial<FormationRow>): Promise<void> {
  await inTransaction(server.database, async (tx) => {
    const stamp = {spaceId: id, author: {kind: 'product'}, nowMs: server.clock.nowMs} as const;
    await writeSynced(tx, stamp, [{table: 'formations', edit: [{id, ...values}]}]);
  });
}

const list = async (input: z.input<typeof listWork.input> = {}) => (await admin.call(listWork, input)).body;
const told = async (input: z.input<typeof listWork.input> = {}) =>
  (await list(input)).rows.map(({kind, name}) => [kind, name]);
const find = async (order: TestOrder): Promise<ListedWork> => {
  const row = (await list()).rows.find(({subjectId, kind}) => subjectId === order.id && kind !== 'give-document');
  if (!row) throw new Error('no such work');
  return row;
};
const assign = async (who: SyncDevice, works: readonly ListedWork[], adminId: string | null) =>
  who.call(assignWork, {
    works: works.map(({kind, subjectId, assigned}) => ({kind, subjectId, seenAdminId: assigned?.id ?? null})),
    adminId,
  });

test('[DSK1] [DSK2] what is promised comes before what is not; a payment is looked at after an hour', async () => {
  expect(await told()).toEqual([
    ['file-state', 'Cobalto LLC'],
    ['file-state', 'Damasco LLC'],
  ]);
  await server.database.$client.query("update order_payments set begun_at = begun_at - interval '1 hour'");
  expect(await told()).toEqual([
    ['file-state', 'Cobalto LLC'],
    ['unfinished-payment', 'Bermellón LLC'],
    ['file-state', 'Damasco LLC'],
  ]);
  const [first, second] = (await list()).rows;
  expect(first).toMatchObject({subjectId: cobalto.id, companyId: cobalto.id, orderId: cobalto.id, assigned: null});
  expect(first?.due).toEqual({at: new Date(Date.parse(first?.since ?? '') + 48 * 3_600_000).toISOString(), day: null});
  expect(second).toMatchObject({subjectId: unpaid.id, companyId: null, orderId: unpaid.id, due: null, state: 'DE'});
});

test('[DSK2] what is overdue is said and asked for', async () => {
  expect(await told({due: 'overdue'})).toEqual([]);
  const statusSince = new Date(server.clock.nowMs - 48 * 3_600_000).toISOString();
  await stand(cobalto.id, {statusSince});
  expect(await told({due: 'overdue'})).toEqual([['file-state', 'Cobalto LLC']]);
  expect((await list()).rows.map(({isOverdue}) => isOverdue)).toEqual([true, false, false]);
});

test('[DSK2] work is narrowed by kind and state, found by company and order, and ordered as asked', async () => {
  expect(await told({kind: 'unfinished-payment'})).toEqual([['unfinished-payment', 'Bermellón LLC']]);
  expect(await told({kind: 'ask-ein'})).toEqual([]);
  expect(await told({state: 'DE'})).toEqual([['unfinished-payment', 'Bermellón LLC']]);
  expect(await told({search: 'damas'})).toEqual([['file-state', 'Damasco LLC']]);
  const {body} = await admin.call(listWork, {search: (await read(visitor, cobalto)).number});
  expect(body.rows.map(({name}) => name)).toEqual(['Cobalto LLC']);
  for (const orderBy of workList.orders) expect((await list({orderBy})).rows).toHaveLength(3);
  expect((await told({orderBy: 'company', orderDirection: 'desc'}))[0]).toEqual(['file-state', 'Damasco LLC']);
});

test('[DSK3] work is taken, given on and let go; of two admins at once the second is told', async () => {
  const works = [await find(cobalto), await find(damasco)];
  expect((await assign(admin, works, admin.me.id)).body.assigned?.id).toBe(admin.me.id);
  expect(await told({assigned: 'me'})).toHaveLength(2);
  expect(await told({assigned: 'nobody'})).toEqual([['unfinished-payment', 'Bermellón LLC']]);
  expect(await assign(other, works, other.me.id)).toMatchObject({
    status: 409,
    body: {error: {reason: 'admin.work-taken'}},
  });
  expect(await assign(admin, [await find(damasco)], other.me.id)).toMatchObject({status: 200});
  expect(await told({assigned: 'others'})).toEqual([['file-state', 'Damasco LLC']]);
  await assign(admin, [await find(damasco)], null);
  expect((await find(damasco)).assigned).toBeNull();
  const seen = await find(damasco);
  const [one, two] = await Promise.all([assign(admin, [seen], admin.me.id), assign(other, [seen], other.me.id)]);
  expect(new Set([one.status, two.status])).toEqual(new Set([200, 409]));
});

test('[DSK3] work is given to admins alone', async () => {
  const person = await openSyncDevice(server, 'Ana');
  expect(await assign(admin, [await find(cobalto)], person.me.id)).toMatchObject({
    status: 404,
    body: {error: {reason: 'admin.no-such-admin'}},
  });
  const {admins} = (await admin.call(listAdmins, {})).body;
  expect(admins.map(({id}) => id).toSorted()).toEqual([admin.me.id, other.me.id].toSorted());
  expect((await person.call(listWork, {})).status).toBe(403);
  expect((await person.call(listAdmins, {})).status).toBe(403);
});

test('[DSK1] [DSK3] done work leaves the list, and nobody has what comes again', async () => {
  const held = await find(cobalto);
  expect(held.assigned).not.toBeNull();
  server.clock.nowMs += 60_000;
  const moved = new Date(server.clock.nowMs).toISOString();
  await stand(cobalto.id, {status: 'RegisteredInState', statusSince: moved, constitutedOn: moved.slice(0, 10)});
  expect((await find(cobalto)).kind).toBe('ask-ein');
  expect(await assign(admin, [held], admin.me.id)).toMatchObject({
    status: 404,
    body: {error: {reason: 'admin.work-done'}},
  });
  server.clock.nowMs += 60_000;
  await stand(cobalto.id, {status: 'Start', statusSince: new Date(server.clock.nowMs).toISOString()});
  expect(await find(cobalto)).toMatchObject({kind: 'file-state', assigned: null});
});

test('[DSK1] [PRG6] an answer of the IRS is chased once its day is over, by the rule that gives the day', async () => {
  for (let shift = 0; shift < 9; shift += 1) {
    // Late in the evening of the east, which is the next day in UTC.
    const since = `${addDays('2026-10-01', shift)}T02:30:00.000Z`;
    await stand(damasco.id, {status: 'ObtainingEin', statusSince: since});
    const work = await find(damasco);
    const turn = readTurn({
      kind: 'create',
      status: 'ObtainingEin',
      statusSince: since,
      planId: 'standard',
      filedOn: null,
      namesRefusedOn: null,
      constitutedOn: null,
    });
    expect([work.kind, work.due?.day, work.isOverdue]).toEqual(['chase-ein', irsDay(turn), true]);
  }
  await stand(damasco.id, {status: 'ObtainingEin', statusSince: new Date(server.clock.nowMs).toISOString()});
  expect(await told({search: 'damasco'})).toEqual([['give-document', 'Damasco LLC']]);
  const constitutedOn = '2026-11-10';
  await stand(damasco.id, {status: 'BoiReport', statusSince: `${constitutedOn}T12:00:00.000Z`, constitutedOn});
  expect(await find(damasco)).toMatchObject({
    kind: 'report-boi',
    due: {day: '2026-12-10', at: '2026-12-11T05:00:00.000Z'},
  });
});

/** The day by which the IRS answers. */
function irsDay(turn: ReturnType<typeof readTurn>): string | null {
  return turn?.until?.by === 'irs' ? turn.until.day : null;
}
