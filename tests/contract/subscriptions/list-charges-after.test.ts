import fc from 'fast-check';
import {expect, test} from 'vitest';
import {readCatalogue} from '#contract/catalogue/catalogue.ts';
import {planIds, planPeriods} from '#contract/catalogue/ids.ts';
import {listCharges, pricePlan, type Bought} from '#contract/subscriptions/list-charges.ts';
import {listChargesAfter, sumCharges, writeWish} from '#contract/subscriptions/list-charges-after.ts';
import {plainSubscription} from '#contract/subscriptions/subscription.ts';

const seed = 20_261_124;
const on = '2027-03-02';
const yearly = readCatalogue(on).services.services.filter(({period}) => period === 'year');

const held = {...plainSubscription, countedFrom: '2026-03-02', period: 'year' as const};
const base = {
  company: {type: 'LLC', state: 'WY'},
  formation: {kind: 'create', status: 'Completed', volume: null},
} as const;

/** A company with a plan, maybe going over to another or ending, and services whose days lie around that of the plan. */
const bought: fc.Arbitrary<Bought> = fc
  .record({
    plan: fc.record({
      planId: fc.constantFrom(...planIds),
      period: fc.constantFrom(...planPeriods),
      nextPlanId: fc.option(fc.constantFrom(...planIds)),
      nextPeriod: fc.option(fc.constantFrom(...planPeriods)),
      isEnding: fc.boolean(),
    }),
    beside: fc.uniqueArray(
      fc.record({
        service: fc.constantFrom(...yearly),
        paidUntil: fc.constantFrom('2027-03-01', on, on, '2027-09-10'),
        isEnding: fc.boolean(),
      }),
      {selector: ({service}) => service.id},
    ),
  })
  .map(({plan, beside}) => ({
    ...base,
    services: beside.map(({service}) => ({id: `of ${service.id}`, serviceId: service.id, count: 1})),
    subscriptions: [
      {...held, ...plan, id: 'co', paidUntil: on},
      ...beside.map(({service, paidUntil, isEnding}) => ({
        ...held,
        id: `of ${service.id}`,
        planId: null,
        paidUntil,
        isEnding,
      })),
    ],
  }));

test('[SUB15] the sum that is told is what the server charges once the wish is written, and what the price list says', () => {
  fc.assert(
    fc.property(bought, fc.constantFrom(...planIds), fc.constantFrom(...planPeriods), (one, planId, period) => {
      const told = listChargesAfter(one, 'co', {planId, period});
      const subscriptions = one.subscriptions.map((row) =>
        row.id === 'co' ? {...row, ...writeWish(row, {kind: 'plan', planId, period})} : row,
      );
      const written = listCharges({...one, subscriptions}).filter((charge) => charge.on === on);
      expect(told).toMatchObject({on, charges: written, cents: sumCharges(written)});
      const beside = one.subscriptions
        .filter((row) => row.planId === null && row.paidUntil === on && !row.isEnding)
        .map(({id}) => {
          const service = yearly.find((listed) => `of ${listed.id}` === id);
          return service && !service.includedIn.includes(planId) ? service.cents : 0;
        });
      const plan = pricePlan(one, {planId, period, day: on})?.cents ?? 0;
      expect(told?.cents).toBe(beside.reduce((sum, cents) => sum + cents, plan));
    }),
    {seed},
  );
});

test('[SUB15] what the present plan includes and the other does not is told with its own day, and nothing else is', () => {
  fc.assert(
    fc.property(bought, fc.constantFrom(...planIds), (one, planId) => {
      const [plan] = one.subscriptions;
      const begun = one.subscriptions.flatMap((row) => {
        const service = yearly.find(({id}) => `of ${id}` === row.id);
        const isIncluded = Boolean(plan?.planId && service?.includedIn.includes(plan.planId));
        const begins = service && isIncluded && !service.includedIn.includes(planId) && !row.isEnding;
        return begins && row.paidUntil >= on ? [`${row.id} ${row.paidUntil}`] : [];
      });
      const told = listChargesAfter(one, 'co', {planId, period: plan?.period ?? 'year'})?.begins ?? [];
      expect(new Set(told.map((charge) => `${charge.id} ${charge.on}`))).toEqual(new Set(begun));
    }),
    {seed},
  );
});

test('[SUB15] without a plan nothing is told', () => {
  expect(listChargesAfter({...base, services: [], subscriptions: []}, 'co', {planId: 'standard', period: 'year'})).toBe(
    null,
  );
});
