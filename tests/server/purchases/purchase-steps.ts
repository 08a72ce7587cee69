import type {z} from 'zod';
import {addCompany} from '#contract/companies/add-company.ts';
import type {UsStateCode} from '#contract/companies/us-states.data.ts';
import type {Order} from '#contract/orders/order.ts';
import {payOrder} from '#contract/orders/pay-order.ts';
import {placePurchase} from '#contract/purchases/place-purchase.ts';
import type {PurchaseWish} from '#contract/purchases/purchase.ts';
import {inTransaction} from '#server/db/database.ts';
import {writeSynced} from '#server/sync/write-synced.ts';
import type {Answer, TestServer} from '#tests/kits/build-server.ts';
import {giveCard, read, toWish, type Caller, type Clocked} from '#tests/server/orders/order-steps.ts';

/** The report that Minnesota asks for on 31 December 2026 at no fee; it is the 20th of November. */
export const report2026 = {kind: 'renewal', what: 'report', period: 2026} as const;

/** What Faro takes for filing it: a sample. */
export const handlingCents = 9900;

/** Adds a company in a state, which came here on a day. */
export async function addOne(
  server: Clocked & Pick<TestServer, 'database'>,
  owner: Caller,
  {state = 'MN', since, name = 'Ceibo LLC'}: {state?: UsStateCode; since?: string; name?: string} = {},
): Promise<string> {
  const id = server.newId();
  await owner.call(addCompany, {id, name, type: 'LLC', state});
  if (since !== undefined)
    await inTransaction(server.database, (tx) =>
      writeSynced(tx, {spaceId: id, author: {kind: 'product'}, nowMs: server.clock.nowMs}, [
        {table: 'companies', edit: [{id, createdAt: since}]},
      ]),
    );
  return id;
}

type Wanted = {readonly companyId: string; readonly wish?: PurchaseWish; readonly seenCents?: number};

/** Places a purchase as its page does. */
export async function order(
  server: Pick<TestServer, 'newId'>,
  device: Caller,
  {companyId, wish = report2026, seenCents = handlingCents}: Wanted,
): Promise<Answer<Order>> {
  return device.call(placePurchase, {id: server.newId(), companyId, wish, language: 'es', seenCents});
}

/** Begins paying it. */
export async function payIt(
  device: Caller,
  {id, todayCents}: Pick<Order, 'id' | 'todayCents'>,
  overrides: Partial<z.input<typeof payOrder.input>> = {},
): Promise<Answer<Order>> {
  return device.call(payOrder, toWish({id, secret: undefined, seenCents: todayCents}, overrides));
}

/** Places a purchase and pays it to its end. */
export async function buyIt(server: Pick<TestServer, 'newId'>, device: Caller, wanted: Wanted): Promise<Order> {
  const {body: placed} = await order(server, device, wanted);
  const {body: paying} = await payIt(device, placed);
  await giveCard(device, paying);
  await read(device, placed);
  return placed;
}
