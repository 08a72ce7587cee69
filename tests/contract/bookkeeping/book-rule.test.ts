import {expect, test} from 'vitest';
import {bookRules, sortRules, type BookRuleRow} from '#contract/bookkeeping/book-rule.ts';
import {buildBookRule} from '#tests/fixtures/build-book-rule.ts';
import {testId} from '#tests/fixtures/build-change.ts';

const reasonsOf = (overrides: Partial<BookRuleRow>) =>
  bookRules.check(buildBookRule(1, overrides)).map(({reason}) => reason);

test('[RUL1] a rule has a name, at least one condition, and sets at least one thing', () => {
  expect(reasonsOf({name: ' '})).toEqual([
    'book-rule.name-required',
    'book-rule.condition-required',
    'book-rule.effect-required',
  ]);
  expect(reasonsOf({text: '  ', setMerchant: '  '})).toEqual([
    'book-rule.condition-required',
    'book-rule.effect-required',
  ]);
  const effect = {setChecked: true};
  const conditions: Partial<BookRuleRow>[] = [
    {text: 'amazon'},
    {merchant: 'Amazon'},
    {minUnits: 0, currency: 'USD'},
    {maxUnits: 1, currency: 'USD'},
    {accountId: testId(1)},
    {sign: 'in'},
    {firstDay: 1},
    {lastDay: 31},
  ];
  expect(conditions.map((condition) => reasonsOf({...effect, ...condition}))).toEqual(conditions.map(() => []));
});

test('[RUL1] bounds are in their order, and those of an amount have a currency', () => {
  const common = {setNote: 'x'};
  expect(reasonsOf({...common, minUnits: 2, maxUnits: 1, currency: 'USD'})).toEqual(['book-rule.amounts-reversed']);
  expect(reasonsOf({...common, minUnits: 1})).toEqual(['book-rule.currency-required']);
  expect(reasonsOf({...common, firstDay: 20, lastDay: 10})).toEqual(['book-rule.days-reversed']);
  expect(reasonsOf({...common, firstDay: 10, lastDay: 10, minUnits: 5, maxUnits: 5, currency: 'EUR'})).toEqual([]);
});

test('[RUL3] rules have one order on every device, also where two have one place', () => {
  const rules = [buildBookRule(3, {position: 7}), buildBookRule(1, {position: 9}), buildBookRule(2, {position: 7})];
  expect(sortRules(rules).map(({name}) => name)).toEqual(['Rule 2', 'Rule 3', 'Rule 1']);
  expect(sortRules(rules.toReversed())).toEqual(sortRules(rules));
});
