import {randomUUID} from 'node:crypto';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {valueOf} from '#tests/kits/payments-port/payments-bench.ts';
import {beginPayment, openSandboxOn} from '#tests/server/payments/payment-steps.ts';
import {openComparing, type Comparing} from './comparing-steps.ts';

let scene: Comparing;
beforeEach(async () => {
  scene = await openComparing();
});
afterEach(async () => scene.close());

/** One night: what admins read after it. */
async function night() {
  scene.sleep();
  await scene.compare();
  return scene.look();
}

const setIntent = async (paymentId: string, what: string) =>
  scene.ask(`update sandbox_payment_intents set ${what} where id = $1`, [paymentId]);

test('[CMP1] [CMP2] where both sides say the same, nothing is told: paid, not paid, given back in part and whole', async () => {
  await scene.buyOne();
  const {paymentId} = await scene.buyOne();
  valueOf(await scene.port.giveBack({paymentId, amountCents: 20_000, idempotencyKey: 'back'}));
  await scene.hear(paymentId);
  // What is paid on the same account and is no order of ours.
  await beginPayment(openSandboxOn(scene.server));
  const before = await scene.ask('select * from orders order by id');
  const {told, comparison} = await night();
  expect(told).toEqual([]);
  expect(comparison).toEqual({
    last: {doneAt: new Date(scene.server.clock.nowMs).toISOString(), payments: 3},
    beganAt: null,
    troubleAt: null,
  });
  expect(await scene.ask('select * from orders order by id')).toEqual(before);
});

test('[CMP2] [CMP3] a difference of each kind is found, and nothing but the list is changed', async () => {
  const bought: {readonly kind: string; readonly orderId: string; readonly paymentId: string}[] = [];
  for (const kind of ['paid-there', 'paid-here', 'sum', 'given-back', 'disputed', 'unknown-there'])
    bought.push({kind, ...(await scene.buyOne())});
  const paymentOf = (kind: string) => bought.find((one) => one.kind === kind)?.paymentId ?? '';
  await scene.ask(`update orders set state = 'paying', paid_at = null where payment_id = $1`, [
    paymentOf('paid-there'),
  ]);
  await setIntent(paymentOf('paid-here'), `state = 'processing'`);
  await setIntent(paymentOf('sum'), 'amount_cents = amount_cents - 1');
  await setIntent(paymentOf('given-back'), 'given_back_cents = 100');
  await setIntent(paymentOf('disputed'), `disputed_at = '2026-11-20T12:00:00Z'`);
  await scene.ask('delete from sandbox_payment_intents where id = $1', [paymentOf('unknown-there')]);
  const stranger = await beginPayment(openSandboxOn(scene.server), {orderId: randomUUID(), amountCents: 700});
  await setIntent(stranger.paymentId, `state = 'paid'`);
  await scene.ask(
    'update sandbox_payment_customers set removed = true where id = (select customer_id from payment_customers limit 1)',
  );
  const everything = async () => [
    await scene.ask('select * from orders order by id'),
    await scene.ask('select * from invoices order by id'),
    await scene.ask('select * from sandbox_payment_intents order by id'),
  ];
  const before = await everything();
  const {rows} = await night();
  const [order] = await scene.ask<{today_cents: number}>('select today_cents from orders limit 1');
  const cents = order?.today_cents ?? 0;
  const told = new Map(rows.map((row) => [row.kind as string, [row.subject, row.oursCents, row.theirsCents]]));
  expect(Object.fromEntries(told)).toEqual({
    'paid-there': [paymentOf('paid-there'), 0, cents],
    'paid-here': [paymentOf('paid-here'), cents, 0],
    sum: [paymentOf('sum'), cents, cents - 1],
    'given-back': [paymentOf('given-back'), 0, 100],
    disputed: [paymentOf('disputed'), 0, cents],
    'unknown-there': [paymentOf('unknown-there'), cents, null],
    'unknown-here': [stranger.paymentId, null, 700],
    'customer-gone': [expect.stringMatching(/^cus_/) as string, null, null],
  });
  expect(rows).toHaveLength(told.size);
  const one = bought.find(({kind}) => kind === 'sum');
  expect(rows.find(({kind}) => kind === 'sum')).toMatchObject({order: {id: one?.orderId}, company: {id: one?.orderId}});
  expect(await everything()).toEqual(before);
});

