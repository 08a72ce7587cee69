import {afterAll, afterEach, beforeAll, beforeEach, expect, test} from 'vitest';
import blockedLists from '#contract/catalogue/blocked-countries.json' with {type: 'json'};
import {buildServer, type Device, type TestServer} from '#tests/kits/build-server.ts';
import {giveCard, pay, place, prepareOrder, read} from './order-steps.ts';

const now = blockedLists.at(-1);
if (!now) throw new Error('the catalogue has countries without banking');
/** A longer list, as the operator adds one to the file. */
const later = {...now, effectiveFrom: '2026-11-22', countries: [...now.countries, 'CO']};
beforeAll(() => void blockedLists.push(later));
afterAll(() => void blockedLists.pop());

let server: TestServer;
let visitor: Device;
beforeEach(async () => {
  server = await buildServer();
  visitor = server.openDevice();
});
afterEach(() => server.close());

const lastMs = Date.parse('2026-11-21T23:59:59.999Z');
const firstMs = lastMs + 1;
const reasonOf = ({body}: {readonly body: unknown}) => (body as {error?: {reason: string}}).error?.reason;

test('[FRM15] [ORD5] a country that became ineligible between start and payment: no account abroad is paid, a company still is', async () => {
  server.clock.nowMs = lastMs;
  const abroad = {kind: 'crypto', originCountry: 'AR', volume: 'up-to-500k', plan: 'standard'} as const;
  const [account, begun, company] = [prepareOrder(server, abroad), prepareOrder(server, abroad), prepareOrder(server)];
  for (const order of [account, begun, company]) expect((await place(visitor, order)).status).toBe(200);
  const payment = (await pay(visitor, begun)).body;
  expect(payment.state).toBe('paying');
  server.clock.nowMs = firstMs;
  expect(reasonOf(await pay(visitor, account))).toBe('order.country-ineligible');
  expect(await read(visitor, account)).toMatchObject({state: 'placed', payment: null});
  expect(reasonOf(await place(visitor, account))).toBe('formation.country-without-crypto');
  // What was begun before is paid at what was said then.
  await giveCard(visitor, payment);
  expect((await read(visitor, begun)).state).toBe('paid');
  await giveCard(visitor, (await pay(visitor, company)).body);
  expect((await read(visitor, company)).state).toBe('paid');
});
