import {afterAll, beforeAll, expect, test} from 'vitest';
import {readPaymentProvider} from '#contract/payments/payment-provider.ts';
import {confirmSandboxIntent, readSandboxIntent} from '#contract/payments/sandbox-intent.ts';
import type {PaymentsSandbox} from '#server/providers/payments/sandbox/adapter.ts';
import {buildServer, type Device, type TestServer} from '#tests/kits/build-server.ts';
import {valueOf} from '#tests/kits/payments-port/payments-bench.ts';
import {beginPayment, openSandboxOn} from './payment-steps.ts';

let server: TestServer;
let sandbox: PaymentsSandbox;
let visitor: Device;
beforeAll(async () => {
  server = await buildServer();
  sandbox = openSandboxOn(server);
  visitor = server.openDevice();
});
afterAll(() => server.close());

const confirm = (clientSecret: string, card: string) => visitor.call(confirmSandboxIntent, {clientSecret, card});
const read = async (paymentId: string) => valueOf(await sandbox.port.readPayment(paymentId));

test('a browser is told that test cards are taken, and by the keys of Stripe that real ones are', async () => {
  expect((await visitor.call(readPaymentProvider, {})).body).toEqual({kind: 'sandbox'});
  const real = await buildServer({
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  });
  const device = real.openDevice();
  expect((await device.call(readPaymentProvider, {})).body).toEqual({kind: 'stripe', publishableKey: 'pk_test_1'});
  const begun = await beginPayment(sandbox);
  const answer = await device.call(confirmSandboxIntent, {clientSecret: begun.clientSecret, card: 'pm_sandbox_visa'});
  expect(answer.status).toBe(404);
  const unsigned = await device.request({method: 'POST', url: '/api/v1/webhooks/sandbox-payments', payload: {}});
  expect(unsigned.status).toBe(404);
  expect((await device.request({method: 'GET', url: '/sandbox/payments/one'})).status).toBe(404);
  await real.close();
});

test('[PAY2] [PAY10] who has the client secret pays, and a second time changes nothing', async () => {
  const {clientSecret, paymentId} = await beginPayment(sandbox);
  const begun = await visitor.call(readSandboxIntent, {clientSecret});
  expect(begun.body).toEqual({state: 'needs-card', declined: null, actionUrl: null});
  const paid = {state: 'paid', declined: null, actionUrl: null};
  const presses = await Promise.all([
    confirm(clientSecret, 'pm_sandbox_visa'),
    confirm(clientSecret, 'pm_sandbox_mastercard'),
  ]);
  expect(presses.map(({body}) => body)).toEqual([paid, paid]);
  expect((await visitor.call(readSandboxIntent, {clientSecret})).body).toEqual(paid);
  expect(await read(paymentId)).toMatchObject({state: 'paid', receivedCents: 45_000});
});

test('[PAY10] a secret that is altered, cut, of nothing, or put together of two is no secret, and changes nothing', async () => {
  const [mine, theirs] = [await beginPayment(sandbox), await beginPayment(sandbox)];
  const [secretOfMine = '', secretOfTheirs = ''] = [mine, theirs].map((one) => one.clientSecret.split('_secret_')[1]);
  const bad = [
    `${theirs.paymentId}_secret_${secretOfMine}`,
    `${theirs.paymentId}_secret_`,
    `${theirs.paymentId}_secret_${secretOfTheirs.slice(0, -1)}`,
    `${theirs.paymentId}_secret_${secretOfTheirs}0`,
    theirs.paymentId,
    secretOfTheirs,
    '_secret_',
  ];
  const tryBoth = async (clientSecret: string) => [
    await confirm(clientSecret, 'pm_sandbox_visa'),
    await visitor.call(readSandboxIntent, {clientSecret}),
  ];
  for (const answer of (await Promise.all(bad.map(tryBoth))).flat())
    expect(answer).toMatchObject({status: 404, body: {error: {reason: 'payment.unknown'}}});
  for (const answer of (await Promise.all(["' or true --", '\u0000', ''].map(tryBoth))).flat())
    expect(answer).toMatchObject({status: 400, body: {error: {reason: 'request.invalid-field'}}});
  expect((await read(theirs.paymentId)).state).toBe('needs-card');
});

