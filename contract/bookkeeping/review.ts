import type {CategoryKind} from './category.ts';
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

/** Whether the money of some transactions comes in, goes out, or both. */
export type MoneySign = 'in' | 'out' | 'mixed';

const signOfKind: Readonly<Record<CategoryKind, MoneySign>> = {
  income: 'in',
  expense: 'out',
  'owner-contribution': 'in',
  distribution: 'out',
  transfer: 'mixed',
};

/** Tells whether money of a sign is odd in a category of a kind: said where it is chosen, and never refused, since refunds are so. Rule: REV8. */
export function contradictsSign(kind: CategoryKind, sign: MoneySign): boolean {
  const usual = signOfKind[kind];
  return sign !== 'mixed' && usual !== 'mixed' && usual !== sign;
}

/** The sign of one amount, in any unit; nothing is neither. */
export function signOfAmount(amountUnits: number): MoneySign {
  if (amountUnits === 0) return 'mixed';
  return amountUnits > 0 ? 'in' : 'out';
}

/** The kind of a category that is made while it is chosen for money of a sign; another can be given later. Rule: REV7. */
export function kindForSign(sign: MoneySign): CategoryKind {
  return sign === 'in' ? 'income' : 'expense';
}
