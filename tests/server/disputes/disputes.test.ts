import {afterAll, beforeAll, beforeEach, expect, test} from 'vitest';
import {listActs} from '#contract/desk/list-acts.ts';
import {listWork} from '#contract/desk/list-work.ts';
import {claimOrder} from '#contract/orders/claim-order.ts';
import {readFiling} from '#contract/orders/read-filing.ts';
import {succeed} from '#contract/kernel/failure.ts';
import {noteDisputes, watchDisputes} from '#server/modules/disputes/note-disputes.ts';
import {disputeNews, paymentDisputes} from '#server/modules/disputes/table.ts';
import type {Payment, PaymentDispute} from '#server/providers/payments/port.ts';
import {disputeDelayMs, disputeLifeMs} from '#server/providers/payments/sandbox/plan-events.ts';
import {buildServer, type Device, type TestServer} from '#tests/kits/build-server.ts';
import {openSyncDevice, type SyncDevice} from '#tests/kits/sync-device.ts';
import {giveCard, pay, place, prepareOrder, read, type TestOrder} from '#tests/server/orders/order-steps.ts';
import {openSandboxOn} from '#tests/server/payments/payment-steps.ts';
import {openAdmin} from '#tests/server/policy/cast.ts';

let server: TestServer;
let admin: SyncDevice;
let owner: SyncDevice;
let visitor: Device;
let order: TestOrder;
let paymentId: string;
/** The payment as it was before its dispute. */
let paid: Payment;

beforeAll(async () => {
  server = await buildServer();
  admin = await openAdmin(server);
  owner = await openSyncDevice(server, 'Ana');
  visitor = server.openDevice();
  order = prepareOrder(server, {nameOne: 'Cobalto', state: 'DE'});
  await place(visitor, order);
  const {body} = await pay(visitor, order);
  await giveCard(visitor, body, 'pm_sandbox_disputed');
  await read(visitor, order);
  await owner.call(claimOrder, {id: order.id, secret: order.secret});
  paymentId = body.payment?.clientSecret?.split('_secret_')[0] ?? '';
  paid = await readPaid();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.delete(disputeNews);
  await server.database.delete(paymentDisputes);
});

const sandbox = () => openSandboxOn(server).port;
const parts = () => ({database: server.database, now: () => server.clock.nowMs, port: sandbox()});
async function readPaid(): Promise<Payment> {
  const asked = await sandbox().readPayment(paymentId);
  if (!asked.ok) throw new Error(asked.failure.reason);
  return asked.value;
}
/** A provider that says this of the dispute of the order's payment. */
const saying = (dispute: Partial<PaymentDispute>, of: Partial<Payment> = {}) => ({
  ...parts(),
  port: {
    vendor: 'stripe' as const,
    readPayment: async () => succeed({...paid, disputes: [{...open(), ...dispute}], ...of}),
  },
});
const open = (): PaymentDispute => ({
  disputeId: 'dp_1',
  state: 'needs-answer',
  amountCents: 45_000,
  reason: 'fraudulent',
  openedAt: '2026-11-20T10:00:00.000Z',
  answerBy: '2026-11-29T23:59:59.000Z',
});
const listDisputes = async () => (await admin.call(listWork, {kind: 'answer-dispute'})).body.rows;
const readStates = async () =>
  (await admin.call(readFiling, {id: order.id})).body.disputes.map(({state, closedAt}) => [state, closedAt !== null]);
const readNews = async () => (await admin.call(listActs, {kind: 'disputed'})).body.rows;
const readNewStates = async () => new Set((await readNews()).map(({what}) => what));

test('[DSP1] [DSP3] [DSP4] a dispute is work until its provider’s day, waits under review without one, and leaves when it is decided', async () => {
  await noteDisputes(saying({}), paymentId);
  const due = {at: '2026-11-29T23:59:59.000Z', day: null};
  const facts = {kind: 'answer-dispute', name: 'Cobalto LLC', state: 'DE', orderId: order.id, companyId: order.id};
  expect(await listDisputes()).toMatchObject([{...facts, since: '2026-11-20T10:00:00.000Z', due, assigned: null}]);
  const {body} = await admin.call(readFiling, {id: order.id});
  expect(body.disputes).toEqual([{...open(), vendor: 'stripe', paymentId, paidFor: 'order', closedAt: null}]);
  await noteDisputes(saying({state: 'under-review', answerBy: null}), paymentId);
  expect(await listDisputes()).toMatchObject([{kind: 'answer-dispute', due: null, isOverdue: false}]);
  await noteDisputes(saying({state: 'won', answerBy: null}), paymentId);
  expect(await listDisputes()).toEqual([]);
  expect(await readStates()).toEqual([['won', true]]);
  const news = await readNews();
  expect(news).toHaveLength(3);
  expect(await readNewStates()).toEqual(new Set(['needs-answer', 'under-review', 'won']));
  expect(news[0]).toMatchObject({kind: 'disputed', admin: 'Stripe', user: null, company: {name: 'Cobalto LLC'}});
});

