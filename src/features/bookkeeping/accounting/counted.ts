import type {ProfitKind} from '#contract/bookkeeping/profit-kinds.ts';
import type {BooksFilter} from '#workers/books/api.ts';
import type {CategoryShare, Span} from '#workers/books/accounting/question.ts';

/** What figures are made of: income, expenses, or the profit, which is both. */
export const profitParts = ['income', 'expense', 'both'] as const satisfies readonly (ProfitKind | 'both')[];

/** One of {@link profitParts}. */
export type ProfitPart = (typeof profitParts)[number];

/** What the list calls movements without a category that count as one or the other. */
const uncategorised = {income: 'none-in', expense: 'none-out'} as const;

/** The categories that a figure counts, as the list's filter names them; in the order of the kinds. Rule: ANL5. */
export function listCounted(kinds: Readonly<Record<string, ProfitKind>>, part: ProfitPart): string[] {
  const ids = Object.keys(kinds).filter((id) => part === 'both' || kinds[id] === part);
  if (part === 'both') return [...ids, uncategorised.income, uncategorised.expense];
  return [...ids, uncategorised[part]];
}

/** What leads from a figure to the movements that it is made of. */
export type Counted = {
  readonly kinds: Readonly<Record<string, ProfitKind>>;
  /** Null where the counted movements of the period are all in one. */
  readonly currency: string | null;
};

/** The list of exactly the movements of a sum. Rule: ANL5. */
export function filterOfSum({kinds, currency}: Counted, span: Span, part: ProfitPart): Partial<BooksFilter> {
  return {...span, ...inCurrency(currency), categoryIds: listCounted(kinds, part)};
}

/** The list of exactly the movements of a category, or of those without one that count as `kind`. Rule: ANL5. */
export function filterOfCategories(
  {currency}: Counted,
  span: Span,
  {kind, shares}: {readonly kind: ProfitKind; readonly shares: readonly Pick<CategoryShare, 'id'>[]},
): Partial<BooksFilter> {
  return {...span, ...inCurrency(currency), categoryIds: shares.map(({id}) => id ?? uncategorised[kind])};
}

/** The list of exactly the movements of a merchant, or without one, that count as `kind`. Rule: ANL5. */
export function filterOfMerchant(
  counted: Counted,
  span: Span,
  {kind, name}: {readonly kind: ProfitKind; readonly name: string | null},
): Partial<BooksFilter> {
  return {...filterOfSum(counted, span, kind), merchantName: name ?? ''};
}

function inCurrency(currency: string | null): Partial<BooksFilter> {
  return currency === null ? {} : {currencies: [currency]};
}
