import fc from 'fast-check';
import {expect, test} from 'vitest';
import {planMove} from '#src/features/bookkeeping/rules/move-rule.ts';
import {checkRule, draftFromRow, finishRule, emptyRule} from '#src/features/bookkeeping/rules/rule-draft.ts';
import {ruleTyped} from '#src/features/bookkeeping/rules/form-rule.tsx';
import {buildBookRule} from '#tests/fixtures/build-book-rule.ts';

test('[RUL15] a rule that is moved changes its own place alone where there is room, else all are numbered anew', () => {
  const rules = [10, 20, 21].map((position, number) => ({id: `r${number}`, position}));
  expect(planMove(rules, 0, 0)).toEqual([]);
  expect(planMove(rules, 0, 3)).toEqual([]);
  expect(planMove(rules, 0, -1)).toEqual([]);
  expect(planMove(rules, 2, 1)).toEqual([{id: 'r2', position: 15}]);
  expect(planMove(rules, 0, 2)).toEqual([{id: 'r0', position: 21 + 1_024}]);
  expect(planMove(rules, 2, 0)).toEqual([{id: 'r2', position: 10 - 1_024}]);
  expect(planMove(rules, 0, 1)).toEqual([
    {id: 'r1', position: 1_024},
    {id: 'r0', position: 2_048},
    {id: 'r2', position: 3_072},
  ]);
});

test('[RUL15] whatever is moved, the order is the one that was wanted', () => {
  const moves = fc.array(fc.tuple(fc.nat({max: 7}), fc.nat({max: 7})), {maxLength: 60});
  fc.assert(
    fc.property(moves, (wanted) => {
      let rules = Array.from({length: 8}, (_, number) => ({id: `r${number}`, position: number}));
      for (const [from, to] of wanted) {
        const ids = rules.map(({id}) => id);
        const [moved = ''] = ids.splice(from, 1);
        ids.splice(to, 0, moved);
        const places = new Map(planMove(rules, from, to).map(({id, position}) => [id, position]));
        rules = rules
          .map((rule) => ({...rule, position: places.get(rule.id) ?? rule.position}))
          .toSorted((one, other) => one.position - other.position);
        expect(rules.map(({id}) => id)).toEqual(ids);
      }
    }),
    {seed: 16},
  );
});

test('[RUL16] a rule that is made from a movement begins with what it says of itself', () => {
  const row = {merchant: null, description: 'AMZN Mktp 2K3', amountUnits: -500, categoryId: 'c1'};
  expect(draftFromRow(row, 'Amzn Mktp')).toEqual({
    ...emptyRule,
    name: 'Amzn Mktp',
    text: 'Amzn Mktp',
    sign: 'out',
    categoryId: 'c1',
  });
  expect(draftFromRow({...row, description: 'UBER *TRIP 99'}, 'Uber Trip').text).toBe('Uber');
  expect(draftFromRow({...row, description: '4711'}, 'Nobody').text).toBe('4711');
  expect(draftFromRow({...row, merchant: 'Amazon', amountUnits: 0}, 'Amazon')).toMatchObject({
    text: null,
    merchant: 'Amazon',
    sign: null,
  });
});

test('[RUL1] a rule is kept without spaces around its texts, and with a currency only where it has bounds', () => {
  const draft = {...emptyRule, name: ' A ', text: '  ', merchant: ' Amazon ', currency: 'USD', setNote: ' '};
  expect(finishRule(draft)).toEqual({...emptyRule, name: 'A', merchant: 'Amazon'});
  expect(finishRule({...draft, minUnits: 1}).currency).toBe('USD');
  expect(checkRule(draft).map(({reason}) => reason)).toEqual(['book-rule.effect-required']);
});

test('[RUL1] the form refuses a text and a merchant of which nothing is left to look for', () => {
  const draft = {...emptyRule, name: 'A', setNote: 'x'};
  const wrong = (more: Partial<typeof emptyRule>) =>
    checkRule({...draft, ...more}).map(({field, reason}) => [field, reason]);
  expect(wrong({text: ' ´ '})).toEqual([['text', 'book-rule.nothing-to-find']]);
  expect(wrong({text: '¨', merchant: '¸', sign: 'out'})).toEqual([
    ['text', 'book-rule.nothing-to-find'],
    ['merchant', 'book-rule.nothing-to-find'],
  ]);
  expect(wrong({text: '*'})).toEqual([]);
});

test('[RUL8] what a rule sets in a movement that is typed never replaces what was typed', () => {
  const rule = buildBookRule(1, {text: 'amzn', categoryId: 'c1', setMerchant: 'Amazon', setChecked: true});
  const names = {
    rules: [rule],
    accounts: [],
    categories: [
      {id: 'c1', key: null, name: 'A', kind: 'expense' as const, relatedParty: false, archived: false, position: 1},
    ],
  };
  const typed = {
    date: '2026-03-04',
    description: 'AMZN',
    amountUnits: -100,
    currency: 'USD',
    accountId: 'a',
    categoryId: null,
    merchant: null,
    note: null,
  };
  expect(ruleTyped(typed, names)?.set).toEqual({categoryId: 'c1', merchant: 'Amazon', checked: true});
  expect(ruleTyped({...typed, categoryId: 'c9', merchant: 'Mine'}, names)).toBe(null);
  expect(ruleTyped({...typed, categoryId: 'c9'}, names)?.set).toEqual({merchant: 'Amazon'});
  expect(ruleTyped({...typed, description: 'UBER'}, names)).toBe(null);
});
