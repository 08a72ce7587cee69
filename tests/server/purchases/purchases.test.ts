import {afterEach, beforeEach, expect, test} from 'vitest';
import {readRenewalSummary} from '#contract/renewals/read-renewal-summary.ts';
import {markRenewal} from '#contract/renewals/mark-renewal.ts';
import {createGiveBackWorker} from '#server/modules/orders/paying/give-back-job.ts';
import {settlePayment} from '#server/modules/orders/paying/settle-payment.ts';
import {sweepOrders} from '#server/modules/orders/sweep-orders.ts';
import {buildServer, type TestServer} from '#tests/kits/build-server.ts';
import {storeFile} from '#tests/kits/store-file.ts';
import {changeMember, joinSpace, openSyncDevice, type SyncDevice} from '#tests/kits/sync-device.ts';
import {valueOf} from '#tests/kits/payments-port/payments-bench.ts';
import {openOrdersNode, type OrdersNode} from '#tests/server/orders/orders-node.ts';
import {giveCard, read} from '#tests/server/orders/order-steps.ts';
import {actAs, openAdmin} from '#tests/server/policy/cast.ts';
import {addOne, buyIt, handlingCents, order, payIt, report2026} from './purchase-steps.ts';

let server: TestServer;
let node: OrdersNode;
let owner: SyncDevice;
let manager: SyncDevice;
let companyId: string;
beforeEach(async () => {
  server = await buildServer();
  node = await openOrdersNode(server);
  owner = await openSyncDevice(server, 'Ana');
  manager = await openSyncDevice(server, 'Marta');
  companyId = await addOne(server, owner);
  await joinSpace(server, manager, companyId, 'manager');
});
afterEach(async () => {
  await node.close();
  await server.close();
});

const reasonOf = ({body}: {readonly body: unknown}) => (body as {error?: {reason: string}}).error?.reason;
const report = (error: unknown) => {
  throw error;
};
const renewalsOf = async (device = owner) => device.readTable(companyId, 'renewals');
const mailsOf = async (kind: string) => (await server.readMailOrders()).filter((mail) => mail.kind === kind);
const backOf = async (paymentId: string) => {
  await node.jobs.runDue(createGiveBackWorker(node.parts.port));
  return valueOf(await node.parts.port.readPayment(paymentId)).givenBackCents;
};
const paymentsOf = async (id: string) =>
  (await server.database.$client.query('select id from sandbox_payment_intents where order_id = $1', [id])).rows.map(
    (row: {id: string}) => row.id,
  );

test('[BUY4] [BUY9] a renewal that is paid is renewed and not filed yet, once however often it is told, with one receipt', async () => {
  const placed = await buyIt(server, owner, {companyId});
  expect(placed).toMatchObject({kind: 'renewal', state: 'placed', name: 'Ceibo LLC', companyId, todayCents: 9900});
  const [paymentId = ''] = await paymentsOf(placed.id);
  for (let nth = 0; nth < 3; nth += 1) await settlePayment(node.parts, paymentId);
  expect(await read(owner, placed)).toMatchObject({state: 'paid', isYours: true, isClaimed: true});
  const paidAt = new Date(server.clock.nowMs).toISOString();
  const row = {what: 'report', period: 2026, orderId: placed.id, paidAt, filedOn: null, elsewhereOn: null};
  for (const device of [owner, manager]) expect(await renewalsOf(device)).toMatchObject([row]);
  expect((await owner.call(readRenewalSummary, {})).body).toMatchObject({pendingCount: 0, overdueCount: 0});
  expect(await mailsOf('purchase-paid')).toMatchObject([
    {purchase: 'renewal', company: 'Ceibo LLC', cents: 9900, path: `dashboard/company/${companyId}/renewal`},
  ]);
  expect(await backOf(paymentId)).toBe(0);
});

test('[BUY4] a payment that was begun by a server that died at once is found by looking, and files once', async () => {
  const {body: placed} = await order(server, owner, {companyId});
  const {body: paying} = await payIt(owner, placed);
  // What the server would have written next.
  await server.database.$client.query('update orders set payment_id = null');
  await server.database.$client.query('delete from order_payments');
  await giveCard(owner, paying);
  server.clock.nowMs += 3 * 60_000;
  for (let nth = 0; nth < 2; nth += 1) await sweepOrders(node.parts, report);
  const [paymentId = ''] = await paymentsOf(placed.id);
  await settlePayment(node.parts, paymentId);
  expect(await renewalsOf()).toMatchObject([{orderId: placed.id, filedOn: null}]);
  expect(await mailsOf('purchase-paid')).toHaveLength(1);
  expect(await backOf(paymentId)).toBe(0);
});

test('[BUY1] [BUY3] placing the same again is the same order; another sum, a period that is paid and one that is not due are refused', async () => {
  const first = await order(server, owner, {companyId});
  expect((await order(server, owner, {companyId})).body.id).toBe(first.body.id);
  expect(reasonOf(await order(server, owner, {companyId, seenCents: 1}))).toBe('order.price-changed');
  expect(reasonOf(await order(server, owner, {companyId, wish: {...report2026, period: 2027}}))).toBe('purchase.none');
  await buyIt(server, owner, {companyId});
  expect(reasonOf(await order(server, manager, {companyId}))).toBe('purchase.settled');
  const marked = {
    companyId,
    what: 'report',
    period: 2026,
    mark: {elsewhereOn: '2026-11-18', proofId: await storeFile(server, companyId)},
  } as const;
  expect(reasonOf(await owner.call(markRenewal, marked))).toBe('renewal.paid');
});

