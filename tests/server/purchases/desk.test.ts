import {afterEach, beforeEach, expect, test} from 'vitest';
import type {z} from 'zod';
import {listWork} from '#contract/desk/list-work.ts';
import type {BoughtKind} from '#contract/desk/work-kinds.ts';
import {readBought} from '#contract/purchases/read-bought.ts';
import {workOnBought} from '#contract/purchases/work-on-bought.ts';
import {askRenewalFee} from '#contract/renewals/ask-renewal-fee.ts';
import {readRenewalSummary} from '#contract/renewals/read-renewal-summary.ts';
import {createGiveBackWorker} from '#server/modules/orders/paying/give-back-job.ts';
import {buildServer, type TestServer} from '#tests/kits/build-server.ts';
import {joinSpace, openSyncDevice, type SyncDevice} from '#tests/kits/sync-device.ts';
import {valueOf} from '#tests/kits/payments-port/payments-bench.ts';
import {openOrdersNode, type OrdersNode} from '#tests/server/orders/orders-node.ts';
import {buy, prepareOrder, read} from '#tests/server/orders/order-steps.ts';
import {openAdmin} from '#tests/server/policy/cast.ts';
import {bringProof} from './bring-proof.ts';
import {addOne, buyIt, handlingCents, order, report2026} from './purchase-steps.ts';

let server: TestServer;
let node: OrdersNode;
let owner: SyncDevice;
let admin: SyncDevice;
let companyId: string;
beforeEach(async () => {
  server = await buildServer();
  node = await openOrdersNode(server);
  owner = await openSyncDevice(server, 'Ana');
  admin = await openAdmin(server);
  companyId = await addOne(server, owner);
});
afterEach(async () => {
  await node.close();
  await server.close();
});

const reasonOf = ({body}: {readonly body: unknown}) => (body as {error?: {reason: string}}).error?.reason;
const listed = async (filter: {kind?: BoughtKind} = {}) => (await admin.call(listWork, filter)).body;
const rowOf = async () => (await owner.readTable(companyId, 'renewals'))[0];
const mailsOf = async (kind: string) => (await server.readMailOrders()).filter((mail) => mail.kind === kind);
type Act = z.input<typeof workOnBought.input>['act'];
type Where = {readonly kind?: BoughtKind; readonly of?: string; readonly by?: SyncDevice};
const work = async (id: string, act: Act, {kind = 'file-renewal', of = companyId, by = admin}: Where = {}) =>
  by.call(workOnBought, {id, companyId: of, kind, act});
const givenBackOf = async (orderId: string) => {
  await node.jobs.runDue(createGiveBackWorker(node.parts.port));
  const {rows} = await server.database.$client.query<{id: string}>(
    'select id from sandbox_payment_intents where order_id = $1',
    [orderId],
  );
  return valueOf(await node.parts.port.readPayment(rows[0]?.id ?? '')).givenBackCents;
};

