import {expect, test} from 'vitest';
import {
  joinMarks,
  maxMarkLength,
  parseRuleMark,
  standingMark,
  valuesSet,
  writeRuleMark,
  type RuleMark,
} from '#contract/bookkeeping/rule-mark.ts';

const mark: RuleMark = {
  ruleId: 'r1',
  set: {categoryId: 'c1', merchant: 'Amazon'},
  replaced: {categoryId: null, merchant: 'AMZN'},
};
const asSet = {categoryId: 'c1', merchant: 'Amazon', note: null, checked: false};

test('[RUL6] a mark comes back as it was written, and what is none is none', () => {
  expect(parseRuleMark(writeRuleMark(mark))).toEqual(mark);
  expect(writeRuleMark({...mark, set: {}})).toBe(null);
  const strange = [
    '',
    'null',
    '[]',
    '{}',
    '{"rule":1,"set":{},"was":{}}',
    '{"rule":"r","set":[],"was":{}}',
    '{"rule":"r"}',
  ];
  expect(strange.map(parseRuleMark)).toEqual(strange.map(() => null));
  // Values of another kind are passed over.
  expect(parseRuleMark('{"rule":"r","set":{"categoryId":7,"checked":"yes","note":"n","x":1},"was":{}}')).toEqual({
    ruleId: 'r',
    set: {note: 'n'},
    replaced: {},
  });
});

test('[RUL6] the longest mark has room', () => {
  const long = 'ÿ"\\'.repeat(167).slice(0, 500);
  const text = writeRuleMark({
    ruleId: 'x'.repeat(36),
    set: {categoryId: 'x'.repeat(36), merchant: '"'.repeat(200), note: long, checked: true},
    replaced: {categoryId: 'x'.repeat(36), merchant: '"'.repeat(200), note: null, checked: false},
  });
  expect(text?.length).toBeLessThan(maxMarkLength);
});

test('[RUL6] what somebody changed since is theirs, field by field', () => {
  expect(standingMark(mark, asSet)).toEqual(mark);
  expect(standingMark(mark, {...asSet, categoryId: 'c2'})).toEqual({
    ruleId: 'r1',
    set: {merchant: 'Amazon'},
    replaced: {merchant: 'AMZN'},
  });
  expect(standingMark(mark, {...asSet, categoryId: 'c2', merchant: null})).toBe(null);
  expect(standingMark(null, asSet)).toBe(null);
});

test('[RUL6] a category that somebody has reviewed is theirs, unless the rule checks', () => {
  expect(standingMark(mark, {...asSet, checked: true})?.set).toEqual({merchant: 'Amazon'});
  const checks: RuleMark = {
    ruleId: 'r1',
    set: {categoryId: 'c1', checked: true},
    replaced: {categoryId: null, checked: false},
  };
  expect(standingMark(checks, {...asSet, checked: true})).toEqual(checks);
  expect(standingMark(checks, asSet)?.set).toEqual({categoryId: 'c1'});
  // Whoever chose another category reviewed it.
  expect(standingMark(checks, {...asSet, categoryId: 'c2', checked: true})).toBe(null);
});

test('[RUL6] a review stands only with the category that it was set with, and is put back only there', () => {
  const checks: RuleMark = {
    ruleId: 'r1',
    set: {categoryId: 'c1', checked: true},
    replaced: {categoryId: 'c1', checked: false},
  };
  expect(standingMark(checks, {...asSet, checked: true})).toEqual(checks);
  expect(valuesSet(checks)).toEqual({checked: true});
  expect(standingMark(checks, {...asSet, categoryId: 'c2', checked: true})).toBe(null);
  expect(standingMark(checks, {...asSet, categoryId: null, checked: true})).toBe(null);
  // What was there already is nothing that the rule has set.
  expect(standingMark(checks, asSet)).toBe(null);
  const ofNone = {...checks, set: {categoryId: null, checked: true}, replaced: {categoryId: null, checked: false}};
  expect(standingMark(ofNone, {...asSet, categoryId: null, checked: true})).toEqual(ofNone);
  expect(standingMark(ofNone, {...asSet, checked: true})).toBe(null);
});

test('[RUL6] a review that a rule took with its category stands until somebody reviews', () => {
  const unchecks: RuleMark = {
    ruleId: 'r1',
    set: {categoryId: 'c1', checked: false},
    replaced: {categoryId: 'c9', checked: true},
  };
  expect(standingMark(unchecks, asSet)).toEqual(unchecks);
  expect(standingMark(unchecks, {...asSet, checked: true})).toBe(null);
  expect(standingMark(unchecks, {...asSet, categoryId: 'c2'})).toBe(null);
});

test('[RUL12] marks that are joined answer for both, from what stood before the first', () => {
  const later: RuleMark = {
    ruleId: 'r2',
    set: {categoryId: 'c2', note: 'n'},
    replaced: {categoryId: 'c1', note: null},
  };
  expect(joinMarks(null, later)).toEqual(later);
  expect(joinMarks(mark, later)).toEqual({
    ruleId: 'r2',
    set: {categoryId: 'c2', merchant: 'Amazon', note: 'n'},
    replaced: {categoryId: null, merchant: 'AMZN', note: null},
  });
});
