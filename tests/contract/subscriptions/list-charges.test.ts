import {plainSubscription} from '#contract/subscriptions/subscription.ts';
import {expect, test} from 'vitest';
import {readCatalogue} from '#contract/catalogue/catalogue.ts';
import {monthlyCents} from '#contract/catalogue/rules.ts';
import {findNextCharge, listCharges, type Bought} from '#contract/subscriptions/list-charges.ts';

const formation = {kind: 'create', status: 'Completed', volume: null} as const;
const plan = {
  countedFrom: '2026-01-01',
  ...plainSubscription,
  id: 'f',
  planId: 'standard',
  period: 'year',
  paidUntil: '2027-03-02',
} as const;
const company = {type: 'LLC', state: 'WY'} as const;
const address = {id: 'a', serviceId: 'us-address', count: 1} as const;
const addressPaid = {
  countedFrom: '2026-01-01',
  ...plainSubscription,
  id: 'a',
  planId: null,
  period: 'year',
  paidUntil: '2027-01-15',
} as const;
const itin = {id: 'i', serviceId: 'itin', count: 2} as const;

const list = (more: Partial<Bought> = {}) =>
  listCharges({company, formation, services: [], subscriptions: [plan], ...more}).map(({id, on, line}) => [
    id,
    on,
    line.cents,
  ]);

test('[SUB1] the plan and what is paid by the year renew each on its own day, the soonest first; what was paid once does not', () => {
  expect(list({services: [itin, address], subscriptions: [plan, addressPaid]})).toEqual([
    ['a', '2027-01-15', 18_000],
    ['f', '2027-03-02', 45_000],
  ]);
});

test('[SUB1] a plan by the month renews at the price of a month', () => {
  const {yearlySavingPercent} = readCatalogue('2027-03-02').plans;
  expect(list({subscriptions: [{...plan, period: 'month'}]})).toEqual([
    ['f', '2027-03-02', monthlyCents(45_000, yearlySavingPercent)],
  ]);
});

test('[SUB1] what the plan includes is not renewed for itself, and nothing of a canceled company', () => {
  const services = readCatalogue('2027-03-02').services.services.filter(({period}) => period === 'year');
  const included = services.find(({includedIn}) => includedIn.length > 0);
  const planId = included?.includedIn[0];
  if (!included || !planId) throw new Error('the list has no service that a plan includes');
  const beside = {...address, id: 'b', serviceId: included.id};
  const held = listCharges({
    company,
    formation,
    services: [beside],
    subscriptions: [
      {...plan, planId},
      {...addressPaid, id: 'b'},
    ],
  });
  expect(held.map(({id}) => id)).toEqual(['f']);
  expect(
    list({formation: {...formation, status: 'Canceled'}, services: [address], subscriptions: [plan, addressPaid]}),
  ).toEqual([]);
});

test('[SUB1] a company abroad and one of crypto renew their plan without a state', () => {
  const crypto = {
    company: {type: 'Cross Border Crypto', state: null},
    formation: {...formation, kind: 'crypto'},
  } as const;
  expect(list(crypto)).toEqual([['f', '2027-03-02', 49_000]]);
});

const charge = (subscriptions: Bought['subscriptions']) =>
  listCharges({company, formation, services: [address], subscriptions});

test('[SUB2] the next charge is what one company renews on the nearest day; what has ended does not count', () => {
  const charges = charge([plan, {...addressPaid, paidUntil: plan.paidUntil}]);
  const sooner = charge([{...plan, paidUntil: '2026-11-30'}]);
  const ended = charge([{...plan, paidUntil: '2026-11-19'}]);
  const both = [
    {id: 'one', charges},
    {id: 'ended', charges: ended},
  ];
  expect(findNextCharge(both, '2026-11-20')).toEqual({companyId: 'one', on: '2027-03-02', cents: 63_000});
  expect(findNextCharge([...both, {id: 'two', charges: sooner}], '2026-11-20')?.companyId).toBe('two');
  expect(findNextCharge([{id: 'two', charges: sooner}], '2026-11-30')?.on).toBe('2026-11-30');
  expect(findNextCharge([{id: 'ended', charges: ended}], '2026-11-20')).toBeNull();
});

test('[SUB9] what ends is not renewed, and with the plan neither is what would be renewed after it', () => {
  const services = [address];
  expect(list({services, subscriptions: [plan, {...addressPaid, isEnding: true}]}).map(([id]) => id)).toEqual(['f']);
  const ended = {...plan, isEnding: true};
  expect(list({services, subscriptions: [ended, addressPaid]}).map(([id]) => id)).toEqual(['a']);
  expect(list({services, subscriptions: [ended, {...addressPaid, paidUntil: plan.paidUntil}]})).toEqual([]);
});

test('[SUB10] another plan or period is renewed as it is on its day, and what it includes from then on costs nothing', () => {
  const {yearlySavingPercent} = readCatalogue('2027-03-02').plans;
  expect(list({subscriptions: [{...plan, nextPlanId: 'professional', nextPeriod: 'month'}]})).toEqual([
    ['f', '2027-03-02', monthlyCents(90_000, yearlySavingPercent)],
  ]);
  const services = [{...address, serviceId: 'irs-forms'} as const];
  const wanted = {...plan, nextPlanId: 'professional'} as const;
  const days = ['2027-03-01', '2027-03-02'].map((paidUntil) =>
    list({services, subscriptions: [wanted, {...addressPaid, paidUntil}]}).map(([id]) => id),
  );
  expect(days).toEqual([['a', 'f'], ['f']]);
});
