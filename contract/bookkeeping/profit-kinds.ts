import type {CategoryRow} from './category.ts';

/** What money of a category is for the profit of a company. */
export type ProfitKind = 'income' | 'expense';

/**
 * What counts as income and as expenses, by the ids of categories, archived ones too, as a profit and loss has it: what is paid to a related party for
 * something is an expense like another one. Transfers, contributions and distributions are not named. Rules: BKS15, ANL2, RPT4.
 */
export function profitKindsOf(categories: readonly Pick<CategoryRow, 'id' | 'kind'>[]): Record<string, ProfitKind> {
  const kinds: Record<string, ProfitKind> = {};
  for (const {id, kind} of categories) if (kind === 'income' || kind === 'expense') kinds[id] = kind;
  return kinds;
}
