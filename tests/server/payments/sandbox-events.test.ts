import {sql} from 'drizzle-orm';
import type {FastifyInstance} from 'fastify';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {sandboxCards} from '#contract/payments/sandbox-cards.ts';
import {buildApp} from '#server/app.ts';
import {readConfig} from '#server/config.ts';
import {openJobs, type Jobs} from '#server/jobs/open-jobs.ts';
import {hearPayments} from '#server/modules/payments/hear-payments.ts';
import {createEventWorker, providerEventJob} from '#server/modules/webhooks/provider-event-job.ts';
import {providerEvents} from '#server/modules/webhooks/table.ts';
import type {PaymentsSandbox} from '#server/providers/payments/sandbox/adapter.ts';
import {answerAction, confirmIntent, readBySecret} from '#server/providers/payments/sandbox/intents.ts';
import {disputeDelayMs} from '#server/providers/payments/sandbox/plan-events.ts';
import {sendDueEvents} from '#server/providers/payments/sandbox/send-events.ts';
import {events} from '#server/providers/payments/sandbox/tables.ts';
import {createSandboxSigner, sandboxName, type SandboxSigner} from '#server/providers/payments/sandbox/webhook.ts';
import {buildServer, quickPasswords, type TestServer} from '#tests/kits/build-server.ts';
import {valueOf} from '#tests/kits/payments-port/payments-bench.ts';
import {beginPayment, openSandboxOn} from './payment-steps.ts';

let server: TestServer;
let other: FastifyInstance;
let sandbox: PaymentsSandbox;
let signer: SandboxSigner;
/** The queue as each of the two nodes has it. */
let queues: Jobs[];

beforeAll(async () => {
  server = await buildServer();
  const {database, clock, dataDir} = server;
  const config = readConfig({NODE_ENV: 'test', RATE_LIMITS: 'off', LOG_LEVEL: 'silent', DATA_DIR: dataDir});
  const now = () => clock.nowMs;
  other = await buildApp({config, database, passwords: quickPasswords(), now, webhooks: []});
  sandbox = openSandboxOn(server);
  signer = createSandboxSigner(database);
  const open = () => openJobs({database, kinds: [providerEventJob], report: () => undefined});
  queues = [await open(), await open()];
  await database.execute(sql`create table kept (id text primary key, version int, state text, cents bigint)`);
});
afterAll(async () => {
  await Promise.all(queues.map((jobs) => jobs.close()));
  await other.close();
  await server.close();
});

const readNow = async (paymentId: string) => {
  const {state, receivedCents, givenBackCents, disputedCents} = valueOf(await sandbox.port.readPayment(paymentId));
  return {state, cents: receivedCents - givenBackCents - disputedCents};
};

/** Keeps what a payment is now, unless somebody has kept it since this was read: the work is then done once more. */
async function keepPayment(paymentId: string) {
  const {rows} = await server.database.execute<{version: number}>(
    sql`select version from kept where id = ${paymentId}`,
  );
  const version = rows[0]?.version ?? 0;
  const {state, cents} = await readNow(paymentId);
  return async (tx: Pick<TestServer['database'], 'execute'>) => {
    const {rowCount} = await tx.execute(
      sql`insert into kept values (${paymentId}, 1, ${state}, ${cents}) on conflict (id)
        do update set version = kept.version + 1, state = ${state}, cents = ${cents} where kept.version = ${version}`,
    );
    if (rowCount !== 1) throw new Error('somebody else was quicker');
  };
}

/** Both nodes work on what waits, and again on what failed. */
async function work(): Promise<void> {
  const {database, clock} = server;
  const webhooks = [hearPayments(signer.webhook, keepPayment)];
  const worker = createEventWorker({database, now: () => clock.nowMs, webhooks});
  for (;;) {
    await database.execute(sql`update pgboss.job set start_after = now() where name = 'provider-event'`);
    const done = await Promise.all(queues.map((jobs) => jobs.runDue(worker)));
    if (Math.max(...done) === 0) return;
  }
}

let sent = 0;

/** Every twentieth is lost on the way, and of every twentieth the answer is. */
function sendFrom(app: FastifyInstance): Promise<number> {
  const deliver = async (payload: string, headers: Record<string, string>) => {
    sent += 1;
    const isAnswerLost = sent % 20 === 10;
    if (sent % 20 === 0) return false;
    const url = `/api/v1/webhooks/${sandboxName}`;
    const {statusCode} = await app.inject({method: 'POST', url, payload, headers});
    return statusCode === 200 && !isAnswerLost;
  };
  return sendDueEvents({database: server.database, now: () => server.clock.nowMs, signer, deliver});
}

/** A second goes by, in which both nodes tell what is due. */
async function passSecond(): Promise<void> {
  server.clock.nowMs += 1_000;
  await Promise.all([sendFrom(server.app), sendFrom(other)]);
}

