import {afterAll, beforeAll, expect, test} from 'vitest';
import {confirmSandboxIntent, readSandboxIntent} from '#contract/payments/sandbox-intent.ts';
import type {PaymentsSandbox} from '#server/providers/payments/sandbox/adapter.ts';
import type {WantedPayment} from '#server/providers/payments/port.ts';
import {buildServer, type TestServer} from '#tests/kits/build-server.ts';
import {valueOf} from '#tests/kits/payments-port/payments-bench.ts';
import {beginPayment, openSandboxOn} from './payment-steps.ts';

let server: TestServer;
let sandbox: PaymentsSandbox;
beforeAll(async () => {
  server = await buildServer();
  sandbox = openSandboxOn(server);
});
afterAll(() => server.close());

/** A payment whose bank wants to see the person, and the page for it. */
async function openAction(overrides: Partial<WantedPayment> = {}, card = 'pm_sandbox_secure') {
  const payment = await beginPayment(sandbox, overrides);
  const input = {clientSecret: payment.clientSecret, card};
  const {body} = await server.openDevice().call(confirmSandboxIntent, input);
  expect(body).toMatchObject({state: 'needs-action', declined: null});
  return {...payment, url: body.actionUrl ?? ''};
}

const ask = (method: 'GET' | 'POST', url: string, headers: Record<string, string> = {}) =>
  server.app.inject({method, url, headers: {'sec-fetch-site': 'same-origin', ...headers}});
const form = {'content-type': 'application/x-www-form-urlencoded'};
const framed = {...form, 'sec-fetch-dest': 'iframe'};
const stateOf = async (paymentId: string) => valueOf(await sandbox.port.readPayment(paymentId)).state;

test.each([
  ['es', 'Confirma que eres tú', 'es una prueba', '$450.00'],
  ['en', 'Confirm that it is you', 'this is a test', '$450.00'],
  ['pt', 'Confirme que é você', 'é um teste', '450,00'],
])(
  '[PAY11] the page speaks %s as the page before it, is marked, and tells amount and card',
  async (language, ...words) => {
    const returnUrl = `https://faro.example/${language}/checkout/one?x=1`;
    const {url} = await openAction({returnUrl, description: 'Faro <b>FA-1</b>'});
    const {body, headers, statusCode} = await ask('GET', url, {'accept-language': 'en'});
    expect(statusCode).toBe(200);
    for (const word of [...words, `lang="${language}"`, 'Sandbox', '•••• 3220', 'Faro &lt;b&gt;FA-1'])
      expect(body).toContain(word);
    expect(headers).toMatchObject({'x-frame-options': 'SAMEORIGIN', 'cache-control': 'no-store'});
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
    for (const file of ['/sandbox/payments/style.css', '/sandbox/payments/done.js'])
      expect((await ask('GET', file)).statusCode).toBe(200);
  },
);

test('[PAY11] confirming pays and leads back, with what Stripe adds', async () => {
  const {url, paymentId, clientSecret} = await openAction({returnUrl: '/es/checkout/one?step=2'});
  const {statusCode, headers} = await ask('POST', `${url}/confirm`, form);
  const more = `payment_intent=${paymentId}&payment_intent_client_secret=${clientSecret}&redirect_status=succeeded`;
  expect([statusCode, headers.location]).toEqual([303, `/es/checkout/one?step=2&${more}`]);
  expect(await stateOf(paymentId)).toBe('paid');
  // Pressed again, or opened again.
  expect((await ask('POST', `${url}/refuse`, form)).statusCode).toBe(303);
  expect((await ask('GET', url)).statusCode).toBe(404);
  expect(await stateOf(paymentId)).toBe('paid');
});

test('[PAY11] refusing fails, and another card pays', async () => {
  const {url, paymentId, clientSecret} = await openAction();
  const {headers} = await ask('POST', `${url}/refuse`, form);
  expect(headers.location).toContain('redirect_status=failed');
  expect(await stateOf(paymentId)).toBe('failed');
  const input = {clientSecret, card: 'pm_sandbox_visa'};
  expect((await server.openDevice().call(confirmSandboxIntent, input)).body.state).toBe('paid');
});