test('[DSP1] what a company bought, and its renewal, are disputed alike, and lead to the order that it came by', async () => {
  const [{id: purchaseId}] = await rows<[{id: string}]>(
    `insert into orders (id, number, kind, state, user_id, email, language, purchase, lines, today_cents, renewals, placed_at, expires_at, paid_at, company_id)
     select $1, 'FA-20261120-99', 'services', 'paid', user_id, email, language, '{"wish":{},"company":"Cobalto LLC"}', '[]', 100, '[]', placed_at, expires_at, paid_at, company_id
     from orders where id = $2 returning id`,
    [server.newId(), order.id],
  );
  await noteDisputes(saying({disputeId: 'dp_2'}, {orderId: purchaseId, paymentId: 'pi_2'}), 'pi_2');
  expect(await listDisputes()).toMatchObject([{orderId: order.id, companyId: order.id, name: 'Cobalto LLC'}]);
  const [{id: chargeId}] = await rows<[{id: string}]>(
    `insert into subscription_charges (id, company_id, due_on, lines, cents, state, made_at)
     values ($1, $2, '2026-11-20', '[]', 45000, 'waiting', now()) returning id`,
    [server.newId(), order.id],
  );
  const later = {disputeId: 'dp_3', openedAt: '2026-11-21T10:00:00.000Z'};
  await noteDisputes(saying(later, {orderId: chargeId, paymentId: 'pi_3'}), 'pi_3');
  expect(await listDisputes()).toMatchObject([{orderId: order.id}, {orderId: order.id, companyId: order.id}]);
  const {body} = await admin.call(readFiling, {id: order.id});
  expect(body.disputes.map(({disputeId, paidFor}) => [disputeId, paidFor])).toEqual([
    ['dp_3', 'plan'],
    ['dp_2', 'purchase'],
  ]);
});

test('[DSP2] the same told many times, on two nodes and in any order, is one dispute, and one piece of news for each state', async () => {
  const told = [
    saying({}),
    saying({}),
    saying({state: 'lost', answerBy: null}),
    saying({state: 'lost', answerBy: null}),
  ];
  // Whoever was overtaken is asked again, as its job is.
  const insist = async (one: ReturnType<typeof saying>): Promise<void> =>
    noteDisputes(one, paymentId).catch(async (error: unknown) => {
      if (!(error instanceof Error) || !error.message.includes('quicker')) throw error;
      await insist(one);
    });
  await Promise.all(told.slice(0, 2).map(insist));
  await Promise.all(told.slice(2).map(insist));
  expect(await server.database.$count(paymentDisputes)).toBe(1);
  expect(await readNews()).toHaveLength(2);
  expect(await readNewStates()).toEqual(new Set(['lost', 'needs-answer']));
});

test('[DSP2] a reading that another overtook writes nothing, and is done again', async () => {
  const late = saying({});
  const {readPayment} = late.port;
  const overtaken = {
    ...late,
    port: {
      ...late.port,
      readPayment: async () => {
        const read = await readPayment();
        await noteDisputes(saying({state: 'lost', answerBy: null}), paymentId);
        return read;
      },
    },
  };
  await expect(noteDisputes(overtaken, paymentId)).rejects.toThrow('another reading was quicker');
  expect(await readStates()).toEqual([['lost', true]]);
});

test('[DSP5] [DSP2] a sandbox card is disputed after a while, and lost when nobody answers, also where the event of it was lost', async () => {
  await noteDisputes(parts(), paymentId);
  expect(await listDisputes()).toEqual([]);
  server.clock.nowMs += disputeDelayMs;
  await noteDisputes(parts(), paymentId);
  expect(await listDisputes()).toHaveLength(1);
  expect(await readStates()).toEqual([['needs-answer', false]]);
  server.clock.nowMs += disputeLifeMs;
  const refuse = (error: unknown) => {
    throw error;
  };
  expect(await watchDisputes(parts(), refuse)).toBe(1);
  expect(await listDisputes()).toEqual([]);
  expect(await readStates()).toEqual([['lost', true]]);
  expect(await watchDisputes(parts(), refuse)).toBe(0);
});

test('[DSP3] the owner, another person and a visitor are told of no dispute', async () => {
  await noteDisputes(saying({}), paymentId);
  const other = await openSyncDevice(server, 'Bruno');
  for (const [who, status] of [
    [owner, 403],
    [other, 403],
    [visitor, 401],
  ] as const) {
    expect((await who.call(listWork, {kind: 'answer-dispute'})).status).toBe(status);
    expect((await who.call(readFiling, {id: order.id})).status).toBe(status);
    expect((await who.call(listActs, {kind: 'disputed'})).status).toBe(status);
  }
  expect(JSON.stringify(await read(owner, order))).not.toContain('dp_1');
});

async function rows<Rows>(statement: string, values: readonly string[]): Promise<Rows> {
  // Written by this very statement.
  return (await server.database.$client.query(statement, [...values])).rows as Rows;
}
