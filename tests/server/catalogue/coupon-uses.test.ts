import {afterEach, beforeEach, expect, test} from 'vitest';
import {newId} from '#contract/kernel/ids.ts';
import {inTransaction} from '#server/db/database.ts';
import {findCoupon, releaseCoupon, reserveCoupon, useCoupon} from '#server/modules/catalogue/coupons/coupon-uses.ts';
import type {Coupon, Coupons} from '#server/modules/catalogue/coupons/read-coupons.ts';
import {openFreshDatabase, type FreshDatabase} from '#tests/kits/fresh-database.ts';

const nowMs = Date.UTC(2026, 10, 20, 12);
const definitions: readonly Coupon[] = [
  {code: 'LAST', kind: 'percent', percent: 10, appliesTo: 'plan', mostUses: 1},
  {code: 'THREE', kind: 'fixed', cents: 5_000, appliesTo: 'all', mostUses: 3},
  {code: 'ANY', kind: 'percent', percent: 10, appliesTo: 'plan'},
];
const coupons: Coupons = new Map(definitions.map((coupon) => [coupon.code, coupon]));
const usedUp = 'catalogue.coupon-used-up';

let fresh: FreshDatabase;
beforeEach(async () => (fresh = await openFreshDatabase()));
afterEach(() => fresh.close());

const newOrder = () => newId(nowMs, (random) => crypto.getRandomValues(random));
const wishFor = (code: string) => ({code, kind: 'create', planId: 'standard', period: 'year'}) as const;

/** @returns `ok`, or the reason. */
async function reserve(code: string, orderId = newOrder()): Promise<string> {
  const wish = wishFor(code);
  const done = await inTransaction(fresh.database, (tx) => reserveCoupon(tx, {coupons, wish, orderId, nowMs}));
  return done.ok ? 'ok' : done.failure.reason;
}

const use = (orderId: string) => inTransaction(fresh.database, (tx) => useCoupon(tx, orderId, nowMs));
const release = (orderId: string) => inTransaction(fresh.database, (tx) => releaseCoupon(tx, orderId));

async function readUses() {
  const sql = `select order_id as "orderId", code, used_at is not null as "isUsed" from coupon_uses order by order_id`;
  return (await fresh.database.$client.query(sql)).rows;
}

test('[CPN4] of two hundred who pay at once the last use is one’s', async () => {
  const answers = await Promise.all(Array.from({length: 200}, () => reserve('LAST')));
  expect(answers.filter((answer) => answer === 'ok')).toHaveLength(1);
  expect(answers.filter((answer) => answer === usedUp)).toHaveLength(199);
  expect(await readUses()).toHaveLength(1);
});

test('[CPN4] of two hundred three have one of three uses, and one given back is one’s again', async () => {
  const orders = Array.from({length: 200}, newOrder);
  const answers = await Promise.all(orders.map((orderId) => reserve('THREE', orderId)));
  const winners = orders.filter((_, index) => answers[index] === 'ok');
  expect(winners).toHaveLength(3);
  const losers = orders.filter((_, index) => answers[index] === usedUp);
  const [first = ''] = winners;
  await release(first);
  const again = await Promise.all(losers.map((orderId) => reserve('THREE', orderId)));
  expect(again.filter((answer) => answer === 'ok')).toHaveLength(1);
  expect(await readUses()).toHaveLength(3);
});

test('[CPN4] the same order reserves once, however often and at once', async () => {
  const orderId = newOrder();
  const answers = await Promise.all(Array.from({length: 20}, () => reserve('LAST', orderId)));
  expect(new Set(answers)).toEqual(new Set(['ok']));
  expect(await readUses()).toEqual([{orderId, code: 'LAST', isUsed: false}]);
});

test('[CPN4] an order that takes another coupon gives the first one back', async () => {
  const orderId = newOrder();
  await reserve('LAST', orderId);
  expect(await reserve('ANY', orderId)).toBe('ok');
  expect(await readUses()).toEqual([{orderId, code: 'ANY', isUsed: false}]);
  expect(await reserve('LAST')).toBe('ok');
  expect(await reserve('LAST', orderId)).toBe(usedUp);
  expect((await readUses()).map(({code}) => code)).toEqual(['LAST']);
});

test('[CPN5] what is not paid is free again, what is paid is not', async () => {
  const [one, other] = [newOrder(), newOrder()];
  await reserve('LAST', one);
  await release(one);
  expect(await reserve('LAST', other)).toBe('ok');
  expect(await use(other)).toBe(true);
  expect(await use(other)).toBe(true);
  await release(other);
  expect(await reserve('LAST', one)).toBe(usedUp);
  expect(await readUses()).toEqual([{orderId: other, code: 'LAST', isUsed: true}]);
});

test('[CPN5] an order whose coupon went back has none to use', async () => {
  const orderId = newOrder();
  await reserve('LAST', orderId);
  await release(orderId);
  expect(await use(orderId)).toBe(false);
});

test('[CPN5] a transaction that fails leaves nothing reserved', async () => {
  const wish = wishFor('LAST');
  const failing = inTransaction(fresh.database, async (tx) => {
    await reserveCoupon(tx, {coupons, wish, orderId: newOrder(), nowMs});
    throw new Error('the rest of it');
  });
  await expect(failing).rejects.toThrow('the rest of it');
  expect(await reserve('LAST')).toBe('ok');
});

test('[CPN3] an order’s own reservation does not use its coupon up', async () => {
  const orderId = newOrder();
  await reserve('LAST', orderId);
  const ask = {coupons, wish: wishFor('last'), nowMs};
  expect(await findCoupon(fresh.database, {...ask, orderId})).toMatchObject({ok: true});
  expect(await findCoupon(fresh.database, ask)).toMatchObject({ok: false, failure: {reason: usedUp}});
});
