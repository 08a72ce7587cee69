import type {CategoryRow} from '#contract/bookkeeping/category.ts';
import {proposalFields} from '#contract/bookkeeping/comment.ts';
import type {Comment} from './use-comments.ts';

/** The categories that a question proposes and that can still be chosen, the likeliest first. */
export function listProposals(
  question: Pick<Comment, (typeof proposalFields)[number]>,
  categories: readonly CategoryRow[],
): CategoryRow[] {
  return proposalFields.flatMap(
    (field) => categories.find(({id, archived}) => id === question[field] && !archived) ?? [],
  );
}
