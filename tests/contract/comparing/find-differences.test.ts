import {expect, test} from 'vitest';
import {findDifferences, type HeldPayment, type ToldPayment} from '#contract/comparing/find-differences.ts';

const held: HeldPayment = {isPaid: true, cents: 45_000, creditedCents: 0, disputedCents: 0, isGivenBack: false};
const begun: HeldPayment = {...held, isPaid: false};
const told: ToldPayment = {
  state: 'paid',
  receivedCents: 45_000,
  givenBackCents: 0,
  disputedCents: 0,
  isOfOrder: true,
};
const waiting: ToldPayment = {...told, state: 'needs-card', receivedCents: 0};

test.each<[string, HeldPayment | null, ToldPayment | null]>([
  ['paid on both sides', held, told],
  ['begun and not paid on both', begun, waiting],
  ['declined', begun, {...waiting, state: 'failed'}],
  ['canceled', begun, {...waiting, state: 'canceled'}],
  ['given back in part, and credited', {...held, creditedCents: 20_000}, {...told, givenBackCents: 20_000}],
  ['given back whole, since it was paid for nothing', {...begun, isGivenBack: true}, {...told, givenBackCents: 45_000}],
  ['given back at the provider before it was heard of', begun, {...told, givenBackCents: 45_000}],
  ['of something else on the same account', null, {...told, isOfOrder: false}],
  ['begun there and never paid, and not known here', null, waiting],
  ['disputed, and known to be', {...held, disputedCents: 45_000}, {...told, disputedCents: 45_000}],
  ['known to nobody', null, null],
])('[CMP2] what is %s does not differ', (_, ours, theirs) => {
  expect(findDifferences(ours, theirs)).toEqual([]);
});

test.each<[string, HeldPayment | null, ToldPayment | null, readonly unknown[]]>([
  ['paid-there', begun, told, [0, 45_000]],
  ['paid-here', held, waiting, [45_000, 0]],
  ['sum', held, {...told, receivedCents: 44_999}, [45_000, 44_999]],
  ['given-back', held, {...told, givenBackCents: 20_000}, [0, 20_000]],
  ['given-back', {...held, creditedCents: 20_000}, told, [20_000, 0]],
  ['given-back', {...begun, isGivenBack: true}, told, [45_000, 0]],
  ['disputed', held, {...told, disputedCents: 45_000}, [0, 45_000]],
  ['unknown-there', held, null, [45_000, null]],
  ['unknown-there', begun, null, [0, null]],
  ['unknown-here', null, told, [null, 45_000]],
])('[CMP2] %s is told with what each side says', (kind, ours, theirs, [oursCents, theirsCents]) => {
  expect(findDifferences(ours, theirs)).toEqual([{kind, oursCents, theirsCents}]);
});

test('[CMP2] several differences of one payment are told each by itself', () => {
  const theirs = {...told, receivedCents: 46_000, givenBackCents: 1_000, disputedCents: 45_000};
  expect(findDifferences(held, theirs).map(({kind}) => kind)).toEqual(['sum', 'given-back', 'disputed']);
});
