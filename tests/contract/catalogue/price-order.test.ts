import {expect, test} from 'vitest';
import {readCatalogue} from '#contract/catalogue/catalogue.ts';
import type {CouponEffect} from '#contract/catalogue/coupon-effect.ts';
import {listServices, priceOrder, type OrderChoice} from '#contract/catalogue/price-order.ts';
import {digestOrders, drawOrders, findWrongSum, pricesDigest} from '#tests/fixtures/random-order.ts';

const catalogue = readCatalogue('2027-02-16');
const today = '2027-02-16';
const sur10: CouponEffect = {code: 'SUR10', appliesTo: 'plan', kind: 'percent', percent: 10};

function buildChoice(overrides: Partial<OrderChoice> = {}): OrderChoice {
  const services = [{id: 'us-address', count: 1}] as const;
  return {
    kind: 'create',
    companyType: 'LLC',
    state: 'WY',
    planId: 'professional',
    period: 'year',
    services,
    ...overrides,
  };
}

const priceOf = (overrides: Partial<OrderChoice> = {}, coupon?: CouponEffect) =>
  priceOrder(buildChoice(overrides), {catalogue, today, coupon});
const idsOf = (overrides: Partial<OrderChoice>) => listServices(buildChoice(overrides), catalogue).map(({id}) => id);

test('[PLN5] an order is told line by line, with its sum and what it renews for', () => {
  const plan = {kind: 'plan', id: 'professional', period: 'year', count: 1, cents: 90_000};
  const address = {kind: 'service', id: 'us-address', period: 'year', count: 1, cents: 18_000};
  expect(priceOf({}, sur10)).toEqual({
    lines: [
      plan,
      {kind: 'state-filing', id: 'WY', period: 'once', count: 1, cents: 0},
      address,
      {kind: 'coupon', id: 'SUR10', period: 'once', count: 1, cents: -9_000},
    ],
    todayCents: 99_000,
    renewals: [{on: '2028-02-16', period: 'year', lines: [plan, address], cents: 108_000}],
    apart: catalogue.states.states.WY.LLC,
  });
});

test('[PLN5] in 20,000 orders the lines add up to what is paid, and to each renewal', () => {
  const wrong = drawOrders(20_000, 12).filter((order) => findWrongSum(order) !== undefined);
  expect(wrong.toArray()).toEqual([]);
});

test('[PLN5] the order in which services were chosen changes nothing, nor does one chosen twice', () => {
  const chosen = [
    {id: 'apostille', count: 1},
    {id: 'itin', count: 3},
    {id: 'us-address', count: 1},
  ] as const;
  expect(priceOf({services: chosen.toReversed()})).toEqual(priceOf({services: chosen}));
  expect(priceOf({services: [...chosen, ...chosen]})).toEqual(priceOf({services: chosen}));
});

test('[PLN5] the server prices as every browser does', () => {
  expect(digestOrders(20_000, 12)).toBe(pricesDigest);
});

test('[PLN4] what is sold depends on what the order is for, the type of company and its state', () => {
  const everywhere = ['us-address', 'itin', 'irs-forms', 'good-standing', 'apostille'];
  expect(idsOf({state: 'WY'})).toEqual(everywhere);
  expect(idsOf({state: 'DE'}).toSorted()).toEqual([...everywhere, 'expedited-filing'].toSorted());
  expect(idsOf({state: 'DE', companyType: 'C-Corp'})).toContain('corporate-records');
  expect(idsOf({state: 'DE', kind: 'migrate'})).toEqual(everywhere);
  expect(idsOf({state: null, companyType: null, kind: 'crypto'})).toEqual(['us-address']);
  expect(idsOf({state: null, companyType: null})).toEqual(everywhere);
});

test('[PLN4] what was chosen before the state changed is not in the order', () => {
  const services = [{id: 'expedited-filing', count: 1}] as const;
  expect(priceOf({state: 'NV', services, planId: 'standard'}).todayCents).toBe(60_000);
  expect(priceOf({state: 'WY', services, planId: 'standard'}).todayCents).toBe(45_000);
  expect(priceOf({services: [{id: 'itin', count: 0}]}).lines).toHaveLength(2);
});

test('[PLN4] what the plan includes costs nothing beside it', () => {
  const services = [{id: 'irs-forms', count: 1}] as const;
  const centsIn = (planId: OrderChoice['planId']) => priceOf({services, planId}).lines.at(-1)?.cents;
  expect([centsIn('standard'), centsIn('professional'), centsIn('enterprise')]).toEqual([25_000, 0, 0]);
});

test('[PLN4] what is for a partner is paid for each, what is for the company once', () => {
  const services = [
    {id: 'itin', count: 3},
    {id: 'us-address', count: 3},
  ] as const;
  const cents = priceOf({services}).lines.flatMap((line) =>
    line.kind === 'service' ? [[line.count, line.cents]] : [],
  );
  expect(cents).toEqual([
    [1, 18_000],
    [3, 90_000],
  ]);
});

test('[PLN6] the state’s filing is included where a company is formed, and named apart later', () => {
  const formed = priceOf({state: 'DE'});
  expect(formed.lines).toContainEqual({kind: 'state-filing', id: 'DE', period: 'once', count: 1, cents: 0});
  expect(formed.apart?.duties).toEqual([expect.objectContaining({what: 'tax', cents: 30_000})]);
  expect(formed.renewals.map(({cents}) => cents)).toEqual([108_000]);
  expect(priceOf({kind: 'migrate'}).lines.map(({kind}) => kind)).toEqual(['plan', 'service']);
  expect(priceOf({kind: 'migrate'}).apart).not.toBeNull();
  expect(priceOf({state: 'HI'}).apart).toBeNull();
  expect(priceOf({kind: 'crypto', companyType: null, state: null})).toMatchObject({todayCents: 117_000, apart: null});
});

test('[PLN7] a plan by the month renews in a month, what is yearly beside it in a year', () => {
  const {todayCents, renewals} = priceOf({period: 'month'}, sur10);
  expect(todayCents).toBe(8_824 - 882 + 18_000);
  expect(renewals.map(({on, period, cents}) => [on, period, cents])).toEqual([
    ['2027-03-16', 'month', 8_824],
    ['2028-02-16', 'year', 18_000],
  ]);
});

test.each([
  ['2027-01-31', '2027-02-28', '2028-01-31'],
  ['2028-01-31', '2028-02-29', '2029-01-31'],
  ['2028-02-29', '2028-03-29', '2029-02-28'],
  ['2027-12-31', '2028-01-31', '2028-12-31'],
])('[PLN7] what is paid on %s renews on %s and %s', (day, month, year) => {
  const {renewals} = priceOrder(buildChoice({period: 'month'}), {catalogue, today: day});
  expect(renewals.map(({on}) => on)).toEqual([month, year]);
});
