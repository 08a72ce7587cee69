import type {CategoryKind} from '#contract/bookkeeping/category.ts';

/** The texts that name each kind of category. */
export const kindWords = {
  income: 'kind_income',
  expense: 'kind_expense',
  'owner-contribution': 'kind_owner_contribution',
  distribution: 'kind_distribution',
  transfer: 'kind_transfer',
} as const satisfies Record<CategoryKind, string>;
