import {expect, test} from 'vitest';
import type {Refusal} from '#contract/sync/push-changes.ts';
import type {Change} from '#contract/sync/change.ts';
import type {AttentionRecord} from '#sync/store/local-database.ts';
import {isDecidedAlone} from '#src/data/describe/descriptions.ts';
import {canDecideTogether, draftOfBoth, findConflicts} from '#src/features/activity/conflicts/find-conflicts.ts';
import {verdictsForAll} from '#src/features/activity/conflicts/verdicts.ts';
import {buildChange, rowOne, rowTwo, spaceOne} from '#tests/sync/build-change.ts';

const conflict = {code: 'conflict', reason: 'sync.conflict', currentBy: 'Luis', currentDevice: 'Chrome'} as const;
const gone = {field: null, code: 'conflict', reason: 'sync.row-deleted', current: true} as const;

function refused(id: number, change: Partial<Change>, ...refusals: Refusal[]): AttentionRecord {
  const whole = buildChange({table: 'transactions', ...change});
  return {id, spaceId: spaceOne, change: whole, refusals, refusedAt: whole.madeAt};
}

const bulk = refused(
  1,
  {
    rowIds: [rowOne, rowTwo],
    set: {categoryId: {same: 'mine'}, checked: {same: true}},
    was: {categoryId: {each: ['a', 'b']}, checked: {same: false}},
  },
  {rowId: rowTwo, field: 'categoryId', ...conflict, current: 'theirs'},
  {rowId: rowOne, field: 'checked', ...conflict, current: null},
  {rowId: rowOne, field: null, code: 'forbidden', reason: 'transaction.blocked'},
);
const money = refused(
  2,
  {set: {amountUnits: {same: 7}, merchant: {same: 'm'}}, was: {amountUnits: {same: 5}, merchant: {same: null}}},
  {rowId: rowOne, field: 'amountUnits', ...conflict, current: 9},
  {rowId: rowOne, field: 'merchant', ...conflict, current: 'other'},
);
const note = refused(
  3,
  {set: {note: {same: 'b'}}, was: {note: {same: 'a'}}},
  {rowId: rowOne, field: 'note', ...conflict, current: 'c'},
);
const deleted = refused(
  4,
  {set: {categoryId: {same: 'mine'}}, was: {categoryId: {same: null}}},
  {rowId: rowOne, ...gone},
);

test('[CFL1] each row in conflict is asked about, with its own values; other refusals are not', () => {
  const [found, ...others] = findConflicts(
    [bulk, refused(9, {}, {rowId: rowOne, field: null, code: 'forbidden', reason: 'x'})],
    isDecidedAlone,
  );
  expect(others).toEqual([]);
  expect(found?.rows.map(({rowId, isDeleted, fields}) => [rowId, isDeleted, fields])).toMatchObject([
    [rowTwo, false, [{field: 'categoryId', mine: 'mine', before: 'b', theirs: 'theirs', refusal: {currentBy: 'Luis'}}]],
    [rowOne, false, [{field: 'checked', mine: true, before: false, theirs: null}]],
  ]);
  expect(findConflicts([deleted], isDecidedAlone)[0]?.rows).toMatchObject([
    {isDeleted: true, fields: [{field: 'categoryId', mine: 'mine'}]},
  ]);
});

test('[CFL1] [QST3] a row that is refused whole is asked about only where somebody deleted it', () => {
  const whole = {rowId: rowOne, field: null, code: 'conflict', reason: 'comment.answered-already'} as const;
  const answer = refused(5, {table: 'comments', op: 'create', set: {text: {same: 'x'}}, was: {}}, whole);
  const category = refused(6, {set: {categoryId: {same: 'mine'}}, was: {categoryId: {same: null}}}, whole);
  expect(findConflicts([answer, category, deleted], isDecidedAlone).map(({record}) => record.id)).toEqual([4]);
});

test('[CFL2] money, texts and deletions are decided one by one; all at once means the rest', () => {
  const conflicts = findConflicts([bulk, money, note, deleted], isDecidedAlone);
  expect(conflicts.flatMap(({rows}) => rows.map(canDecideTogether))).toEqual([true, true, false, false, false]);
  expect(conflicts[1]?.rows[0]?.fields.map(({isDecidedAlone}) => isDecidedAlone)).toEqual([true, false]);
  expect(verdictsForAll(conflicts, 'theirs')).toEqual([
    {
      id: 1,
      decisions: [
        {rowId: rowTwo, field: 'categoryId', keep: 'theirs'},
        {rowId: rowOne, field: 'checked', keep: 'theirs'},
      ],
    },
  ]);
});

test.each([
  ['pays Ana in May', 'pays Eva in May', 'pays Ana in June', 'pays Eva in June'],
  ['a', 'b', 'c', 'c\nb'],
  [null, 'mine', 'theirs', 'theirs\nmine'],
  ['old', null, 'theirs', 'theirs'],
])('[CFL3] of %s, %s and %s becomes %s', (before, mine, theirs, draft) => {
  const record = refused(
    5,
    {set: {note: {same: mine}}, was: {note: {same: before}}},
    {rowId: rowOne, field: 'note', ...conflict, current: theirs},
  );
  const field = findConflicts([record], isDecidedAlone)[0]?.rows[0]?.fields[0];
  expect(field?.isText).toBe(true);
  expect(field && draftOfBoth(field)).toBe(draft);
});