/** What becomes of a payment, one step after the other; each kind of card and of ending meets each other. */
const steps = [
  async (clientSecret: string, index: number) => {
    const card = sandboxCards[index % sandboxCards.length]?.token ?? 'pm_sandbox_visa';
    await confirmIntent(parts(), {clientSecret, card});
  },
  async (clientSecret: string, index: number) => {
    // Some close the bank's page.
    if (index % 11 === 0) return;
    const found = await readBySecret(parts(), clientSecret);
    if (found.ok) await answerAction(parts(), found.value.actionId ?? '', index % 4 !== 0);
  },
  async (clientSecret: string, index: number) => {
    if (index % 2 === 0) await confirmIntent(parts(), {clientSecret, card: 'pm_sandbox_visa'});
  },
  async (clientSecret: string, index: number) => {
    const paymentId = clientSecret.split('_secret_')[0] ?? '';
    if (index % 3 === 0) await sandbox.port.cancelPayment(paymentId);
    if (index % 5 !== 0) return;
    await sandbox.port.giveBack({paymentId, amountCents: 5_000, idempotencyKey: `back-${index}`});
  },
];
const parts = () => ({database: server.database, now: () => server.clock.nowMs});

/** More in the soak. */
const paymentCount = Number(process.env['FARO_PAYMENTS'] ?? 100);

test('[PAY8] [PAY12] many payments of which two nodes are told late, twice, in no order, with losses, are all kept as they are at last', async () => {
  const payments = await Promise.all(Array.from({length: paymentCount}, () => beginPayment(sandbox)));
  for (const step of steps) {
    // People pay while both nodes tell and work.
    await Promise.all([
      Promise.all(payments.map(({clientSecret}, index) => step(clientSecret, index))),
      passSecond().then(work),
    ]);
  }
  const planned = await server.database.$count(events);
  expect(planned).toBeGreaterThan(100);
  server.clock.nowMs += disputeDelayMs;
  for (let seconds = 0; (await server.database.$count(events)) > 0; seconds += 1) {
    expect(seconds).toBeLessThan(1_200);
    await passSecond();
  }
  await work();
  const {rows} = await server.database.execute<{id: string}>(sql`select id, state, cents::int from kept order by id`);
  const wanted = await Promise.all(
    payments.map(async ({paymentId}) => ({id: paymentId, ...(await readNow(paymentId))})),
  );
  expect(rows).toEqual(wanted.toSorted((one, next) => (one.id < next.id ? -1 : 1)));
  expect(new Set(wanted.map(({state}) => state))).toEqual(new Set(['paid', 'failed', 'canceled', 'needs-action']));
  expect(wanted.filter(({state, cents}) => state === 'paid' && cents === 0).length).toBeGreaterThan(0);
  const told = await server.database.select().from(providerEvents);
  expect(told.length).toBeGreaterThan(2.5 * paymentCount);
  expect(told.filter(({workedAt}) => workedAt === null)).toEqual([]);
  // They came in another order than they happened in.
  const came = told.toSorted((one, next) => (one.id < next.id ? -1 : 1)).map(({saidAt}) => saidAt);
  expect(came).not.toEqual(came.toSorted());
});

test('[PAY12] each event is told twice under one id, some later than others', async () => {
  const {paymentId} = await beginPayment(sandbox);
  const ofPayment = sql`intent_id = ${paymentId}`;
  const planned = await server.database.select().from(events).where(ofPayment);
  expect(planned.map(({nth}) => nth).toSorted((one, next) => one - next)).toEqual([0, 1]);
  expect(new Set(planned.map(({eventId, type}) => `${eventId} ${type}`)).size).toBe(1);
  server.clock.nowMs += 15_000;
  let tellings = 0;
  const deliver = async () => (tellings += 1) > 0;
  await sendDueEvents({...parts(), signer, deliver});
  expect([tellings, await server.database.$count(events)]).toEqual([2, 0]);
});

test('[PAY12] what nobody takes is told again after a while, and no more after three days', async () => {
  await beginPayment(sandbox);
  const send = (deliver: () => Promise<boolean>) => sendDueEvents({...parts(), signer, deliver});
  const refuse = async () => false;
  server.clock.nowMs += 15_000;
  expect([await send(refuse), await send(refuse)]).toEqual([2, 0]);
  server.clock.nowMs += 30_000;
  expect(await send(refuse)).toBe(2);
  server.clock.nowMs += 3 * 86_400_000;
  expect([await send(refuse), await server.database.$count(events)]).toEqual([0, 0]);
});

test('[PAY8] what another secret signed, what was altered and what is too old is refused at the door', async () => {
  const event = {
    id: 'evt_1',
    type: 'payment.paid',
    createdAt: new Date(server.clock.nowMs).toISOString(),
    intentId: 'pi',
  };
  const {payload, headers} = await signer.sign(event, server.clock.nowMs);
  const url = `/api/v1/webhooks/${sandboxName}`;
  const send = async (text: string, more: Record<string, string>) => {
    const {statusCode} = await server.app.inject({method: 'POST', url, payload: text, headers: {...headers, ...more}});
    return statusCode;
  };
  const old = await signer.sign(event, server.clock.nowMs - 300_001);
  const forged = `t=${server.clock.nowMs},v1=${'0'.repeat(64)}`;
  expect(await send(payload.replace('paid', 'made'), {})).toBe(400);
  expect(await send(old.payload, old.headers)).toBe(400);
  expect(await send(payload, {'sandbox-signature': forged})).toBe(400);
  expect(await send(payload, {'sandbox-signature': ''})).toBe(400);
  expect(await send(payload, {})).toBe(200);
});
