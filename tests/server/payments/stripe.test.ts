import {afterAll, beforeAll, beforeEach, expect, test} from 'vitest';
import {createStripePayments} from '#server/providers/payments/stripe/adapter.ts';
import {createStripeClient} from '#server/providers/payments/stripe/client.ts';
import type {PaymentsPort, WantedPayment} from '#server/providers/payments/port.ts';
import {silentLog} from '#tests/fakes/silent-log.ts';
import {startStripeServer, type StripeFault, type StripeServer} from '#tests/fakes/stripe/stripe-server.ts';
import {paymentsPortKit} from '#tests/kits/payments-port-kit.ts';
import {valueOf} from '#tests/kits/payments-port/payments-bench.ts';

const publishableKey = 'pk_test_of_the_tests';
/** Shorter than for people, longer than a busy machine takes. */
const place = {tryMs: 2_000, totalMs: 20_000};
/** Stripe's client asks three times. */
const eachTry = (fault: StripeFault) => [fault, fault, fault] as const;

paymentsPortKit('Stripe', async () => {
  const server = await startStripeServer();
  const {url, secretKey, account} = server;
  const client = createStripeClient(secretKey, {...place, url}, silentLog);
  return {
    port: createStripePayments(client, publishableKey),
    confirm: async (clientSecret, card) => account.confirm(clientSecret, card),
    answer: async (clientSecret, isConfirmed) => account.answer(clientSecret, isConfirmed),
    awaitDispute: async (paymentId) => account.dispute(paymentId),
    fail: (fault) => server.failActs(...eachTry(fault === 'down' ? {status: 503} : 'lost')),
    failNext: () => server.failNext(...eachTry({status: 503})),
    countPayments: async (orderId) =>
      [...account.intents.values()].filter(({metadata}) => metadata['orderId'] === orderId).length,
    close: server.close,
  };
});

let server: StripeServer;
let port: PaymentsPort;
let customerId: string;
let made = 0;
let lines: object[] = [];
const log = {info: (line: object) => void lines.push(line), debug: (line: object) => void lines.push(line)};

beforeAll(async () => {
  server = await startStripeServer();
  port = createStripePayments(createStripeClient(server.secretKey, {...place, url: server.url}, log), publishableKey);
  ({customerId} = valueOf(await port.ensureCustomer({key: 'ana', email: 'ana@example.com', name: 'Ana Núñez'})));
});
afterAll(() => server.close());
beforeEach(() => {
  lines = [];
});

const want = (): WantedPayment => ({
  idempotencyKey: `pay-${(made += 1)}`,
  orderId: `order-${made}`,
  amountCents: 45_000,
  customerId,
  saveCard: true,
  offSession: false,
  description: 'Faro FA-20261123-01',
  returnUrl: 'https://faro.example/es/checkout/one',
});

/** Begins a payment while the first requests go wrong. @returns what came of it, and how often Stripe was asked. */
async function beginUnder(...faults: StripeFault[]) {
  const wanted = want();
  const before = server.seen.length;
  server.failNext(...faults);
  const asked = await port.beginPayment(wanted);
  // What was repeated is read anew.
  const requests = server.seen.slice(before).filter(({line}) => line.startsWith('POST'));
  const keys = new Set(requests.map(({headers}) => headers['idempotency-key']));
  return {
    outcome: asked.ok ? asked.value.state : asked.failure.reason,
    tries: requests.length,
    keys: [...keys],
    wanted,
  };
}

const busy = {error: {type: 'invalid_request_error', code: 'lock_timeout'}};

test.each([
  ['a connection that broke', ['dropped']],
  ['an answer that was lost', ['lost']],
  ['another request of the same key under way', [{status: 409, error: {type: 'idempotency_error'}}]],
  ['a lock, where Stripe wants to be asked again', [{status: 429, headers: {'stripe-should-retry': 'true'}, ...busy}]],
  ['trouble at Stripe, twice', [{status: 500}, {status: 503}]],
  ['no answer in time', ['stalled']],
] as const)('[PAY7] [PAY1] %s is asked again at once, under the same key', async (_, faults) => {
  const {outcome, tries, keys, wanted} = await beginUnder(...faults);
  expect({outcome, tries, keys}).toEqual({
    outcome: 'needs-card',
    tries: faults.length + 1,
    keys: [wanted.idempotencyKey],
  });
});

test.each([
  ['too many requests', {status: 429, error: {type: 'invalid_request_error', code: 'rate_limit'}}],
  ['trouble that Stripe does not want to hear of again', {status: 500, headers: {'stripe-should-retry': 'false'}}],
  ['keys that Stripe does not take', {status: 401, error: {type: 'invalid_request_error'}}],
  ['keys that may not do this', {status: 403, error: {type: 'invalid_request_error'}}],
  ['an answer that is none', 'garbage'],
] as const)('[PAY7] %s is not knowing, and asking later succeeds', async (_, fault) => {
  const {outcome, tries, wanted} = await beginUnder(fault);
  expect({outcome, tries}).toEqual({outcome: 'payment.provider-down', tries: 1});
  expect(valueOf(await port.beginPayment(wanted)).state).toBe('needs-card');
});

