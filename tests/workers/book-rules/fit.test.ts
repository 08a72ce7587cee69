import {describe, expect, test} from 'vitest';
import {maxBookRules, type BookRuleRow} from '#contract/bookkeeping/book-rule.ts';
import {buildBookRule} from '#tests/fixtures/build-book-rule.ts';
import {findFitting, findStop, prepareRules, type RuleSubject} from '#workers/book-rules/prepare-rules.ts';
import {planEffect} from '#workers/book-rules/plan-effect.ts';

const world = {
  accounts: [{id: 'a1'}],
  categories: [
    {id: 'c1', archived: false},
    {id: 'c2', archived: true},
  ],
};
const subject: RuleSubject = {
  date: '2026-03-15',
  description: 'AMZN Mktp  PANADERÍA*2K3',
  merchant: 'Café Río',
  amountUnits: -1_250,
  currency: 'USD',
  accountId: 'a1',
};
const fits = (conditions: Partial<BookRuleRow>, more: Partial<RuleSubject> = {}): boolean =>
  findFitting(prepareRules([buildBookRule(1, conditions)], world), {...subject, ...more}).length === 1;

describe('[RUL1] a rule fits where all its conditions hold', () => {
  test.each<[string, Partial<BookRuleRow>, boolean]>([
    ['a text of the description', {text: 'panaderia'}, true],
    ['a text of the merchant', {text: 'cafe r'}, true],
    ['another text', {text: 'uber'}, false],
    ['the beginning', {text: 'amzn', textMatch: 'starts-with'}, true],
    ['the beginning of the merchant', {text: 'CAFÉ', textMatch: 'starts-with'}, true],
    ['what stands later', {text: 'mktp', textMatch: 'starts-with'}, false],
    ['the whole merchant as a text', {text: 'cafe rio', textMatch: 'is'}, true],
    ['a part of it', {text: 'cafe', textMatch: 'is'}, false],
    ['the merchant', {merchant: ' CAFE RIO '}, true],
    ['a part of the merchant', {merchant: 'Café'}, false],
    ['an amount within the bounds', {minUnits: 1_250, maxUnits: 1_250, currency: 'USD'}, true],
    ['one below them', {minUnits: 1_251, currency: 'USD'}, false],
    ['one above them', {maxUnits: 1_249, currency: 'USD'}, false],
    ['an amount of another currency', {minUnits: 1, currency: 'EUR'}, false],
    ['the account', {accountId: 'a1'}, true],
    ['money out', {sign: 'out'}, true],
    ['money in', {sign: 'in'}, false],
    ['a day', {firstDay: 15, lastDay: 15}, true],
    ['earlier days', {lastDay: 14}, false],
    ['later days', {firstDay: 16}, false],
    ['all at once', {text: 'amzn', sign: 'out', firstDay: 1, minUnits: 1, currency: 'USD', accountId: 'a1'}, true],
    ['all but one', {text: 'amzn', sign: 'in', firstDay: 1, minUnits: 1, currency: 'USD', accountId: 'a1'}, false],
  ])('%s', (_name, conditions, expected) => {
    expect(fits(conditions)).toBe(expected);
  });

  test('money of no sign is neither in nor out, and no merchant is none', () => {
    expect(fits({sign: 'in'}, {amountUnits: 0})).toBe(false);
    expect(fits({sign: 'out'}, {amountUnits: 0})).toBe(false);
    expect(fits({merchant: 'Café Río'}, {merchant: null})).toBe(false);
    expect(fits({text: 'amzn'}, {merchant: null})).toBe(true);
    expect(fits({accountId: 'a1'}, {accountId: 'a2'})).toBe(false);
  });
});

test('[RUL1] a text or a merchant of which nothing is left to look for fits nothing', () => {
  for (const nothing of ['´', ' ¨ ', '¸', '\u0301']) {
    expect(fits({text: nothing})).toBe(false);
    expect(fits({text: nothing, sign: 'out'})).toBe(false);
    expect(fits({merchant: nothing})).toBe(false);
  }
  expect(fits({text: '  ', merchant: '', sign: 'out'})).toBe(true);
});

test('[RUL3] the first that fits sets, and the others are named in their order', () => {
  const rules = [
    buildBookRule(3, {text: 'amzn'}),
    buildBookRule(1, {text: 'uber'}),
    buildBookRule(2, {sign: 'out'}),
    buildBookRule(4, {firstDay: 1}),
  ];
  const fitting = findFitting(prepareRules(rules, world), subject);
  expect(fitting.map(({name}) => name)).toEqual(['Rule 2', 'Rule 3', 'Rule 4']);
});

