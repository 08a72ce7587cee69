import {z} from 'zod';
import {instantSchema} from '#contract/kernel/dates.ts';
import {idSchema} from '#contract/kernel/ids.ts';
import type {Json} from '#contract/kernel/field-values.ts';
import {anyRole, defineSyncedTable, listProblems} from '#contract/kernel/synced-table.ts';

/** Most characters of a comment; longer ones are refused where they are typed. */
export const maxCommentLength = 2_000;

/** Most comments of one transaction, with its questions and answers. Rule: CMM5. */
export const maxCommentsPerTransaction = 200;

/** What a row of the table is: said to all, asked of the owner, or the answer to a question. */
export const commentKinds = ['comment', 'question', 'answer'] as const;

/** One of {@link commentKinds}. */
export type CommentKind = (typeof commentKinds)[number];

/** Questions that are ready to be asked, in every reader's own language. Rule: QST1. */
export const readyQuestions = ['what-is-it', 'business-or-personal', 'who-is-it', 'receipt'] as const;

/** One of {@link readyQuestions}. */
export type ReadyQuestion = (typeof readyQuestions)[number];

/** Answers that take one tap: a category, what the owner took or brought for themselves, or that they do not know. Rule: QST4. */
export const readyAnswers = ['category', 'personal', 'unknown'] as const;

/** One of {@link readyAnswers}. */
export type ReadyAnswer = (typeof readyAnswers)[number];

/** The fields that hold what a question proposes as answers, the likeliest first. */
export const proposalFields = ['firstCategoryId', 'secondCategoryId', 'thirdCategoryId'] as const;

/**
 * What people of a company say to each other about a transaction. A question is open as long as no answer refers to it and who asked has not taken it back;
 * nothing else says so. Rules: CMM1 to CMM5, QST1 to QST3.
 */
export const comments = defineSyncedTable({
  name: 'comments',
  service: 'accounting',
  since: 10,
  row: z.object({
    id: idSchema,
    transactionId: idSchema,
    kind: z.enum(commentKinds),
    /** What it says in every reader's language; null where it is in its own words alone. */
    says: z.enum([...readyQuestions, ...readyAnswers]).nullable(),
    /** Its own words, without space around them; empty only where `says` says it. */
    text: z
      .string()
      .max(maxCommentLength)
      .regex(/^(?:\S(?:[^]*\S)?)?$/),
    /** Categories that a question proposes as answers. */
    firstCategoryId: idSchema.nullable(),
    secondCategoryId: idSchema.nullable(),
    thirdCategoryId: idSchema.nullable(),
    /** The question that an answer is for. */
    answersId: idSchema.nullable(),
    /** The category that an answer chose. */
    categoryId: idSchema.nullable(),
    authorId: idSchema,
    createdAt: instantSchema,
    editedAt: instantSchema.nullable(),
    /** When who asked took the question back. */
    withdrawnAt: instantSchema.nullable(),
  }),
  sortBy: ['createdAt'],
  readRoles: anyRole,
  createRoles: anyRole,
  editRoles: anyRole,
  serverFields: [],
  fixedFields: ['transactionId', 'kind', 'says', ...proposalFields, 'answersId', 'categoryId', 'authorId', 'createdAt'],
  authorField: 'authorId',
  authorReason: 'comment.of-another',
  mostPer: [
    {field: 'answersId', most: 1, reason: 'comment.answered-already'},
    {field: 'transactionId', most: maxCommentsPerTransaction, reason: 'comment.too-many'},
  ],
  // The category that an answer gives. Rule: QST3.
  carriesEditsOf: 'transactionId',
  // Not its transaction: what is said of one that somebody deleted meanwhile is kept. Rule: CMM4.
  references: {
    firstCategoryId: 'categories',
    secondCategoryId: 'categories',
    thirdCategoryId: 'categories',
    answersId: 'comments',
    categoryId: 'categories',
  },
  textFields: [],
  lockField: null,
  reasons: [
    'comment.answered-already',
    'comment.answer-of-another',
    'comment.of-another',
    'comment.text-required',
    'comment.too-many',
    'comment.wrong-kind',
  ],
  check: (row) =>
    listProblems([
      ['kind', 'comment.wrong-kind', fitsItsKind(row)],
      ['text', 'comment.text-required', row['text'] !== '' || row['says'] !== null],
    ]),
  checkReferences: (row, referenced) => {
    const question = referenced('answersId');
    if (!question) return null;
    const isItsQuestion = question['kind'] === 'question' && question['transactionId'] === row['transactionId'];
    return isItsQuestion ? null : 'comment.answer-of-another';
  },
});

/** One comment, question or answer as screens see it. */
export type CommentRow = z.infer<typeof comments.row>;

/** Whether a row has only what its kind has. */
function fitsItsKind(row: Readonly<Record<string, Json>>): boolean {
  const {kind, says, categoryId} = row;
  const has = (field: string): boolean => (row[field] ?? null) !== null;
  const isOneOf = (words: readonly string[]): boolean => !has('says') || words.includes(String(says));
  if (kind !== 'question' && (proposalFields.some(has) || has('withdrawnAt'))) return false;
  if (kind === 'question') return isOneOf(readyQuestions) && !has('answersId') && !has('categoryId');
  if (kind === 'answer')
    return isOneOf(readyAnswers) && has('answersId') && (says === 'category') === ((categoryId ?? null) !== null);
  return !has('says') && !has('answersId') && !has('categoryId');
}
