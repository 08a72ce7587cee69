import {afterAll, afterEach, beforeAll, beforeEach, expect, test} from 'vitest';
import planLists from '#contract/catalogue/plans.json' with {type: 'json'};
import {reopenOrder} from '#contract/orders/reopen-order.ts';
import {buildServer, type Device, type TestServer} from '#tests/kits/build-server.ts';
import {giveCard, pay, place, prepareOrder, priceOf, read, type TestOrder} from './order-steps.ts';

const [now] = planLists;
if (!now) throw new Error('the catalogue has plans');
/** A dearer list, as the operator adds one to the file of plans. */
const later = structuredClone(now);
later.effectiveFrom = '2026-11-22';
for (const {plans} of later.products) for (const plan of plans) plan.yearlyCents += 10_000;
beforeAll(() => void planLists.push(later));
afterAll(() => void planLists.pop());

let server: TestServer;
let visitor: Device;
beforeEach(async () => {
  server = await buildServer();
  visitor = server.openDevice();
});
afterEach(() => server.close());

/** A moment before the newer list counts, and the first one at which it does. */
const lastMs = Date.parse('2026-11-21T23:59:59.999Z');
const firstMs = lastMs + 1;
const changed = (cents: number) => ({error: {reason: 'order.price-changed', details: {cents}}});

async function placed(): Promise<TestOrder> {
  const order = prepareOrder(server);
  await place(visitor, order);
  return order;
}

test('[PLN2] [ORD2] [ORD5] what was placed before a newer list counts is paid at its price to the last moment, and then at the new one only once that was seen', async () => {
  server.clock.nowMs = lastMs;
  const [inTime, late] = [await placed(), await placed()];
  expect((await pay(visitor, inTime)).body).toMatchObject({state: 'paying', todayCents: inTime.seenCents});
  server.clock.nowMs = firstMs;
  const dearer = late.seenCents + 10_000;
  expect(priceOf(server, late.draft)).toBe(dearer);
  expect((await pay(visitor, late)).body).toMatchObject(changed(dearer));
  // Its lines are those of that sum from then on: a page that cannot place it anew shows them.
  expect(await read(visitor, late)).toMatchObject({state: 'placed', todayCents: dearer, lines: [{cents: 55_000}, {}]});
  // Whoever still sees the old sum is told too where they place it anew.
  expect((await place(visitor, late)).body).toMatchObject(changed(dearer));
  expect((await read(visitor, late)).payment).toBeNull();
  const seen = {...late, seenCents: dearer};
  expect((await place(visitor, seen)).body).toMatchObject({todayCents: dearer, lines: [{cents: 55_000}, {}]});
  await giveCard(visitor, (await pay(visitor, seen)).body);
  expect(await read(visitor, late)).toMatchObject({state: 'paid', todayCents: dearer});
});

test('[ORD5] [ORD6] a payment that began before a newer list counts is paid at what was said then; who leaves it sees the new price first', async () => {
  server.clock.nowMs = lastMs;
  const [kept, left] = [await placed(), await placed()];
  const begun = (await pay(visitor, kept)).body;
  await giveCard(visitor, (await pay(visitor, left)).body, 'pm_sandbox_declined');
  server.clock.nowMs = firstMs;
  await giveCard(visitor, begun);
  expect(await read(visitor, kept)).toMatchObject({state: 'paid', todayCents: kept.seenCents});
  const dearer = left.seenCents + 10_000;
  expect((await pay(visitor, left)).body).toMatchObject(changed(dearer));
  await visitor.call(reopenOrder, {id: left.id, secret: left.secret});
  expect((await pay(visitor, left)).body).toMatchObject(changed(dearer));
  const seen = {...left, seenCents: dearer};
  await place(visitor, seen);
  await giveCard(visitor, (await pay(visitor, seen)).body);
  expect(await read(visitor, left)).toMatchObject({state: 'paid', todayCents: dearer});
});
