import {expect, test} from 'vitest';
import {comments, maxCommentLength} from '#contract/bookkeeping/comment.ts';
import {listOpenQuestions} from '#contract/bookkeeping/open-questions.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';
import {testId, type Row} from '#tests/fixtures/build-change.ts';

const build = (overrides: Row = {}): Row => buildRow('comments', testId(40), overrides);
const reasonsOf = (overrides: Row) => comments.check(build(overrides)).map(({reason}) => reason);

test('[CMM3] a comment says something, in no more characters than there is room for, without space around them', () => {
  expect(reasonsOf({text: ''})).toEqual(['comment.text-required']);
  expect(reasonsOf({text: 'El café con Berta'})).toEqual([]);
  const fits = (text: string) => comments.row.safeParse(build({text})).success;
  expect(['á', 'a\n\nb', 'x'.repeat(maxCommentLength), ''].every(fits)).toBe(true);
  expect([' a', 'a\n', '   ', 'x'.repeat(maxCommentLength + 1)].some(fits)).toBe(false);
});

test('[QST1] a question is ready-made or in own words, and only it proposes categories', () => {
  expect(reasonsOf({kind: 'question', says: 'what-is-it', text: ''})).toEqual([]);
  expect(reasonsOf({kind: 'question', firstCategoryId: testId(2)})).toEqual([]);
  expect(reasonsOf({kind: 'question', says: 'unknown'})).toEqual(['comment.wrong-kind']);
  expect(reasonsOf({firstCategoryId: testId(2)})).toEqual(['comment.wrong-kind']);
  expect(reasonsOf({says: 'what-is-it'})).toEqual(['comment.wrong-kind']);
  expect(reasonsOf({withdrawnAt: '2026-11-20T12:00:00.000Z'})).toEqual(['comment.wrong-kind']);
});

test('[QST3] an answer is to a question of its own movement, and names a category where it chose one', () => {
  const answer = {kind: 'answer', answersId: testId(41), text: ''};
  expect(reasonsOf({...answer, says: 'personal'})).toEqual([]);
  expect(reasonsOf({...answer, says: 'category', categoryId: testId(2)})).toEqual([]);
  expect(reasonsOf({...answer, says: 'category'})).toEqual(['comment.wrong-kind']);
  expect(reasonsOf({...answer, says: 'unknown', categoryId: testId(2)})).toEqual(['comment.wrong-kind']);
  expect(reasonsOf({...answer, says: 'unknown', answersId: null})).toEqual(['comment.wrong-kind']);
  expect(reasonsOf(answer)).toEqual(['comment.text-required']);
  const judge = (question: Row) =>
    comments.checkReferences?.(build({...answer, says: 'unknown'}), () => build({id: testId(41), ...question}));
  expect(judge({kind: 'question'})).toBeNull();
  expect(judge({kind: 'comment'})).toBe('comment.answer-of-another');
  expect(judge({kind: 'question', transactionId: testId(5)})).toBe('comment.answer-of-another');
});

test('[QST2] a question is open until somebody answers it or who asked takes it back', () => {
  const facts = {kind: 'question', answersId: null, withdrawnAt: null} as const;
  const rows = [
    {...facts, id: 'open'},
    {...facts, id: 'answered'},
    {...facts, id: 'taken-back', withdrawnAt: '2026-11-20T12:00:00.000Z'},
    {...facts, id: 'said', kind: 'comment'} as const,
    {...facts, id: 'answer', kind: 'answer', answersId: 'answered'} as const,
  ];
  expect(listOpenQuestions(rows).map(({id}) => id)).toEqual(['open']);
});