test('[PAY4] [PAY10] a saved card of another customer pays nothing', async () => {
  const mine = await beginPayment(sandbox, {saveCard: true});
  await confirm(mine.clientSecret, 'pm_sandbox_visa');
  const [saved] = valueOf(await sandbox.port.listCards(mine.customerId));
  const theirs = await beginPayment(sandbox);
  expect((await confirm(theirs.clientSecret, saved?.cardId ?? '')).status).toBe(404);
  const again = await beginPayment(sandbox, {customerId: mine.customerId});
  expect((await confirm(again.clientSecret, saved?.cardId ?? '')).body.state).toBe('paid');
});

test('[PAY3] a person is told the group of a refusal, and of a suspicion no more than "declined"', async () => {
  const {clientSecret} = await beginPayment(sandbox);
  const answer = await confirm(clientSecret, 'pm_sandbox_stolen');
  expect(answer.body).toEqual({state: 'failed', declined: 'declined', actionUrl: null});
  expect(answer.bytes.toString()).not.toContain('stolen');
  expect((await confirm(clientSecret, 'pm_sandbox_no_funds')).body.declined).toBe('funds');
});

test('[PAY9] a card number is refused, and nothing of it is kept or logged', async () => {
  const {clientSecret, paymentId} = await beginPayment(sandbox);
  const number = '4242424242424242';
  for (const card of [number, '4242 4242 4242 4242', '', 'pm_sandbox_', 'pm_sandbox_VISA'])
    expect((await confirm(clientSecret, card)).status).toBe(400);
  expect((await confirm(clientSecret, `pm_sandbox_${number}`)).status).toBe(404);
  expect(await read(paymentId)).toMatchObject({state: 'needs-card', card: null});
  expect(server.logLines.filter((line) => line.includes(number) || line.includes(clientSecret))).toEqual([]);
  const {rows} = await server.database.$client.query<{text: string}>(
    'select i::text || c::text as text from sandbox_payment_intents i left join sandbox_payment_cards c on true',
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter(({text}) => text?.includes(number))).toEqual([]);
});

test('[PAY10] a foreign page confirms nothing', async () => {
  const {clientSecret, paymentId} = await beginPayment(sandbox);
  const headers = {'sec-fetch-site': 'cross-site'};
  const input = {clientSecret, card: 'pm_sandbox_visa'};
  expect((await visitor.call(confirmSandboxIntent, input, headers)).status).toBe(403);
  expect((await read(paymentId)).state).toBe('needs-card');
});

test('[PAY7] a confirmation that is lost was done, one that met nobody was not, and both are asked again', async () => {
  const headers = {host: 'localhost:3000', 'sec-fetch-site': 'same-origin'};
  const press = (fault: string) =>
    server.app.inject({method: 'POST', url: `/dev/sandbox/payments/${fault}`, remoteAddress: '127.0.0.1', headers});
  for (const [fault, state] of [
    ['down', 'needs-card'],
    ['lost', 'paid'],
  ] as const) {
    const {clientSecret, paymentId} = await beginPayment(sandbox);
    expect((await press(fault)).statusCode).toBe(303);
    const answer = await confirm(clientSecret, 'pm_sandbox_visa');
    expect(answer).toMatchObject({status: 503, body: {error: {reason: 'payment.provider-down'}}});
    expect((await read(paymentId)).state).toBe(state);
    expect((await confirm(clientSecret, 'pm_sandbox_visa')).body.state).toBe('paid');
  }
});

test('[PAY12] another node, or the same after a restart, knows the same payments, cards and keys', async () => {
  const begun = await beginPayment(sandbox, {saveCard: true, idempotencyKey: 'kept', orderId: 'kept'});
  await confirm(begun.clientSecret, 'pm_sandbox_visa');
  const {port} = openSandboxOn(server);
  expect(valueOf(await port.readPayment(begun.paymentId)).state).toBe('paid');
  expect(valueOf(await port.listCards(begun.customerId))).toHaveLength(1);
  const again = await beginPayment(
    {...sandbox, port},
    {
      customerId: begun.customerId,
      saveCard: true,
      idempotencyKey: 'kept',
      orderId: 'kept',
    },
  );
  expect(again.paymentId).toBe(begun.paymentId);
});
