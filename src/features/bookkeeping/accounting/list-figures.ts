import type {ProfitKind} from '#contract/bookkeeping/profit-kinds.ts';
import {unitsToDecimal} from '#contract/kernel/money.ts';
import type {Profit, Sum} from '#workers/books/accounting/question.ts';
import type {Cell} from '#workers/books/export/cell.ts';
import type {ShownAccounting} from './use-accounting.ts';

/** What a line of the exported figures is of. */
export const figureKinds = ['total', 'before', 'month', 'category', 'merchant'] as const;

type Words = {
  readonly kinds: Readonly<Record<(typeof figureKinds)[number], string>>;
  readonly headings: readonly string[];
  readonly nameCategory: (id: string | null) => string;
  readonly noMerchant: string;
};

/** The widths of the columns of {@link listFigures}, in characters. */
export const figureWidths = [18, 32, 10, 16, 16, 16, 14];

/**
 * The figures of a period as a table: for each currency the whole, the period before where it can be compared, each month as `YYYY-MM`, category and
 * merchant; expenses as what was spent, above zero. Rule: ANL10.
 */
export function listFigures(shown: ShownAccounting, {kinds, headings, nameCategory, noMerchant}: Words): Cell[][] {
  const rows = shown.accounting.currencies.flatMap((accounts) => {
    const {currency, total, before, months, categories, merchants} = accounts;
    const line = (kind: (typeof figureKinds)[number], name: string, profit: Partial<Profit>): Cell[] => {
      const {income, expense} = profit;
      const amounts = [income?.units, expense && 0 - expense.units, income && expense && income.units + expense.units];
      return [
        textOf(kinds[kind]),
        textOf(name),
        textOf(currency),
        ...amounts.map((units) =>
          units === undefined ? textOf('') : {kind: 'amount' as const, decimal: unitsToDecimal(units, currency)},
        ),
        {kind: 'amount', decimal: String((income?.count ?? 0) + (expense?.count ?? 0))},
      ];
    };
    const sides = (sum: Sum, side: ProfitKind): Partial<Profit> => ({[side]: sum});
    return [
      line('total', '', total),
      ...(shown.isCompared ? [line('before', '', before)] : []),
      ...months.map((profit, place) => line('month', shown.months[place] ?? '', profit)),
      ...profitSides.flatMap((side) =>
        categories[side].map((sum) => line('category', nameCategory(sum.id), sides(sum, side))),
      ),
      ...profitSides.flatMap((side) => [
        ...merchants[side].top.map((sum) => line('merchant', sum.name, sides(sum, side))),
        ...(merchants[side].unnamed.count > 0
          ? [line('merchant', noMerchant, sides(merchants[side].unnamed, side))]
          : []),
      ]),
    ];
  });
  return [headings.map(textOf), ...rows];
}

const profitSides = ['income', 'expense'] as const;

function textOf(text: string): Cell {
  return {kind: 'text', text};
}
