import {afterAll, beforeAll, expect, test} from 'vitest';
import {listDeadLetters} from '#contract/admin/dead-letters.ts';
import {listProviderEvents} from '#contract/admin/provider-events.ts';
import {assembleSubscriptions} from '#server/assemble-subscriptions.ts';
import {settlePayment} from '#server/modules/orders/paying/settle-payment.ts';
import {hearPayments} from '#server/modules/payments/hear-payments.ts';
import {settleCharge} from '#server/modules/subscriptions/settle-charge.ts';
import type {PaymentsSandbox} from '#server/providers/payments/sandbox/adapter.ts';
import {confirmIntent} from '#server/providers/payments/sandbox/intents.ts';
import {createSandboxSigner, sandboxName, type SandboxSigner} from '#server/providers/payments/sandbox/webhook.ts';
import {buildServer, type TestServer} from '#tests/kits/build-server.ts';
import {valueOf} from '#tests/kits/payments-port/payments-bench.ts';
import type {SyncDevice} from '#tests/kits/sync-device.ts';
import {sendEvent, workOnEvents} from '#tests/kits/webhook-kit.ts';
import {openOrdersNode, type OrdersNode} from '#tests/server/orders/orders-node.ts';
import {beginPayment, openSandboxOn} from '#tests/server/payments/payment-steps.ts';
import {openAdmin} from '#tests/server/policy/cast.ts';

let server: TestServer;
let node: OrdersNode;
let sandbox: PaymentsSandbox;
let signer: SandboxSigner;
let admin: SyncDevice;
beforeAll(async () => {
  server = await buildServer();
  node = await openOrdersNode(server);
  sandbox = openSandboxOn(server);
  signer = createSandboxSigner(server.database);
  admin = await openAdmin(server);
});
afterAll(async () => {
  await node.close();
  await server.close();
});

/** Works as the server does: a payment is an order's or a renewal's. */
async function work(): Promise<void> {
  const subscriptions = assembleSubscriptions(node.parts);
  const settle = async (paymentId: string) => {
    await settlePayment(node.parts, paymentId);
    await settleCharge(subscriptions, paymentId);
  };
  await workOnEvents(server, [hearPayments(signer.webhook, settle)]);
}

async function countAll(): Promise<readonly number[]> {
  const tables = ['orders', 'companies', 'order_payments', 'subscription_payments', 'subscription_charges', 'invoices'];
  const counts = [];
  for (const table of tables) {
    const {rows} = await server.database.$client.query<{count: number}>(`select count(*)::int as count from ${table}`);
    counts.push(rows[0]?.count ?? -1);
  }
  return [...counts, (await server.readMailOrders()).length];
}

let told = 0;

/** Tells of a payment twice, under one id, and has it worked on. */
async function tell(intentId: string): Promise<void> {
  told += 1;
  const createdAt = new Date(server.clock.nowMs).toISOString();
  const sent = await signer.sign(
    {id: `evt_unknown_${told}`, type: 'payment.paid', createdAt, intentId},
    server.clock.nowMs,
  );
  for (const _time of ['once', 'again']) expect((await sendEvent(server, sandboxName, sent)).status).toBe(200);
  await work();
}

/** It is worked on, with nothing to be done, and nobody has to look at it. */
async function expectDone(): Promise<void> {
  const {rows} = (await admin.call(listProviderEvents, {})).body;
  expect(rows.filter(({workedAt, lastError}) => workedAt === null || lastError !== null)).toEqual([]);
  expect(rows).toHaveLength(told);
  expect((await admin.call(listDeadLetters, {})).body.total).toBe(0);
}

test('[WHK3] [PAY8] what is told of a payment that the provider itself does not know changes nothing, and is over', async () => {
  const before = await countAll();
  await tell('pi_sandbox_nobody');
  expect(await countAll()).toEqual(before);
  await expectDone();
});

test.each([
  ['an order that is not there', () => server.newId()],
  ['a subscription of somebody else', () => 'sub_nobody'],
  ['nothing', () => ''],
])(
  '[WHK3] [ORD8] [SUB6] a paid payment for %s is left alone: no company, no invoice, no mail, and its money stays',
  async (_for, makeId) => {
    const before = await countAll();
    const {paymentId, clientSecret} = await beginPayment(sandbox, {orderId: makeId()});
    const parts = {database: server.database, now: () => server.clock.nowMs};
    await confirmIntent(parts, {clientSecret, card: 'pm_sandbox_visa'});
    await tell(paymentId);
    expect(await countAll()).toEqual(before);
    expect(valueOf(await sandbox.port.readPayment(paymentId))).toMatchObject({state: 'paid', givenBackCents: 0});
    await expectDone();
  },
);
