import {expect, test} from 'vitest';
import {writeRuleMark} from '#contract/bookkeeping/rule-mark.ts';
import {ask, categoryOf, learnRows, open, taught} from '#tests/workers/books/suggest/learn-rows.ts';
import type {PageRow} from '#tests/workers/books/build-rows.ts';

const {travel} = categoryOf;

test('[RUL13] what a rule set teaches only where the rule checks, or somebody has reviewed it', () => {
  const asked = open('UBER *TRIP 99012');
  const ruled = (checks: boolean, more: Partial<PageRow> = {}): PageRow =>
    taught('UBER *TRIP 83', 'travel', {
      checked: checks,
      ruleMark: writeRuleMark({
        ruleId: 'r',
        set: {categoryId: travel, ...(checks && {checked: true})},
        replaced: {categoryId: null, ...(checks && {checked: false})},
      }),
      ...more,
    });
  expect(ask(learnRows([ruled(false), asked]), asked)).toEqual([]);
  expect(ask(learnRows([ruled(true), asked]), asked)).toEqual(['travel 1/1 name']);
  expect(ask(learnRows([ruled(false, {checked: true}), asked]), asked)).toEqual(['travel 1/1 name']);
});
