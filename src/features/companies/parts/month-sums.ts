import type {BooksMonth} from '#workers/books/api.ts';

/** One month in one currency, in its smallest units; expenses are zero or less, unless refunds outweigh them. */
export type MoneyMonth = {
  readonly month: string;
  readonly incomeUnits: number;
  readonly expenseUnits: number;
  readonly netUnits: number;
  /** Transactions without a category, which count by their sign. */
  readonly openCount: number;
};

/** The currencies that these months have transactions in, the busiest first, and the one to show: the picked one where it is among them. */
export function chooseCurrency(
  months: readonly BooksMonth[],
  picked: string | null,
): {currency: string | null; all: readonly string[]} {
  const counts = new Map<string, number>();
  for (const {currency, count} of months.flatMap(({sums}) => sums))
    counts.set(currency, (counts.get(currency) ?? 0) + count);
  const all = [...counts].sort((one, other) => other[1] - one[1]).map(([currency]) => currency);
  return {currency: all.find((currency) => currency === picked) ?? all[0] ?? null, all};
}

/** The months in one currency; one without transactions has zeros. */
export function monthsOf(months: readonly BooksMonth[], currency: string): MoneyMonth[] {
  return months.map(({month, sums}) => {
    const sum = sums.find((one) => one.currency === currency);
    const {incomeUnits = 0, expenseUnits = 0, openCount = 0} = sum ?? {};
    return {month, incomeUnits, expenseUnits, netUnits: incomeUnits + expenseUnits, openCount};
  });
}

/** All months together. */
export function sumMonths(months: readonly MoneyMonth[]): Pick<MoneyMonth, 'netUnits' | 'openCount'> {
  const sum = {netUnits: 0, openCount: 0};
  for (const {netUnits, openCount} of months) {
    sum.netUnits += netUnits;
    sum.openCount += openCount;
  }
  return sum;
}