test('[PAY11] in a frame the page that opened it is told', async () => {
  const {url, paymentId} = await openAction();
  const {statusCode, body} = await ask('POST', `${url}/confirm`, framed);
  expect([statusCode, body.includes('/sandbox/payments/done.js')]).toEqual([200, true]);
  expect(await stateOf(paymentId)).toBe('paid');
});

test('[PAY11] leaving the page changes nothing, and a card tried afterwards makes it old', async () => {
  const {url, paymentId, clientSecret} = await openAction();
  await ask('GET', url);
  expect(await stateOf(paymentId)).toBe('needs-action');
  const input = {clientSecret, card: 'pm_sandbox_secure_always'};
  const {body} = await server.openDevice().call(confirmSandboxIntent, input);
  expect((await ask('POST', `${url}/confirm`, form)).statusCode).toBe(404);
  expect(await stateOf(paymentId)).toBe('needs-action');
  await ask('POST', `${body.actionUrl ?? ''}/confirm`, form);
  expect(await stateOf(paymentId)).toBe('paid');
});

test('[PAY11] [PAY4] a card that is saved asks for the bank’s page too, and leads back as Stripe does', async () => {
  const {customerId} = await beginPayment(sandbox);
  const wanted = {idempotencyKey: 'save', customerId, returnUrl: '/es/payment-method'};
  const {clientSecret} = valueOf(await sandbox.port.beginSavingCard(wanted));
  const device = server.openDevice();
  const {body} = await device.call(confirmSandboxIntent, {clientSecret, card: 'pm_sandbox_secure_once'});
  expect((await ask('GET', body.actionUrl ?? '')).body).not.toContain('Importe');
  const {headers} = await ask('POST', `${body.actionUrl ?? ''}/confirm`, form);
  expect(headers.location).toMatch(
    /^\/es\/payment-method\?setup_intent=seti_\w+&setup_intent_client_secret=seti_\w+&redirect_status=succeeded$/,
  );
  const saved = {state: 'saved', declined: null, actionUrl: null};
  expect((await device.call(readSandboxIntent, {clientSecret})).body).toEqual(saved);
  expect(valueOf(await sandbox.port.listCards(customerId))).toMatchObject([{last4: '3155'}]);
});

test('[PAY11] a bank may decline after the person confirmed', async () => {
  const {url, paymentId} = await openAction({}, 'pm_sandbox_secure_declined');
  expect((await ask('POST', `${url}/confirm`, form)).headers.location).toContain('redirect_status=failed');
  expect(await stateOf(paymentId)).toBe('failed');
});

test('[PAY11] a foreign page answers nothing, and what nobody opened is not there', async () => {
  const {url, paymentId} = await openAction();
  expect((await ask('POST', `${url}/confirm`, {...form, 'sec-fetch-site': 'cross-site'})).statusCode).toBe(403);
  expect((await ask('POST', `${url}/other`, form)).statusCode).toBe(404);
  expect((await ask('GET', '/sandbox/payments/one', {'accept-language': 'pt'})).body).toContain('Não há mais nada');
  for (const id of ['one', '%00', '0'.repeat(32), "'or%201"]) {
    expect((await ask('GET', `/sandbox/payments/${id}`)).statusCode).toBe(404);
    expect((await ask('POST', `/sandbox/payments/${id}/confirm`, form)).statusCode).toBe(404);
  }
  expect(await stateOf(paymentId)).toBe('needs-action');
});

test('[PAY11] production shows it too, where the sandbox is permitted', async () => {
  const environment = {NODE_ENV: 'production', PUBLIC_URL: 'https://app.example.com', ALLOW_SANDBOX: '1'};
  const production = await buildServer(environment);
  const {statusCode, body} = await production.app.inject({method: 'GET', url: '/sandbox/payments/one'});
  expect([statusCode, body.includes('Sandbox')]).toEqual([404, true]);
  await production.close();
});
