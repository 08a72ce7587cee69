import type {CommentRow} from './comment.ts';

/** What of a comment tells which questions are open. */
export type QuestionFacts = Pick<CommentRow, 'id' | 'kind' | 'answersId' | 'withdrawnAt'>;

/** The questions that nobody has answered yet and that were not taken back, in the order given. Rule: QST2. */
export function listOpenQuestions<Row extends QuestionFacts>(rows: readonly Row[]): Row[] {
  const answered = new Set(rows.map(({answersId}) => answersId));
  return rows.filter(({id, kind, withdrawnAt}) => kind === 'question' && withdrawnAt === null && !answered.has(id));
}
