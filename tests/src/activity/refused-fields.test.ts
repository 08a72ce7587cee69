import {expect, test} from 'vitest';
import type {Refusal} from '#contract/sync/push-changes.ts';
import {refusedFields} from '#src/features/activity/describe-values.ts';
import {buildChange, rowOne, rowTwo} from '#tests/sync/build-change.ts';

test('[ACT2] a conflict shows each field over all its refused rows', () => {
  const change = buildChange({
    rowIds: [rowOne, rowTwo],
    set: {name: {same: 'mine'}, position: {each: [1, 2]}},
    was: {name: {each: ['a', 'b']}, position: {same: 0}},
  });
  const conflict = {code: 'conflict' as const, reason: 'sync.conflict'};
  const refusals: Refusal[] = [
    {rowId: rowOne, field: 'name', current: 'theirs', ...conflict},
    {rowId: rowTwo, field: 'name', current: 'others', ...conflict},
    {rowId: rowTwo, field: 'position', current: 9, ...conflict},
  ];
  const record = {id: 1, spaceId: change.spaceId, change, refusals, refusedAt: change.madeAt};
  expect(refusedFields(record)).toEqual([
    {field: 'name', mine: {same: 'mine'}, before: {each: ['a', 'b']}, theirs: {each: ['theirs', 'others']}},
    {field: 'position', mine: {same: 2}, before: {same: 0}, theirs: {same: 9}},
  ]);
  const whole = {...record, refusals: [{rowId: rowOne, field: null, code: 'validation' as const, reason: 'test.no'}]};
  expect(refusedFields(whole).map(({field, mine}) => [field, mine])).toEqual([
    ['name', {same: 'mine'}],
    ['position', {same: 1}],
  ]);
  const gone = {rowId: rowOne, field: null, code: 'conflict' as const, reason: 'sync.row-deleted', current: true};
  expect(refusedFields({...record, refusals: [gone]}).map(({theirs}) => theirs)).toEqual([null, null]);
});
