import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {sql} from 'drizzle-orm';
import type {FastifyInstance} from 'fastify';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {readOrder} from '#contract/orders/read-order.ts';
import {buildApp} from '#server/app.ts';
import {readConfig} from '#server/config.ts';
import {openJobs, type Jobs} from '#server/jobs/open-jobs.ts';
import {createGiveBackWorker, giveBackJob} from '#server/modules/orders/paying/give-back-job.ts';
import {settlePayment} from '#server/modules/orders/paying/settle-payment.ts';
import {sweepOrders} from '#server/modules/orders/sweep-orders.ts';
import {hearPayments} from '#server/modules/payments/hear-payments.ts';
import {createEventWorker, providerEventJob} from '#server/modules/webhooks/provider-event-job.ts';
import {providerEvents} from '#server/modules/webhooks/table.ts';
import {answerAction, readBySecret} from '#server/providers/payments/sandbox/intents.ts';
import {sendDueEvents} from '#server/providers/payments/sandbox/send-events.ts';
import {events} from '#server/providers/payments/sandbox/tables.ts';
import {createSandboxSigner, sandboxName, type SandboxSigner} from '#server/providers/payments/sandbox/webhook.ts';
import {buildServer, quickPasswords, type Device, type TestServer} from '#tests/kits/build-server.ts';
import {openOrdersNode, type OrdersNode} from './orders-node.ts';
import {giveCard, pay, place, prepareOrder, type TestOrder} from './order-steps.ts';

/** More in the soak. */
const orderCount = Number(process.env['FARO_ORDERS'] ?? 60);
/** How often each telling comes, at least. */
const tellings = Number(process.env['FARO_TELLINGS'] ?? 1);

let server: TestServer;
let other: FastifyInstance;
let nodes: OrdersNode[];
/** The queue of webhooks as each of the two nodes has it. */
let queues: Jobs[];
let signer: SandboxSigner;
let couponsDir: string;

beforeAll(async () => {
  couponsDir = await mkdtemp(path.join(os.tmpdir(), 'faro-coupons-'));
  const couponsFile = path.join(couponsDir, 'coupons.json');
  const samples = [
    {code: 'SUR10', kind: 'percent', percent: 10, appliesTo: 'plan'},
    {code: 'LAST', kind: 'percent', percent: 10, appliesTo: 'plan', mostUses: 1},
  ];
  await writeFile(couponsFile, JSON.stringify(samples));
  server = await buildServer({COUPONS_FILE: couponsFile});
  const {database, clock, dataDir} = server;
  const environment = {NODE_ENV: 'test', RATE_LIMITS: 'off', LOG_LEVEL: 'silent', DATA_DIR: dataDir};
  const config = readConfig({...environment, COUPONS_FILE: couponsFile});
  other = await buildApp({config, database, passwords: quickPasswords(), now: () => clock.nowMs, webhooks: []});
  signer = createSandboxSigner(database);
  nodes = [await openOrdersNode(server), await openOrdersNode(server)];
  const open = () => openJobs({database, kinds: [providerEventJob, giveBackJob], report: () => undefined});
  queues = [await open(), await open()];
});
afterAll(async () => {
  await Promise.all([...queues, ...nodes].map((one) => one.close()));
  await other.close();
  await server.close();
  await rm(couponsDir, {recursive: true});
});

const ask = async <Row>(statement: string): Promise<Row[]> =>
  (await server.database.$client.query(statement)).rows as Row[];
const reasonOf = ({body}: {readonly body: unknown}) => (body as {error?: {reason: string}}).error?.reason;
const offOf = ({seenCents}: TestOrder) => seenCents - seenCents / 10;

test('[CPN4] [ORD5] of two hundred who pay at once with the last use of a coupon one has it', async () => {
  const visitor = server.openDevice();
  const orders = Array.from({length: 200}, () => prepareOrder(server));
  await Promise.all(orders.map((order) => place(visitor, order)));
  const answers = await Promise.all(
    orders.map((order) => pay(visitor, {...order, seenCents: offOf(order)}, {couponCode: 'LAST'})),
  );
  expect(answers.filter(({status}) => status === 200)).toHaveLength(1);
  expect(answers.filter((answer) => reasonOf(answer) === 'catalogue.coupon-used-up')).toHaveLength(199);
  expect(await ask(`select from coupon_uses where code = 'LAST'`)).toHaveLength(1);
  expect(await ask(`select from orders where state = 'paying'`)).toHaveLength(1);
});

let sent = 0;
let came = 0;

/** Every event is told twice and more; every twentieth telling is lost on the way, and of every twentieth the answer is. */
function sendFrom(app: FastifyInstance): Promise<number> {
  const deliver = async (payload: string, headers: Record<string, string>) => {
    sent += 1;
    const isAnswerLost = sent % 20 === 10;
    if (sent % 20 === 0) return false;
    const url = `/api/v1/webhooks/${sandboxName}`;
    const tell = () => app.inject({method: 'POST', url, payload, headers});
    const answers = await Promise.all(Array.from({length: tellings + (sent % 3 === 0 ? 1 : 0)}, tell));
    came += answers.length;
    return answers.every(({statusCode}) => statusCode === 200) && !isAnswerLost;
  };
  return sendDueEvents({database: server.database, now: () => server.clock.nowMs, signer, deliver});
}

