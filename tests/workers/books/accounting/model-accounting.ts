import type {ProfitKind} from '#contract/bookkeeping/profit-kinds.ts';
import type {AccountingQuestion, Profit} from '#workers/books/accounting/question.ts';
import type {PageRow} from '#tests/workers/books/build-rows.ts';

/** What a row counts as; null for neither. */
export function kindOf(row: PageRow, kinds: AccountingQuestion['kinds']): ProfitKind | null {
  if (row.categoryId !== null) return kinds[row.categoryId] ?? null;
  return row.amountUnits > 0 ? 'income' : 'expense';
}

/** Income and expenses of rows the slow way. */
export function sumProfit(rows: readonly PageRow[], kinds: AccountingQuestion['kinds']): Profit {
  const sumOf = (kind: ProfitKind) => {
    const counted = rows.filter((row) => kindOf(row, kinds) === kind);
    return {units: counted.reduce((sum, {amountUnits}) => sum + amountUnits, 0), count: counted.length};
  };
  return {income: sumOf('income'), expense: sumOf('expense')};
}
