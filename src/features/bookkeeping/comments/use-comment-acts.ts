import type {ReadyQuestion} from '#contract/bookkeeping/comment.ts';
import type {TransactionRow} from '#contract/bookkeeping/transaction.ts';
import {succeed, type Outcome} from '#contract/kernel/failure.ts';
import {recordChange} from '#sync/outbox/record-change.ts';
import {useLocalDatabase, useUserId} from '#src/data/database/local-data.tsx';
import {saveHere} from '#src/data/forms/save-here.ts';
import {useLock} from '#src/data/locks/use-lock.ts';
import {makeNow} from '#src/data/make-now.ts';
import {createRow, deleteRows, editRow} from '#src/data/record.ts';
import {useUndo} from '#src/data/use-undo.ts';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {endOffers, showToast} from '#src/ui/feedback/toast-queue.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';
import {planAnswer, type Answer} from './plan-answer.ts';
import {useSayComment} from './use-say-comment.ts';
import type {Comment} from './use-comments.ts';

/** What is asked of the owner; `text` is empty where `says` says it all. At most three categories are proposed. */
export type Question = {
  readonly says: ReadyQuestion | null;
  readonly text: string;
  readonly proposals: readonly string[];
};

/** What can be said of the movements of a company, without a network too. Each answers what was wrong with it, for where it was typed. */
export function useCommentActs(spaceId: string) {
  const text = useBooksText();
  const database = useLocalDatabase();
  const authorId = useUserId();
  const failureText = useFailureText();
  const {offer} = useUndo();
  const {refuse} = useLock(spaceId, 'accounting');
  const say = useSayComment();
  const place = {database, spaceId};

  /** Does it where the books can be written, and offers to take it back. */
  const act = async <Value>(work: () => Promise<Outcome<Value>>, said: string | null): Promise<Outcome<Value>> => {
    const refused = refuse();
    if (refused) return refused;
    endOffers();
    const done = await saveHere(work);
    if (!done.ok) showToast({text: failureText(done.failure), tone: 'danger'});
    else if (said !== null) showToast({text: said, action: offer, isKept: false});
    return done;
  };
  const blank = () => ({
    says: null,
    text: '',
    firstCategoryId: null,
    secondCategoryId: null,
    thirdCategoryId: null,
    answersId: null,
    categoryId: null,
    authorId,
    createdAt: new Date().toISOString(),
    editedAt: null,
    withdrawnAt: null,
  });

  return {
    write: async (transactionId: string, typed: string) =>
      act(
        async () => createRow(place, 'comments', {...blank(), transactionId, kind: 'comment', text: typed.trim()}),
        null,
      ),
    edit: async (comment: Comment, typed: string) =>
      act(
        async () => editRow(place, 'comments', comment, {text: typed.trim(), editedAt: new Date().toISOString()}),
        null,
      ),
    remove: async (comment: Comment) =>
      act(async () => {
        await deleteRows(place, 'comments', [comment.id]);
        return succeed(null);
      }, text('commentDeleted')),
    ask: async (transactionId: string, {says, text: typed, proposals}: Question) => {
      const [firstCategoryId = null, secondCategoryId = null, thirdCategoryId = null] = proposals;
      const proposed = {firstCategoryId, secondCategoryId, thirdCategoryId};
      const fields = {...blank(), ...proposed, transactionId, kind: 'question', says, text: typed.trim()} as const;
      return act(async () => createRow(place, 'comments', fields), text('asked'));
    },
    withdraw: async (question: Comment) =>
      act(
        async () => editRow(place, 'comments', question, {withdrawnAt: new Date().toISOString()}),
        text('questionTakenBack'),
      ),
    /** Answers, and gives the movement the category that was chosen: one act. `transaction` is null where it is there no longer. */
    answer: async (question: Comment, answer: Answer, transaction: TransactionRow | null) => {
      const making = makeNow();
      const own = answer.says === null ? answer.text : '';
      const said = say({
        says: answer.says,
        text: own,
        categoryId: answer.says === 'category' ? answer.categoryId : null,
      });
      const isKeptOut = answer.says === 'category' && (!transaction || transaction.blockedReason !== null);
      return act(
        async () => {
          const label = {key: 'bookkeeping:labelAnswered', params: {answer: said.slice(0, 200).toWellFormed()}};
          const planned = planAnswer(place, {question, answer, transaction, authorId, label, making});
          if (!planned.ok) return planned;
          await recordChange(database, ...planned.value);
          return succeed(null);
        },
        isKeptOut ? text('answeredOnly', {answer: said}) : text('answered', {answer: said}),
      );
    },
  };
}

/** See {@link useCommentActs}. */
export type CommentActs = ReturnType<typeof useCommentActs>;