test('[BUY12] a paid renewal waits at the desk, and is filed on a day with a proof that the company has; its owners are told', async () => {
  const placed = await buyIt(server, owner, {companyId});
  const {rows, total} = await listed();
  expect(total).toBe(1);
  expect(rows).toMatchObject([
    {kind: 'file-renewal', companyId, name: 'Ceibo LLC', state: 'MN', due: {at: '2027-01-01T06:00:00.000Z'}},
  ]);
  const id = rows[0]?.subjectId ?? '';
  const read = {id, companyId, kind: 'file-renewal'} as const;
  expect((await admin.call(readBought, read)).body).toEqual({
    ...read,
    paper: null,
    isBusy: false,
    company: 'Ceibo LLC',
    state: 'MN',
    what: 'report',
    period: 2026,
    count: 1,
    dueDay: '2026-12-31',
    since: new Date(server.clock.nowMs).toISOString(),
    isBegun: false,
    order: {number: placed.number, cents: handlingCents},
  });
  const proofId = await bringProof(server, admin, companyId);
  const done = {do: 'done', day: '2026-11-20', proofId, note: 'Presentado en línea.'} as const;
  expect(reasonOf(await work(id, {...done, proofId: null}))).toBe('admin.bought-proof-missing');
  expect(reasonOf(await work(id, {...done, proofId: placed.id}))).toBe('admin.bought-proof-missing');
  expect(reasonOf(await work(id, {...done, day: '2026-11-22'}))).toBe('admin.bought-day-wrong');
  // Two admins at once.
  const both = await Promise.all([work(id, done), work(id, done)]);
  expect(both.map(({status}) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  expect(both.map(reasonOf).filter(Boolean)).toEqual(['admin.bought-changed']);
  expect(await rowOf()).toMatchObject({filedOn: '2026-11-20', proofId, note: 'Presentado en línea.'});
  expect((await listed()).total).toBe(0);
  expect(reasonOf(await admin.call(readBought, read))).toBe('admin.no-such-bought');
  expect(await mailsOf('purchase-done')).toMatchObject([{bought: {what: 'report', period: 2026}, day: '2026-11-20'}]);
});

test('[BUY6] what cannot be filed is given back once with its reason, waits again and can be paid again', async () => {
  const placed = await buyIt(server, owner, {companyId});
  const id = (await listed()).rows[0]?.subjectId ?? '';
  const back = {do: 'return', why: 'lacking', note: 'Falta la dirección.'} as const;
  expect((await work(id, back)).status).toBe(200);
  expect(reasonOf(await work(id, back))).toBe('admin.bought-changed');
  expect(await givenBackOf(placed.id)).toBe(handlingCents);
  expect(await rowOf()).toMatchObject({
    paidAt: null,
    orderId: null,
    returnedWhy: 'lacking',
    note: 'Falta la dirección.',
  });
  expect((await owner.call(readRenewalSummary, {})).body).toMatchObject({pendingCount: 1});
  expect(await mailsOf('purchase-returned')).toMatchObject([
    {why: 'lacking', cents: handlingCents, number: placed.number},
  ]);
  await buyIt(server, owner, {companyId});
  expect(await rowOf()).toMatchObject({returnedAt: null, returnedWhy: null, note: ''});
});

test('[BUY8] a fee that nobody knows is asked for once, said by the desk, told to the owners and paid', async () => {
  const texan = await addOne(server, owner, {state: 'TX', since: '2025-11-01T12:00:00.000Z', name: 'Lago LLC'});
  const named = {companyId: texan, what: 'franchise-tax', period: 2026} as const;
  const bookkeeper = await openSyncDevice(server, 'Luis');
  await joinSpace(server, bookkeeper, texan, 'bookkeeper');
  expect(reasonOf(await bookkeeper.call(askRenewalFee, named))).toBe('renewal.not-permitted');
  expect(reasonOf(await (await openSyncDevice(server, 'Renata')).call(askRenewalFee, named))).toBe('renewal.none');
  const {body: asked} = await owner.call(askRenewalFee, named);
  expect((await owner.call(askRenewalFee, named)).body).toEqual(asked);
  const {rows} = await listed({kind: 'find-fee'});
  expect(rows).toMatchObject([{kind: 'find-fee', name: 'Lago LLC', subjectId: asked.id}]);
  const at = {kind: 'find-fee', of: texan} as const;
  expect((await work(asked.id, {do: 'fee', cents: 12_345}, at)).status).toBe(200);
  expect(reasonOf(await work(asked.id, {do: 'fee', cents: 1}, at))).toBe('admin.bought-changed');
  expect(await mailsOf('purchase-fee')).toMatchObject([{company: 'Lago LLC', cents: 12_345}]);
  const wish = {...report2026, what: 'franchise-tax'} as const;
  const seenCents = handlingCents + 12_345;
  expect((await order(server, owner, {companyId: texan, wish, seenCents})).status).toBe(200);
});

test('[BUY6] [BUY11] [BUY12] a service is begun, done, or given back by itself; what came with the company is not taken apart', async () => {
  const formed = await buy(server, owner, prepareOrder(server, {services: 'itin'}));
  const own = (await read(owner, formed)).companyId ?? '';
  const ids = ['good-standing', 'us-address'] as const;
  const wish = {kind: 'services' as const, services: ids.map((id) => ({id, count: 1}))};
  const placed = await buyIt(server, owner, {companyId: own, wish, seenCents: 27_000});
  expect((await listed({kind: 'do-service'})).total).toBe(3);
  const rows = await owner.readTable(own, 'companyServices');
  const idOf = (what: string) => String(rows.find((row) => row['serviceId'] === what)?.['id']);
  const at = {kind: 'do-service', of: own} as const;
  expect((await work(idOf('good-standing'), {do: 'begin'}, at)).status).toBe(200);
  expect(reasonOf(await work(idOf('good-standing'), {do: 'begin'}, at))).toBe('admin.bought-changed');
  const done = {do: 'done', day: '2026-11-20', proofId: null, note: ''} as const;
  expect((await work(idOf('good-standing'), done, at)).status).toBe(200);
  const back = {do: 'return', why: 'other', note: ''} as const;
  expect((await work(idOf('us-address'), back, at)).status).toBe(200);
  expect(await givenBackOf(placed.id)).toBe(18_000);
  expect(reasonOf(await work(idOf('itin'), back, at))).toBe('admin.bought-changed');
  const states = (await owner.readTable(own, 'companyServices')).map((row) => [row['serviceId'], row['status']]);
  expect(Object.fromEntries(states)).toEqual({'good-standing': 'done', 'us-address': 'returned', itin: 'ordered'});
  const paid = await owner.readTable(own, 'subscriptions');
  expect(paid.map(({id}) => id)).toEqual([own]);
});

test('[BUY12] only admins list and do it, and each thing in its own company alone', async () => {
  await buyIt(server, owner, {companyId});
  const id = (await listed()).rows[0]?.subjectId ?? '';
  expect((await owner.call(readBought, {id, companyId, kind: 'file-renewal'})).status).toBe(403);
  const back = {do: 'return', why: 'other', note: ''} as const;
  expect((await work(id, back, {by: owner})).status).toBe(403);
  const other = await addOne(server, owner, {name: 'Otra LLC'});
  expect(reasonOf(await work(id, back, {of: other}))).toBe('admin.no-such-bought');
  const elsewhere = {id, companyId: other, kind: 'file-renewal'} as const;
  expect(reasonOf(await admin.call(readBought, elsewhere))).toBe('admin.no-such-bought');
  expect(reasonOf(await work(id, {do: 'begin'}))).toBe('admin.bought-changed');
});
