import type {CategoryRow} from './category.ts';

/** What money of a category is for the profit of a company. */
export type ProfitKind = 'income' | 'expense';

/**
 * What counts as income and as expenses, by the ids of categories, archived ones too: not transfers, nor money between the company and its owners
 * or their other companies, which are not named. Rules: BKS15, ANL2.
 */
export function profitKindsOf(
  categories: readonly Pick<CategoryRow, 'id' | 'kind' | 'relatedParty'>[],
): Record<string, ProfitKind> {
  const kinds: Record<string, ProfitKind> = {};
  for (const {id, kind, relatedParty} of categories)
    if (!relatedParty && (kind === 'income' || kind === 'expense')) kinds[id] = kind;
  return kinds;
}