test('[RUL4] a rule that cannot run says why and leaves the movement to the next', () => {
  const stopOf = (overrides: Partial<BookRuleRow>) => findStop(buildBookRule(1, overrides), world);
  expect(stopOf({enabled: false})).toBe('off');
  expect(stopOf({categoryId: 'c2'})).toBe('category-archived');
  expect(stopOf({categoryId: 'c9'})).toBe('category-gone');
  expect(stopOf({accountId: 'a9', categoryId: 'c1'})).toBe('account-gone');
  expect(stopOf({categoryId: 'c1', accountId: 'a1'})).toBe(null);
  const rules = [
    buildBookRule(1, {text: 'amzn', categoryId: 'c2'}),
    buildBookRule(2, {text: 'amzn', categoryId: 'c1'}),
  ];
  expect(findFitting(prepareRules(rules, world), subject).map(({name}) => name)).toEqual(['Rule 2']);
});

test('[RUL14] a thousand rules run, and those after them do nothing and say so', () => {
  const rules = Array.from({length: maxBookRules + 2}, (_, number) =>
    buildBookRule(number, {text: `shop ${number}`, id: `rule-${number}`}),
  );
  const prepared = prepareRules(rules.toReversed(), world);
  expect(prepared).toHaveLength(maxBookRules);
  const last = rules.at(-1);
  expect(last && findStop(last, world, maxBookRules + 1)).toBe('too-many');
  const found = findFitting(prepared, {...subject, description: 'shop 999'});
  expect(found.map(({name}) => name)).toEqual(['Rule 9', 'Rule 99', 'Rule 999']);
});

const empty = {categoryId: null, merchant: null, note: null, checked: false};

test('[RUL2] a rule sets what it says, and a review only with its own category', () => {
  const rule = buildBookRule(1, {categoryId: 'c1', setMerchant: ' Amazon ', setNote: 'x', setChecked: true});
  expect(planEffect(rule, empty, false)?.set).toEqual({categoryId: 'c1', merchant: 'Amazon', note: 'x', checked: true});
  const chosen = {categoryId: 'c9', merchant: 'AMZN', note: 'mine', checked: false};
  expect(planEffect(rule, chosen, false)).toBe(null);
  expect(planEffect(rule, chosen, true)?.set).toEqual({categoryId: 'c1', merchant: 'Amazon', checked: true});
  const alone = buildBookRule(2, {setChecked: true});
  expect(planEffect(alone, empty, false)?.set).toEqual({checked: true});
  expect(planEffect(alone, {...empty, checked: true}, true)).toBe(null);
});

test('[RUL6] an effect remembers what it replaced, and category and review with each other', () => {
  const rule = buildBookRule(1, {categoryId: 'c1', setChecked: true});
  expect(planEffect(rule, {...empty, categoryId: 'c9', checked: true}, true)).toEqual({
    set: {categoryId: 'c1'},
    mark: {ruleId: rule.id, set: {categoryId: 'c1', checked: true}, replaced: {categoryId: 'c9', checked: true}},
  });
  expect(planEffect(rule, {...empty, categoryId: 'c1'}, true)).toEqual({
    set: {checked: true},
    mark: {ruleId: rule.id, set: {categoryId: 'c1', checked: true}, replaced: {categoryId: 'c1', checked: false}},
  });
});

test('[RUL13] a category that replaces a reviewed one waits for review, unless the rule checks', () => {
  const reviewed = {...empty, categoryId: 'c9', checked: true};
  const rule = buildBookRule(1, {categoryId: 'c1'});
  expect(planEffect(rule, reviewed, true)).toEqual({
    set: {categoryId: 'c1', checked: false},
    mark: {ruleId: rule.id, set: {categoryId: 'c1', checked: false}, replaced: {categoryId: 'c9', checked: true}},
  });
  // What is left of a review stays.
  expect(planEffect(buildBookRule(2, {setMerchant: 'A'}), reviewed, true)?.set).toEqual({merchant: 'A'});
  expect(planEffect(rule, {...reviewed, categoryId: 'c1'}, true)).toBe(null);
});

test('[RUL9] what one rule sets feeds no other: two rules that feed each other set once', () => {
  const first = buildBookRule(1, {merchant: 'A', setMerchant: 'B'});
  const second = buildBookRule(2, {merchant: 'B', setMerchant: 'A'});
  const prepared = prepareRules([first, second], world);
  const made = {...subject, merchant: 'A'};
  const fitting = findFitting(prepared, made);
  expect(fitting).toEqual([first]);
  expect(planEffect(first, {...empty, merchant: made.merchant}, true)?.set).toEqual({merchant: 'B'});
});
