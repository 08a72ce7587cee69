import {expect, test} from 'vitest';
import type {TransactionRow} from '#contract/bookkeeping/transaction.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {planAnswer, type Answer} from '#src/features/bookkeeping/comments/plan-answer.ts';
import {testId, type Row} from '#tests/fixtures/build-change.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';

// Only what is planned is looked at: nothing is recorded.
const place = {database: {} as LocalDatabase, spaceId: testId(100)};
const question = {id: testId(40), transactionId: testId(4)};
const label = {key: 'bookkeeping:labelAnswered', params: {answer: 'Software'}};

function plan(answer: Answer, overrides: Row | null = {}) {
  let last = 500;
  const making = {now: '2026-11-20T12:00:00.000Z', createId: () => testId((last += 1))};
  // A built row has every field of its table.
  const transaction =
    overrides === null ? null : (buildRow('transactions', testId(4), overrides) as unknown as TransactionRow);
  const planned = planAnswer(place, {question, answer, transaction, authorId: testId(9), label, making});
  if (!planned.ok) return planned.failure.reason;
  return planned.value.map(({table, op, rowIds, set, groupId}) => ({table, op, rowIds, set, groupId}));
}

test('[QST4] a category that is pressed answers, and gives it to the movement as a choice that reviews, in one act', () => {
  const planned = plan({says: 'category', categoryId: testId(2)});
  expect(planned).toMatchObject([
    {
      table: 'comments',
      op: 'create',
      set: {kind: {same: 'answer'}, answersId: {same: testId(40)}, categoryId: {same: testId(2)}},
    },
    {
      table: 'transactions',
      op: 'edit',
      rowIds: [testId(4)],
      set: {categoryId: {same: testId(2)}, checked: {same: true}},
    },
  ]);
  const groups = typeof planned === 'string' ? [] : planned.map(({groupId}) => groupId);
  expect(groups[0]).toBeDefined();
  expect(groups[1]).toBe(groups[0]);
});

test('[QST4] what chooses no category leaves the movement as it is, and an empty answer is none', () => {
  expect(plan({says: 'personal'})).toMatchObject([
    {table: 'comments', set: {says: {same: 'personal'}, text: {same: ''}}},
  ]);
  expect(plan({says: null, text: ' El hosting '})).toMatchObject([
    {table: 'comments', set: {text: {same: 'El hosting'}}},
  ]);
  expect(plan({says: null, text: '  '})).toBe('comment.text-required');
  expect(plan({says: 'category', categoryId: testId(2)}, {categoryId: testId(2), checked: true})).toHaveLength(1);
});

test('[QST5] of a movement that is locked or gone the answer alone is kept', () => {
  const answer = {says: 'category', categoryId: testId(2)} as const;
  expect(plan(answer, {blockedReason: 'declaration-sent'})).toMatchObject([{table: 'comments'}]);
  expect(plan(answer, null)).toMatchObject([{table: 'comments'}]);
});