test('[CMP2] what a renewal was charged is compared like what was ordered', async () => {
  const {orderId: companyId} = await scene.buyOne();
  const payment = await beginPayment(openSandboxOn(scene.server), {orderId: randomUUID(), amountCents: 900});
  await setIntent(payment.paymentId, `state = 'paid'`);
  const chargeId = randomUUID();
  await scene.ask(
    `insert into subscription_charges (id, company_id, due_on, lines, cents, state, payment_id, paid_at, made_at)
      values ($1, $2, '2026-11-20', '[]', 1000, 'paid', $3, '2026-11-20', '2026-11-20')`,
    [chargeId, companyId, payment.paymentId],
  );
  await scene.ask(
    `insert into subscription_payments (payment_id, vendor, charge_id, begun_at) values ($1, 'sandbox', $2, '2026-11-20')`,
    [payment.paymentId, chargeId],
  );
  const {rows} = await night();
  expect(rows).toMatchObject([
    {kind: 'sum', oursCents: 1_000, theirsCents: 900, order: null, company: {id: companyId}},
  ]);
});

test('[CMP6] of what a company bought later the order is told that it came by, and none where there is none', async () => {
  const founding = await scene.buyOne();
  const later = await scene.buyOne();
  const alone = await scene.buyOne();
  for (const [{orderId, paymentId}, companyId] of [
    [later, founding.orderId],
    [alone, alone.orderId],
  ] as const) {
    await scene.ask(
      `update orders set kind = 'services', draft = null, partners = null, purchase = '{}', company_id = $2 where id = $1`,
      [orderId, companyId],
    );
    await setIntent(paymentId, 'given_back_cents = 100');
  }
  await setIntent(founding.paymentId, 'given_back_cents = 100');
  const numbers = await scene.ask<{id: string; number: string}>('select id, number from orders');
  const numberOf = ({orderId}: {readonly orderId: string}) => numbers.find(({id}) => id === orderId)?.number;
  const {rows} = await night();
  expect(new Map(rows.map(({subject, order}) => [subject, order]))).toEqual(
    new Map([
      [founding.paymentId, {id: founding.orderId, number: numberOf(founding)}],
      [later.paymentId, {id: founding.orderId, number: numberOf(later)}],
      [alone.paymentId, {id: null, number: numberOf(alone)}],
    ]),
  );
});

test('[CMP2] what moved within the hour waits for the next night', async () => {
  const {paymentId} = await scene.buyOne();
  await setIntent(paymentId, 'given_back_cents = 100');
  scene.sleep();
  await scene.ask('update orders set paying_at = $1', [new Date(scene.server.clock.nowMs - 60_000).toISOString()]);
  await scene.compare();
  expect((await scene.look()).told).toEqual([]);
  expect((await night()).told).toEqual([['given-back', 0, 100]]);
});

test('[CMP2] nothing is told that the provider does not say again', async () => {
  const {paymentId} = await scene.buyOne();
  scene.sleep();
  // The list was read before the payment was there.
  await scene.compare({listPayments: async () => ({ok: true, value: {payments: [], next: null}})});
  expect((await scene.look()).told).toEqual([]);
  // An old page of a list says less than there is now.
  scene.sleep();
  await scene.compare({
    listPayments: async () => ({
      ok: true,
      value: {
        payments: [
          {paymentId, orderId: '', state: 'processing', receivedCents: 0, givenBackCents: 0, isDisputed: false},
        ],
        next: null,
      },
    }),
  });
  expect((await scene.look()).told).toEqual([]);
});
