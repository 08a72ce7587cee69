import {expect, test} from 'vitest';
import {fail} from '#contract/kernel/failure.ts';
import {readOrder} from '#contract/orders/read-order.ts';
import {sweepOrders} from '#server/modules/orders/sweep-orders.ts';
import {createForgetCustomerWorker} from '#server/modules/payments/customers/forget-customer-job.ts';
import {openOrdersBench, report} from './orders-bench.ts';
import {pay, place, prepareOrder, read as readBy, type TestOrder} from './order-steps.ts';

const bench = openOrdersBench();
const hourMs = 3_600_000;
const dayMs = 86_400_000;
const read = async (order: TestOrder, device = bench().visitor) => readBy(device, order);

test('[ORD14] what was answered for an order that ran out is forgotten 30 days later, also after a payment that was canceled', async () => {
  const {server, visitor, parts, ask, placed} = bench();
  const order = await placed();
  const kept = await placed();
  await pay(visitor, order);
  server.clock.nowMs += 25 * hourMs;
  await sweepOrders(parts, report);
  server.clock.nowMs += 30 * dayMs;
  await place(visitor, kept);
  await sweepOrders(parts, report);
  expect((await read(order)).state).toBe('expired');
  server.clock.nowMs += 30 * dayMs;
  await sweepOrders(parts, report);
  expect((await visitor.call(readOrder, {id: order.id, secret: order.secret})).body).toBeNull();
  expect(await ask('select id from orders')).toEqual([{id: kept.id}]);
  for (const table of ['order_secrets', 'order_payments', 'order_mails'])
    expect(JSON.stringify(await ask(`select * from ${table}`))).not.toContain(order.id);
  expect(await ask('select from payment_customers')).toEqual([]);
  expect((await place(visitor, order)).status).toBe(200);
});

test('[PAY18] the card customer of a forgotten order is forgotten by its provider too, however often that fails; a person’s stays', async () => {
  const {server, visitor, node, parts, ask, placed} = bench();
  const owner = await server.registerPerson();
  const own = prepareOrder(server);
  await place(owner, own);
  await pay(owner, own);
  const order = await placed();
  await pay(visitor, order);
  server.clock.nowMs += 25 * hourMs;
  await sweepOrders(parts, report);
  server.clock.nowMs += 31 * dayMs;
  await sweepOrders(parts, report);
  server.clock.nowMs += 31 * dayMs;
  await Promise.all([sweepOrders(parts, report), sweepOrders(parts, report)]);
  expect(await ask('select from orders')).toEqual([]);
  const readCustomers = async () => ask('select email, removed from sandbox_payment_customers order by removed');
  const isThere = {email: own.draft.email, removed: false};
  expect(await readCustomers()).toEqual([isThere, isThere]);
  const down = {...parts.port, removeCustomer: async () => fail('provider-down', 'payment.provider-down')};
  expect(await node.jobs.runDue(createForgetCustomerWorker(down))).toBe(1);
  await ask(`update pgboss.job set start_after = now() where name = 'forget-customer'`);
  expect(await node.jobs.runDue(createForgetCustomerWorker(parts.port))).toBe(1);
  expect(await readCustomers()).toEqual([isThere, {email: '', removed: true}]);
  expect(await ask('select owner_id from payment_customers')).toEqual([{owner_id: owner.me.id}]);
});

test('[ORD14] [PAY18] an order for which money was given back stays when it ran out, its card customer does not', async () => {
  const {server, visitor, node, parts, ask, placed} = bench();
  const order = await placed();
  await pay(visitor, order);
  server.clock.nowMs += 25 * hourMs;
  await sweepOrders(parts, report);
  await ask('update order_payments set given_back_at = begun_at');
  server.clock.nowMs += 31 * dayMs;
  await sweepOrders(parts, report);
  server.clock.nowMs += 31 * dayMs;
  for (let round = 0; round < 2; round += 1) await sweepOrders(parts, report);
  expect(await ask('select id, state from orders')).toEqual([{id: order.id, state: 'expired'}]);
  expect(await ask('select from payment_customers')).toEqual([]);
  expect(await node.jobs.runDue(createForgetCustomerWorker(parts.port))).toBe(1);
});
