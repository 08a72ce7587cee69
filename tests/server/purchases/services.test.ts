import {afterEach, beforeEach, expect, test} from 'vitest';
import {buildServer, type TestServer} from '#tests/kits/build-server.ts';
import {openSyncDevice, type SyncDevice} from '#tests/kits/sync-device.ts';
import {buy, prepareOrder} from '#tests/server/orders/order-steps.ts';
import {read} from '#tests/server/orders/order-steps.ts';
import {addOne, buyIt, order} from './purchase-steps.ts';

let server: TestServer;
let owner: SyncDevice;
let companyId: string;
beforeEach(async () => {
  server = await buildServer();
  owner = await openSyncDevice(server, 'Ana');
  const formed = await buy(server, owner, prepareOrder(server, {services: ''}));
  companyId = (await read(owner, formed)).companyId ?? '';
});
afterEach(() => server.close());

const reasonOf = ({body}: {readonly body: unknown}) => (body as {error?: {reason: string}}).error?.reason;
const wishFor = (...ids: ('good-standing' | 'us-address' | 'itin' | 'corporate-records' | 'irs-forms')[]) =>
  ({kind: 'services', services: ids.map((id) => ({id, count: id === 'itin' ? 2 : 1}))}) as const;

test('[BUY4] [BUY10] [BUY11] services that are bought are the company’s, ordered, paid for their time, at the catalogue’s price', async () => {
  const wish = wishFor('us-address', 'itin');
  const placed = await buyIt(server, owner, {companyId, wish, seenCents: 18_000 + 2 * 30_000});
  expect(placed.renewals).toMatchObject([{on: '2027-11-20', period: 'year', cents: 18_000}]);
  const rows = await owner.readTable(companyId, 'companyServices');
  expect(rows).toHaveLength(2);
  expect(rows).toEqual(
    expect.arrayContaining([
      expect.objectContaining({serviceId: 'us-address', count: 1, status: 'ordered'}),
      expect.objectContaining({serviceId: 'itin', count: 2, orderId: placed.id, endedOn: null}),
    ]),
  );
  const address = rows.find(({serviceId}) => serviceId === 'us-address')?.['id'];
  expect(await owner.readTable(companyId, 'subscriptions')).toEqual(
    expect.arrayContaining([
      expect.objectContaining({id: address, planId: null, countedFrom: '2026-11-20', paidUntil: '2027-11-20'}),
    ]),
  );
});

test('[BUY10] what the company waits for, or has paid for a time, and what does not fit it are not sold', async () => {
  const wish = wishFor('good-standing');
  await buyIt(server, owner, {companyId, wish, seenCents: 9000});
  expect(reasonOf(await order(server, owner, {companyId, wish, seenCents: 9000}))).toBe('purchase.settled');
  const stock = wishFor('corporate-records');
  expect(reasonOf(await order(server, owner, {companyId, wish: stock, seenCents: 12_000}))).toBe('purchase.settled');
  // For another partner, again.
  const itin = wishFor('itin');
  await buyIt(server, owner, {companyId, wish: itin, seenCents: 60_000});
  expect((await order(server, owner, {companyId, wish: itin, seenCents: 60_000})).status).toBe(200);
});

test('[BUY3] for a company that was only added no services are sold', async () => {
  const added = await addOne(server, owner);
  const answer = await order(server, owner, {companyId: added, wish: wishFor('good-standing'), seenCents: 9000});
  expect(reasonOf(answer)).toBe('purchase.closed');
});