test('[BUY3] of two people who pay the same at once one is told, and pays once the other has left', async () => {
  const [one, other] = [await order(server, owner, {companyId}), await order(server, manager, {companyId})];
  expect(one.body.id).not.toBe(other.body.id);
  const both = await Promise.all([payIt(owner, one.body), payIt(manager, other.body)]);
  expect(both.map(({status}) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(both.map(reasonOf).filter(Boolean)).toEqual(['purchase.being-paid']);
  const [isOwner] = both.map(({status}) => status === 200);
  const [paying, device] = isOwner ? [both[0], owner] : [both[1], manager];
  await giveCard(device, paying.body);
  await read(device, paying.body);
  const [late, waiting] = isOwner ? [manager, other] : [owner, one];
  expect(reasonOf(await payIt(late, waiting.body))).toBe('purchase.settled');
  expect(await renewalsOf()).toHaveLength(1);
});

test('[BUY5] what was marked as filed elsewhere while it was being paid is given back, and who paid is told', async () => {
  const {body: placed} = await order(server, owner, {companyId});
  const {body: paying} = await payIt(owner, placed);
  const mark = {elsewhereOn: '2026-11-18', proofId: await storeFile(server, companyId)};
  await manager.call(markRenewal, {companyId, what: 'report', period: 2026, mark});
  await giveCard(owner, paying);
  expect(await read(owner, placed)).toMatchObject({state: 'paid'});
  const [paymentId = ''] = await paymentsOf(placed.id);
  expect(await backOf(paymentId)).toBe(handlingCents);
  // Told again, nothing more goes back.
  await settlePayment(node.parts, paymentId);
  expect(await backOf(paymentId)).toBe(handlingCents);
  expect(await renewalsOf()).toMatchObject([{elsewhereOn: '2026-11-18', paidAt: null, orderId: null}]);
  expect(await mailsOf('purchase-returned')).toMatchObject([{why: 'settled', cents: handlingCents}]);
  expect(await mailsOf('purchase-paid')).toEqual([]);
});

test('[BUY2] a bookkeeper may not, a stranger sees no such company, and nobody buys while acting for another', async () => {
  const [bookkeeper, stranger] = [await openSyncDevice(server, 'Luis'), await openSyncDevice(server, 'Renata')];
  await joinSpace(server, bookkeeper, companyId, 'bookkeeper');
  expect(reasonOf(await order(server, bookkeeper, {companyId}))).toBe('purchase.not-permitted');
  expect(reasonOf(await order(server, stranger, {companyId}))).toBe('purchase.none');
  const {body: placed} = await order(server, manager, {companyId});
  for (const other of [bookkeeper, stranger, owner]) expect(reasonOf(await payIt(other, placed))).toBe('order.unknown');
  const acting = await actAs(await openAdmin(server), owner.me.id);
  expect(reasonOf(await order(server, acting, {companyId}))).toBe('account.not-while-acting');
  // Who was let go meanwhile pays nothing any more.
  await changeMember(server, manager.me.id, companyId, {deleted: true});
  expect(reasonOf(await payIt(manager, placed))).toBe('purchase.none');
  expect(await renewalsOf()).toEqual([]);
});

test('[BUY3] a card that is refused buys nothing, and another one does; what is left for an hour is canceled and told, and free for the others', async () => {
  const {body: placed} = await order(server, owner, {companyId});
  const {body: paying} = await payIt(owner, placed);
  await giveCard(owner, paying, 'pm_sandbox_no_funds');
  expect(await read(owner, placed)).toMatchObject({state: 'paying', payment: {declined: 'funds'}});
  expect(await renewalsOf()).toEqual([]);
  expect(reasonOf(await order(server, manager, {companyId}))).toBe('purchase.being-paid');
  server.clock.nowMs += 61 * 60_000;
  await sweepOrders(node.parts, report);
  const [told] = await mailsOf('purchase-unpaid');
  expect(told).toMatchObject({company: 'Ceibo LLC', path: `dashboard/checkout/${placed.id}`});
  const other = await openSyncDevice(server, 'Nora');
  await joinSpace(server, other, companyId, 'manager');
  await buyIt(server, other, {companyId});
  expect(await renewalsOf(other)).toHaveLength(1);
});

test('[BUY7] late, it also costs what the state adds; what the state takes stands by its name', async () => {
  const late = await addOne(server, owner, {state: 'FL', since: '2025-11-01T12:00:00.000Z'});
  const wish = {...report2026, period: 2026};
  const {body} = await order(server, owner, {companyId: late, wish, seenCents: 9900 + 13_875 + 40_000});
  expect(body.lines).toEqual([
    {kind: 'handling', id: 'report:2026', period: 'once', count: 1, cents: 9900},
    {kind: 'state-fee', id: 'report:2026', period: 'once', count: 1, cents: 13_875},
    {kind: 'state-late', id: 'report:2026', period: 'once', count: 1, cents: 40_000},
  ]);
});

test('[BUY8] where only the least is known, or nothing, nobody pays', async () => {
  const texan = await addOne(server, owner, {state: 'TX', since: '2025-11-01T12:00:00.000Z'});
  const wish = {kind: 'renewal', what: 'franchise-tax', period: 2026} as const;
  expect(reasonOf(await order(server, owner, {companyId: texan, wish}))).toBe('purchase.fee-unknown');
});
