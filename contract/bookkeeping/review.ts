import type {TransactionRow} from './transaction.ts';

/** What a person's choice of a category sets. */
export type CategoryChoice = Pick<TransactionRow, 'categoryId'> & {readonly checked?: true};

/**
 * What choosing a category sets: who chose one has looked at the transaction, so it is reviewed as well. Taking the category away reviews nothing.
 * Only for what a person does: a category that a program gives is set alone. Rules: REV1, REV2. Source: S4.08, ux.md U3.
 */
export function chooseCategory(categoryId: string | null): CategoryChoice {
  return categoryId === null ? {categoryId} : {categoryId, checked: true};
}

/** Tells whether a transaction waits for review: without a category, or not checked. Source: S4.08. */
export function waitsForReview({categoryId, checked}: Pick<TransactionRow, 'categoryId' | 'checked'>): boolean {
  return categoryId === null || !checked;
}
