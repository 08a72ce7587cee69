import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {checkCoupon} from '#contract/catalogue/check-coupon.ts';
import {inTransaction} from '#server/db/database.ts';
import {reserveCoupon} from '#server/modules/catalogue/coupons/coupon-uses.ts';
import {readCoupons} from '#server/modules/catalogue/coupons/read-coupons.ts';
import {buildServer, startMs, type TestServer} from '#tests/kits/build-server.ts';

const list = [
  {code: 'SUR10', kind: 'percent', percent: 10, appliesTo: 'plan'},
  {
    code: 'PRO-50',
    kind: 'fixed',
    cents: 5_000,
    appliesTo: 'all',
    planIds: ['professional'],
    periods: ['year'],
    kinds: ['create'],
  },
  {code: 'TODAY', kind: 'percent', percent: 5, appliesTo: 'all', from: '2026-11-20', until: '2026-11-20'},
  {code: 'PAST', kind: 'percent', percent: 5, appliesTo: 'all', until: '2026-11-19'},
  {code: 'COMING', kind: 'percent', percent: 5, appliesTo: 'all', from: '2026-11-21'},
  {code: 'LAST', kind: 'percent', percent: 5, appliesTo: 'all', mostUses: 1},
];

let folder: string;
let server: TestServer;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'faro-coupons-'));
  const file = path.join(folder, 'coupons.json');
  await writeFile(file, JSON.stringify(list));
  server = await buildServer({COUPONS_FILE: file, RATE_LIMITS: 'on'});
});
afterAll(async () => {
  await server.close();
  await rm(folder, {recursive: true});
});

type Wish = Partial<Parameters<typeof ask>[1]>;

async function ask(
  device: ReturnType<TestServer['openDevice']>,
  wish: {code: string; kind: string; planId: string; period: string},
) {
  const {status, body} = await device.request({method: 'POST', url: checkCoupon.path, payload: wish});
  const {error} = body as {error?: {reason: string}};
  return error ? `${status} ${error.reason}` : body;
}

const check = (code: string, wish: Wish = {}) =>
  ask(server.openDevice(), {code, kind: 'create', planId: 'professional', period: 'year', ...wish});

test('[CPN3] a coupon that counts is told with what it takes off, however its code was typed', async () => {
  const effect = {code: 'SUR10', appliesTo: 'plan', kind: 'percent', percent: 10};
  expect(await check('SUR10')).toEqual(effect);
  expect(await check(' sur 10 ', {kind: 'crypto', period: 'month'})).toEqual(effect);
  expect(await check('PRO-50')).toEqual({code: 'PRO-50', appliesTo: 'all', kind: 'fixed', cents: 5_000});
});

test('[CPN3] a coupon that does not count is told why', async () => {
  expect(await check('NOBODY')).toBe('404 catalogue.coupon-unknown');
  expect(await check('')).toBe('404 catalogue.coupon-unknown');
  expect(await check("'; drop table coupon_uses; --")).toBe('404 catalogue.coupon-unknown');
  expect(await check('PAST')).toBe('409 catalogue.coupon-expired');
  expect(await check('COMING')).toBe('409 catalogue.coupon-not-begun');
  for (const wish of [{planId: 'standard'}, {period: 'month'}, {kind: 'migrate'}])
    expect(await check('PRO-50', wish)).toBe('409 catalogue.coupon-not-for-plan');
  expect(await check('x'.repeat(201))).toBe('400 request.invalid-field');
  expect(await check('SUR10', {planId: 'custom'})).toBe('400 request.invalid-field');
});

test('[CPN3] the first and the last day are those of UTC', async () => {
  const at = (instant: string) => {
    server.clock.nowMs = Date.parse(instant);
    return check('TODAY');
  };
  expect(await at('2026-11-19T23:59:59.999Z')).toBe('409 catalogue.coupon-not-begun');
  expect(await at('2026-11-20T00:00:00.000Z')).toMatchObject({code: 'TODAY'});
  expect(await at('2026-11-20T23:59:59.999Z')).toMatchObject({code: 'TODAY'});
  expect(await at('2026-11-21T00:00:00.000Z')).toBe('409 catalogue.coupon-expired');
  server.clock.nowMs = startMs;
});

test('[CPN3] a coupon whose last use an order has is used up for others', async () => {
  expect(await check('LAST')).toMatchObject({code: 'LAST'});
  const coupons = readCoupons(path.join(folder, 'coupons.json'), false);
  const wish = {code: 'LAST', kind: 'create', planId: 'standard', period: 'year'} as const;
  await inTransaction(server.database, (tx) =>
    reserveCoupon(tx, {coupons, wish, orderId: server.newId(), nowMs: startMs}),
  );
  expect(await check('LAST')).toBe('409 catalogue.coupon-used-up');
});

test('[CPN6] who asks more than ten times a minute waits, and asking holds nothing', async () => {
  const device = server.openDevice();
  const wish = {code: 'SUR10', kind: 'create', planId: 'standard', period: 'year'};
  const before = await server.database.$client.query('select from coupon_uses');
  for (let time = 0; time < 10; time += 1) expect(await ask(device, wish)).toMatchObject({code: 'SUR10'});
  expect(await ask(device, wish)).toBe('429 request.too-many');
  const after = await server.database.$client.query('select from coupon_uses');
  expect(after.rowCount).toBe(before.rowCount);
});

test('[CPN7] samples are for development alone', () => {
  expect([...readCoupons(undefined, true).keys()]).toEqual(['SUR10', 'PRO50', 'FIN2025']);
  expect(readCoupons(undefined, false).size).toBe(0);
});

test.each([
  ['not a list', {code: 'SUR10'}],
  ['small letters', [{code: 'sur10', kind: 'percent', percent: 10, appliesTo: 'plan'}]],
  ['a share above all', [{code: 'SUR10', kind: 'percent', percent: 101, appliesTo: 'plan'}]],
  ['a part of a cent', [{code: 'SUR10', kind: 'fixed', cents: 0.5, appliesTo: 'plan'}]],
  ['an unknown field', [{code: 'SUR10', kind: 'percent', percent: 10, appliesTo: 'plan', maxUses: 1}]],
  ['no such day', [{code: 'SUR10', kind: 'percent', percent: 10, appliesTo: 'plan', until: '2026-02-30'}]],
  ['a code twice', [list[0], list[0]]],
])('[CPN7] a server does not start with a file of coupons that has %s', async (_what, wrong) => {
  const file = path.join(folder, 'wrong.json');
  await writeFile(file, JSON.stringify(wrong));
  expect(() => readCoupons(file, false)).toThrow(`COUPONS_FILE: the coupons in ${file} are not right`);
  expect(() => readCoupons(path.join(folder, 'nowhere.json'), true)).toThrow('COUPONS_FILE');
});
