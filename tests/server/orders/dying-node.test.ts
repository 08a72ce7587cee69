import type {z} from 'zod';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {refreshSession} from '#contract/account/session.ts';
import {payOrder} from '#contract/orders/pay-order.ts';
import {termsVersion} from '#contract/orders/terms.ts';
import type {Session} from '#server/http/session.ts';
import {createGiveBackWorker} from '#server/modules/orders/paying/give-back-job.ts';
import {payOrder as payOrderOn} from '#server/modules/orders/paying/pay-order.ts';
import type {OrdersParts} from '#server/modules/orders/orders-parts.ts';
import {settlePayment} from '#server/modules/orders/paying/settle-payment.ts';
import {sweepOrders} from '#server/modules/orders/sweep-orders.ts';
import {buildServer, type Device, type TestServer} from '#tests/kits/build-server.ts';
import {openOrdersNode, type OrdersNode} from './orders-node.ts';
import {buy, giveCard, pay, place, prepareOrder, read, type TestOrder} from './order-steps.ts';

let server: TestServer;
let node: OrdersNode;
let owner: Device & {me: {readonly id: string}};
beforeEach(async () => {
  server = await buildServer();
  node = await openOrdersNode(server);
  owner = await server.registerPerson();
});
afterEach(async () => {
  await node.close();
  await server.close();
});

class Killed extends Error {}

/** A node that dies before or after the nth thing that it waits for; from then on it does nothing more. */
function makeMortal(parts: OrdersParts, steps: number): OrdersParts {
  let left = steps;
  const step = () => {
    left -= 1;
    if (left < 0) throw new Killed('killed');
  };
  const wrap = <Value extends object>(value: Value): Value =>
    new Proxy(value, {
      get: (target, key) => {
        const found: unknown = Reflect.get(target, key, target);
        if (typeof found !== 'function') return found;
        return async (...args: unknown[]) => {
          step();
          // What is done inside a transaction dies with it: its work is handed on as it is.
          const done: unknown = await Reflect.apply(found, target, args);
          step();
          return done;
        };
      },
    });
  const {database, port, jobs, coupons, queueMail, findPersonById, makeCompany} = parts;
  const own = wrap({queueMail, findPersonById, makeCompany});
  const mortal = new Proxy(database, {
    get: (target, key) => Reflect.get(key === 'transaction' ? wrap(target) : target, key, target),
  });
  return {
    ...parts,
    database: mortal,
    port: wrap(port),
    jobs: {...jobs, enqueue: wrap(jobs).enqueue},
    coupons: wrap(coupons),
    queueMail: own.queueMail,
    findPersonById: own.findPersonById,
    makeCompany: own.makeCompany,
  };
}

const ask = async <Row>(statement: string): Promise<Row[]> =>
  (await server.database.$client.query(statement)).rows as Row[];

type Wish = z.input<typeof payOrder.input>;

/** What the page asks for, on a node of the test's own. */
async function payOn(parts: OrdersParts, {id, seenCents}: TestOrder, overrides: Partial<Wish>): Promise<void> {
  const wish: Wish = {
    id,
    seenCents,
    couponCode: null,
    termsVersion,
    holder: 'Ana Restrepo',
    zip: 'C1425',
    country: 'CO',
    nationality: 'CO',
    savedCardId: null,
    takes: true,
    ...overrides,
  };
  // Of a call the handler looks at the session alone.
  const session = {userId: owner.me.id} as Session;
  await payOrderOn.handle(parts, payOrder.input.parse(wish), {session} as never);
}

async function listPaid({id}: TestOrder): Promise<string[]> {
  const rows = await ask<{id: string}>(
    `select id from sandbox_payment_intents where order_id = '${id}' and state = 'paid'`,
  );
  return rows.map((row) => row.id);
}

/** The card is given, the provider tells of it twice, and the other node sweeps. */
async function goOn(order: TestOrder): Promise<void> {
  for (const paymentId of await listPaid(order)) {
    await settlePayment(node.parts, paymentId);
    await settlePayment(node.parts, paymentId);
  }
  server.clock.nowMs += 180_000;
  await sweepOrders(node.parts, (error) => {
    throw error;
  });
  await node.jobs.runDue(createGiveBackWorker(node.parts.port));
}

/** Paid once, for one company, with one receipt, and the coupon of what was paid. */
async function expectOnce(order: TestOrder, at: number): Promise<void> {
  const body = await read(owner, {id: order.id});
  const [sums] = await ask<{cents: string}>(
    `select sum(amount_cents - given_back_cents)::int as cents from sandbox_payment_intents where state = 'paid' and order_id = '${order.id}'`,
  );
  const found = {
    state: body.state,
    cents: sums?.cents,
    companies: (await ask(`select from companies where id = '${order.id}'`)).length,
    owners: (await ask(`select from memberships where space_id = '${order.id}'`)).length,
    uses: await ask(`select code, used_at is not null as "isUsed" from coupon_uses where order_id = '${order.id}'`),
    receipts: (await server.readMailOrders()).filter(
      (mail) => mail.kind === 'order-paid' && mail.number === body.number,
    ).length,
  };
  const uses = body.couponCode === null ? [] : [{code: body.couponCode, isUsed: true}];
  const wanted = {state: 'paid', cents: body.todayCents, companies: 1, owners: 1, uses, receipts: 1};
  expect(found, `killed at step ${at}`).toEqual(wanted);
}

/** Kills a node at every step of what it does, one after the other. @returns how many steps there are. */
async function killEverywhere(act: (parts: OrdersParts, order: TestOrder) => Promise<void>, isBegun = false) {
  for (let steps = 0; ; steps += 1) {
    // Minutes went by.
    await owner.call(refreshSession, {});
    const order = prepareOrder(server);
    await place(owner, order, {secret: undefined});
    if (isBegun) await pay(owner, order, {secret: undefined});
    const died = await act(makeMortal(node.parts, steps), order).then(
      () => false,
      (error: unknown) => {
        if (!(error instanceof Killed)) throw error;
        return true;
      },
    );
    await goOn(order);
    const again = await pay(owner, order, {secret: undefined});
    if (again.body.state !== 'paid') await giveCard(owner, again.body);
    await goOn(order);
    await expectOnce(order, steps);
    if (!died) return steps;
  }
}

test('[ORD6] [ORD7] a server that is killed at any step from paying to the company leaves one company and one charge', async () => {
  const steps = await killEverywhere(async (parts, order) => {
    await payOn(parts, order, {});
    const body = await read(owner, {id: order.id});
    await giveCard(owner, body);
    // As a webhook does.
    await settlePayment(parts, body.payment?.clientSecret?.split('_secret_')[0] ?? '');
  });
  expect(steps).toBeGreaterThan(15);
});

test('[ORD6] [ORD7] so it is with a saved card, which is charged at once', async () => {
  await buy(server, owner, prepareOrder(server));
  const [card] = await ask<{id: string}>('select id from sandbox_payment_cards');
  const steps = await killEverywhere((parts, order) => payOn(parts, order, {savedCardId: card?.id ?? ''}));
  expect(steps).toBeGreaterThan(15);
});

test('[ORD6] [CPN4] so it is when another sum is wanted while one is being paid', async () => {
  const steps = await killEverywhere(async (parts, order) => {
    const seenCents = order.seenCents - order.seenCents / 10;
    await payOn(parts, {...order, seenCents}, {couponCode: 'SUR10'});
  }, true);
  expect(steps).toBeGreaterThan(15);
});
