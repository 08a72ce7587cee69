import type {ReadyAnswer} from '#contract/bookkeeping/comment.ts';
import {chooseCategory} from '#contract/bookkeeping/review.ts';
import type {TransactionRow} from '#contract/bookkeeping/transaction.ts';
import {succeed, type Outcome} from '#contract/kernel/failure.ts';
import type {Change} from '#contract/sync/change.ts';
import {planEdit, planRow, type RecordPlace} from '#src/data/record.ts';
import type {Making} from '#sync/outbox/undo-last.ts';
import type {Comment} from './use-comments.ts';

/** What is answered: something ready-made, of which a category is one, or own words. */
export type Answer =
  | {readonly says: Exclude<ReadyAnswer, 'category'>}
  | {readonly says: 'category'; readonly categoryId: string}
  | {readonly says: null; readonly text: string};

/** What answering takes. */
export type AnswerFacts = {
  readonly question: Pick<Comment, 'id' | 'transactionId'>;
  readonly answer: Answer;
  /** As it is now; null where it is there no longer. */
  readonly transaction: TransactionRow | null;
  readonly authorId: string;
  /** What the answer is called among what was done. */
  readonly label: Change['label'];
  readonly making: Making;
};

/**
 * The changes of one answer, which are one act: the answer, and the category that it chose. What is locked, deleted or has that category already is
 * left as it is. Rules: QST4, QST5.
 */
export function planAnswer(place: RecordPlace, facts: AnswerFacts): Outcome<Change[]> {
  const {question, answer, transaction, authorId, label, making} = facts;
  const categoryId = answer.says === 'category' ? answer.categoryId : null;
  const groupId = making.createId();
  const options = {label, making, groupId};
  const said = planRow(
    place,
    'comments',
    {
      transactionId: question.transactionId,
      kind: 'answer',
      says: answer.says,
      text: answer.says === null ? answer.text.trim() : '',
      firstCategoryId: null,
      secondCategoryId: null,
      thirdCategoryId: null,
      answersId: question.id,
      categoryId,
      authorId,
      createdAt: making.now,
      editedAt: null,
      withdrawnAt: null,
    },
    options,
  );
  if (!said.ok) return said;
  if (categoryId === null || !transaction || transaction.blockedReason !== null) return succeed([said.value]);
  const chosen = planEdit(place, 'transactions', transaction, chooseCategory(categoryId), options);
  if (!chosen.ok) return chosen;
  return succeed(chosen.value === null ? [said.value] : [said.value, chosen.value]);
}