/** Both nodes work on what waits, and again on what failed. */
async function work(): Promise<void> {
  const {database, clock} = server;
  const workers = nodes.map(({parts}) => [
    createEventWorker({
      database,
      now: () => clock.nowMs,
      webhooks: [hearPayments(signer.webhook, async (paymentId) => void (await settlePayment(parts, paymentId)))],
    }),
    createGiveBackWorker(parts.port),
  ]);
  for (;;) {
    await database.execute(
      sql`update pgboss.job set start_after = now() where name in ('provider-event', 'give-back')`,
    );
    const done = await Promise.all(
      queues.flatMap((jobs, index) => (workers[index] ?? []).map((worker) => jobs.runDue<object>(worker as never))),
    );
    if (Math.max(...done) === 0) return;
  }
}

/** A second goes by, in which both nodes tell what is due. */
async function passSecond(): Promise<void> {
  server.clock.nowMs += 1_000;
  await Promise.all([sendFrom(server.app), sendFrom(other)]);
}

async function sweep(): Promise<void> {
  await Promise.all(
    nodes.map(({parts}) =>
      sweepOrders(parts, (error) => {
        throw error;
      }),
    ),
  );
}

/** What people do with a card in their hand, each in their own way. */
async function act(device: Device, order: TestOrder, index: number): Promise<void> {
  await place(device, order);
  const tabs = await Promise.all([pay(device, order), ...(index % 3 === 0 ? [pay(device, order)] : [])]);
  let shown = tabs[0]?.body;
  if (!shown) throw new Error('somebody paid');
  if (index % 7 === 0) return;
  if (index % 5 === 0) await giveCard(device, shown, 'pm_sandbox_no_funds');
  // One tab pays while the other wants another sum.
  if (index % 4 === 0) {
    const cheaper = {...order, seenCents: offOf(order)};
    const [again] = await Promise.all([
      pay(device, cheaper, {couponCode: 'SUR10'}),
      ...(index % 8 === 0 ? [giveCard(device, shown)] : []),
    ]);
    shown = again.body;
  }
  if (index % 6 === 0) {
    await giveCard(device, shown, 'pm_sandbox_secure');
    const found = await readBySecret(
      {database: server.database, now: () => server.clock.nowMs},
      shown.payment?.clientSecret ?? '',
    );
    if (!found.ok) return;
    await answerAction(
      {database: server.database, now: () => server.clock.nowMs},
      found.value.actionId ?? '',
      index % 12 !== 0,
    );
  } else if (shown.payment?.clientSecret) await Promise.all([giveCard(device, shown), giveCard(device, shown)]);
  if (index % 9 === 0) await device.call(readOrder, {id: order.id, secret: order.secret});
}

test('[ORD6] [ORD7] [ORD8] many orders whose webhooks come late, twice, in no order and with losses on two nodes: each is right, each company is there once, each cent is paid once', async () => {
  const visitor = server.openDevice();
  const orders = Array.from({length: orderCount}, () => prepareOrder(server));
  for (let first = 0; first < orders.length; first += 20) {
    const some = orders.slice(first, first + 20);
    await Promise.all([
      ...some.map((order, index) => act(visitor, order, first + index + 1)),
      passSecond().then(work),
      sweep(),
    ]);
  }
  for (let seconds = 0; (await server.database.$count(events)) > 0; seconds += 1) {
    expect(seconds).toBeLessThan(1_200);
    await passSecond();
    if (seconds % 10 === 0) await work();
  }
  await work();
  await expectAllRight(orders);
  // What nobody ended is over a day later, and what is paid stays so.
  server.clock.nowMs += 25 * 3_600_000;
  for (let round = 0; round <= orderCount / 50; round += 1) await sweep();
  for (let seconds = 0; (await server.database.$count(events)) > 0 && seconds < 1_200; seconds += 1) await passSecond();
  await work();
  await expectAllRight(orders);
  expect(await ask(`select from orders where state = 'paying'`)).toEqual([]);
  const told = await server.database.select().from(providerEvents);
  expect(told.filter(({workedAt}) => workedAt === null)).toEqual([]);
  expect(came).toBeGreaterThan(5 * orderCount * tellings);
});

/** What is known of an order, of its money and of its company. */
async function expectAllRight(orders: readonly TestOrder[]): Promise<void> {
  const ids = new Set(orders.map(({id}) => id));
  const rows = await ask<{
    id: string;
    state: string;
    cents: number;
    kept: number;
    companies: number;
    uses: number;
    code: string | null;
  }>(`
    select o.id, o.state, o.today_cents as cents, o.coupon_code as code,
      coalesce((select sum(amount_cents - given_back_cents) from sandbox_payment_intents i
        where i.order_id = o.id::text and i.state = 'paid'), 0)::int as kept,
      (select count(*) from companies c where c.id = o.id)::int as companies,
      (select count(*) from coupon_uses u where u.order_id = o.id and u.used_at is not null and u.code = o.coupon_code)::int as uses
    from orders o order by o.id`);
  const own = rows.filter(({id}) => ids.has(id));
  expect(own).toHaveLength(orders.length);
  const wrong = own.filter(({state, cents, kept, companies, uses, code}) =>
    state === 'paid'
      ? kept !== cents || companies !== 1 || uses !== (code === null ? 0 : 1)
      : kept !== 0 || companies !== 0 || uses !== 0,
  );
  expect(wrong).toEqual([]);
  const paid = own.filter(({state}) => state === 'paid');
  expect(paid.length).toBeGreaterThan(orders.length / 2);
  expect(paid.length).toBeLessThan(orders.length);
  const receipts = (await server.readMailOrders()).filter(({kind}) => kind === 'order-paid');
  expect(receipts).toHaveLength(paid.length);
  expect(await ask('select from companies')).toHaveLength(paid.length);
}
