import {afterEach, beforeEach, expect, test} from 'vitest';
import {settleDifference} from '#contract/comparing/settle-difference.ts';
import {listDifferences} from '#contract/comparing/list-differences.ts';
import {listActs} from '#contract/desk/list-acts.ts';
import type {PaymentsPort} from '#server/providers/payments/port.ts';
import {openComparing, type Comparing} from './comparing-steps.ts';

let scene: Comparing;
let paymentId: string;
beforeEach(async () => {
  scene = await openComparing();
  ({paymentId} = await scene.buyOne());
});
afterEach(async () => scene.close());

const giveBackThere = async (cents: number) =>
  scene.ask('update sandbox_payment_intents set given_back_cents = $1 where id = $2', [cents, paymentId]);

/** How often the provider was asked for its list. */
function counted(): {readonly overrides: Partial<PaymentsPort>; readonly count: () => number} {
  let count = 0;
  const listPayments: PaymentsPort['listPayments'] = async (page) => {
    count += 1;
    return scene.port.listPayments(page);
  };
  return {overrides: {listPayments}, count: () => count};
}

test('[CMP1] a night is compared once, from 3 in New York on, also by several nodes at once; a missed one is made up', async () => {
  const {overrides, count} = counted();
  const at = (text: string) => {
    scene.server.clock.nowMs = Date.parse(text);
  };
  at('2026-11-24T08:01:00Z');
  await Promise.all([scene.compare(overrides), scene.compare(overrides), scene.compare(overrides)]);
  await scene.compare(overrides);
  expect(count()).toBe(1);
  at('2026-11-25T07:59:00Z');
  await scene.compare(overrides);
  expect(count()).toBe(1);
  // Nobody was there for two nights.
  at('2026-11-27T20:00:00Z');
  await scene.compare(overrides);
  await scene.compare(overrides);
  expect(count()).toBe(2);
  expect(await scene.ask('select night, step from payment_comparisons order by night')).toEqual([
    {night: '2026-11-24', step: 'done'},
    {night: '2026-11-27', step: 'done'},
  ]);
});

test('[CMP5] a provider that cannot be asked is told of, and asked again in the next round', async () => {
  await giveBackThere(100);
  const down = async () => ({ok: false, failure: {code: 'provider-down', reason: 'payment.provider-down'}}) as const;
  for (const broken of [{listPayments: down}, {listCustomers: down}, {readPayment: down}]) {
    scene.sleep();
    const at = new Date(scene.server.clock.nowMs).toISOString();
    await scene.compare(broken);
    expect((await scene.look()).comparison).toMatchObject({beganAt: at, troubleAt: at});
    await scene.compare();
    const {comparison, told} = await scene.look();
    expect(comparison).toEqual({last: {doneAt: at, payments: 1}, beganAt: null, troubleAt: null});
    expect(told).toEqual([['given-back', 0, 100]]);
  }
});

test('[CMP1] whoever goes on after a node that died at any of its questions does the rest, once', async () => {
  await scene.buyOne();
  await scene.buyOne();
  await giveBackThere(100);
  await scene.ask(`update sandbox_payment_customers set removed = true`);
  /** Lists one at a time, and dies at the question with this number. */
  const dyingAt = (last: number) => {
    let asked = 0;
    const dying =
      <Input, Answer>(ask: (input: Input) => Promise<Answer>) =>
      async (input: Input) => {
        asked += 1;
        if (asked === last) throw new Error('the node died');
        return ask(input);
      };
    const {listPayments, listCustomers, readPayment, listCards} = scene.port;
    return {
      listPayments: dying((page: Parameters<typeof listPayments>[0]) => listPayments({...page, limit: 1})),
      listCustomers: dying((page: Parameters<typeof listCustomers>[0]) => listCustomers({...page, limit: 1})),
      readPayment: dying(readPayment),
      listCards: dying(listCards),
    };
  };
  let deaths = 0;
  for (let last = 1; last < 20; last += 1) {
    await scene.ask('delete from payment_differences');
    scene.sleep();
    const isDead = await scene.compare(dyingAt(last)).then(
      () => false,
      () => true,
    );
    await scene.compare(dyingAt(0));
    const {told, comparison} = await scene.look();
    expect(told.toSorted((a, b) => String(a[0]).localeCompare(String(b[0])))).toEqual([
      ['customer-gone', null, null],
      ['given-back', 0, 100],
    ]);
    expect(comparison).toMatchObject({last: {payments: 3}, beganAt: null});
    expect(await scene.ask('select from compared_payments union all select from compared_customers')).toEqual([]);
    if (!isDead) break;
    deaths += 1;
  }
  expect(deaths).toBeGreaterThan(6);
});

test('[CMP4] what is mended goes by itself; what is dealt with stays noted, in the audit too, and is open again once it is another', async () => {
  await giveBackThere(100);
  scene.sleep();
  await scene.compare();
  const first = await scene.look();
  const [found] = first.rows;
  if (!found) throw new Error('nothing was found');
  expect(found).toMatchObject({kind: 'given-back', subject: paymentId, settled: null});
  const since = found.since;
  const settled = await first.admin.call(settleDifference, {id: found.id, note: '  Agreed with Ana by mail '});
  expect(settled.status).toBe(200);
  // Twice is once.
  await first.admin.call(settleDifference, {id: found.id, note: 'again'});
  expect((await first.admin.call(listDifferences, {state: 'open'})).body.rows).toEqual([]);
  scene.sleep();
  await scene.compare();
  const second = await scene.look();
  expect(second.rows).toMatchObject([{since, settled: {by: 'Olga Núñez', note: 'Agreed with Ana by mail'}}]);
  await giveBackThere(300);
  scene.sleep();
  await scene.compare();
  const third = await scene.look();
  expect(third.rows).toMatchObject([{oursCents: 0, theirsCents: 300, settled: null}]);
  expect(third.rows[0]?.since).not.toBe(since);
  await giveBackThere(0);
  scene.sleep();
  await scene.compare();
  const last = await scene.look();
  expect(last.rows).toEqual([]);
  expect((await last.admin.call(settleDifference, {id: found.id, note: 'late'})).body).toMatchObject({
    error: {reason: 'difference.gone'},
  });
  const {rows: acts} = (await last.admin.call(listActs, {kind: 'settled'})).body;
  expect(acts).toMatchObject([{admin: 'Olga Núñez', what: `Agreed with Ana by mail · ${paymentId}`}]);
});

test('[CMP4] a note says something', async () => {
  const {admin} = await scene.look();
  const {status, body} = await admin.call(settleDifference, {id: scene.server.newId(), note: '   '});
  expect([status, body]).toMatchObject([400, {error: {reason: 'difference.note-missing'}}]);
});

test('[CMP6] differences are found by payment and order, narrowed, and read by admins alone', async () => {
  await giveBackThere(100);
  scene.sleep();
  await scene.compare();
  const {admin, rows} = await scene.look();
  const listed = async (input: Parameters<typeof listDifferences.input.parse>[0]) =>
    (await admin.call(listDifferences, listDifferences.input.parse(input))).body.total;
  expect(await listed({search: paymentId})).toBe(1);
  expect(await listed({search: rows[0]?.order?.number})).toBe(1);
  expect(await listed({search: 'nobody'})).toBe(0);
  expect(await listed({kind: 'sum'})).toBe(0);
  expect(await listed({kind: 'given-back', state: 'open', orderBy: 'company'})).toBe(1);
  const stranger = await scene.server.registerPerson();
  expect((await stranger.call(listDifferences, {})).status).toBe(403);
});