test('[PAY7] all tries together end in time', async () => {
  const client = createStripeClient(server.secretKey, {url: server.url, tryMs: 60_000, totalMs: 50}, log);
  server.failNext('stalled');
  const asked = await createStripePayments(client, publishableKey).readPayment('pi_1');
  expect(asked).toMatchObject({ok: false, failure: {reason: 'payment.provider-down'}});
});

test('[PAY15] the log has one line for each request, without keys, secrets, cards or people', async () => {
  const {wanted} = await beginUnder({status: 500});
  const {clientSecret, paymentId} = valueOf(await port.beginPayment(wanted));
  server.account.confirm(clientSecret, 'pm_sandbox_visa');
  await port.readPayment(paymentId);
  const usual = {vendor: 'stripe', ms: expect.any(Number), requestId: 'req_1', status: 200};
  expect(lines).toEqual([
    {...usual, method: 'POST', path: '/v1/payment_intents', tries: 2},
    {...usual, method: 'POST', path: '/v1/payment_intents', tries: 1},
    {...usual, method: 'GET', path: '/v1/payment_intents/:id', tries: 1},
    {...usual, method: 'GET', path: '/v1/payment_intents/:id', tries: 1},
  ]);
  server.failNext('garbage');
  await port.listCards(customerId);
  const text = JSON.stringify(lines);
  expect(text).not.toMatch(/sk_test|pi_|cus_|pm_|secret|4242|ana@|Núñez/);
});

test('[PAY5] a payment is asked for as Stripe wants it: cards only, kept for later, under our order', async () => {
  const wanted = want();
  await port.beginPayment(wanted);
  const {form, headers} = server.seen.at(-1) ?? {};
  expect(headers).toMatchObject({'idempotency-key': wanted.idempotencyKey, 'stripe-version': '2026-10-28.endive'});
  expect(Object.fromEntries(form ?? [])).toEqual({
    amount: '45000',
    currency: 'usd',
    customer: customerId,
    description: wanted.description,
    'metadata[orderId]': wanted.orderId,
    'allowed_payment_method_types[0]': 'card',
    setup_future_usage: 'off_session',
  });
});

test('[PAY4] a customer at Stripe has the details of the last call, and one key', async () => {
  await port.ensureCustomer({key: 'ana', email: 'eva@example.com', name: 'Eva'});
  expect([...server.account.customers.values()]).toMatchObject([
    {id: customerId, email: 'eva@example.com', name: 'Eva', metadata: {key: 'ana'}},
  ]);
});

test('[PAY4] an e-mail that Stripe does not take keeps nobody from paying', async () => {
  const odd = valueOf(await port.ensureCustomer({key: 'eva', email: 'eva@niño,sur.example', name: 'Eva'}));
  expect(await port.beginPayment({...want(), customerId: odd.customerId})).toMatchObject({ok: true});
});

test.each([
  ['needs_response', 45_000],
  ['under_review', 45_000],
  ['lost', 45_000],
  ['won', 0],
  ['warning_needs_response', 0],
  ['something_new', 45_000],
] as const)('[PAY6] of a dispute that is "%s" %i cents are withheld', async (status, disputedCents) => {
  const {clientSecret, paymentId} = valueOf(await port.beginPayment(want()));
  server.account.confirm(clientSecret, 'pm_sandbox_disputed');
  server.account.dispute(paymentId, status);
  expect(valueOf(await port.readPayment(paymentId))).toMatchObject({state: 'paid', disputedCents});
});

test.each([
  ['needs_response', 'needs-answer'],
  ['warning_needs_response', 'needs-answer'],
  ['under_review', 'under-review'],
  ['warning_under_review', 'under-review'],
  ['won', 'won'],
  ['prevented', 'won'],
  ['warning_closed', 'won'],
  ['lost', 'lost'],
  ['something_new', 'needs-answer'],
] as const)(
  '[DSP1] a dispute that Stripe calls "%s" is "%s", and due while it needs an answer',
  async (status, state) => {
    const {clientSecret, paymentId} = valueOf(await port.beginPayment(want()));
    server.account.confirm(clientSecret, 'pm_sandbox_disputed');
    server.account.dispute(paymentId, status);
    const {disputes} = valueOf(await port.readPayment(paymentId));
    const answerBy = state === 'needs-answer' ? '2025-12-25T22:00:00.000Z' : null;
    const openedAt = '2025-12-17T19:33:20.000Z';
    expect(disputes).toMatchObject([{state, amountCents: 45_000, reason: 'fraudulent', openedAt, answerBy}]);
  },
);

test('[PAY7] what we never should have asked is a bug, told without values', async () => {
  const error = {type: 'invalid_request_error', code: 'email_invalid', param: 'email', message: 'ana@example is wrong'};
  server.failNext({status: 400, error});
  const asked = port.ensureCustomer({key: 'eva', email: 'eva@example.com', name: 'Eva'});
  await expect(asked).rejects.toThrow(
    /^Stripe refuses what was asked: invalid_request_error, email_invalid, at email$/,
  );
});

test('a browser is told the publishable key', () => {
  expect(port.publicFacts()).toEqual({kind: 'stripe', publishableKey});
});
