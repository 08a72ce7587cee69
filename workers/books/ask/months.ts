import {monthBounds} from '#contract/kernel/dates.ts';
import type {BooksMonth, MonthsQuestion} from '#workers/books/api.ts';
import {isLive, type BooksColumns} from '#workers/books/data/columns.ts';
import {decodeText} from '#workers/books/data/dictionary.ts';
import {toDay} from '#workers/books/data/fields.ts';

/**
 * What came in as income and went out as expenses in each month, per currency, in smallest units. A row counts by its category, so a
 * refund of an expense lessens the expenses; one without a category counts by its sign, and is counted as such; one of a category
 * that is neither (a transfer, money of the owners) is left out.
 *
 * @returns the months asked for, in their order; currencies by name, those without rows left out.
 * Rule: BKS15. Source: design.md V6.
 */
export function readMonths(columns: BooksColumns, {months, kinds}: MonthsQuestion): BooksMonth[] {
  const {day, amount, category, currency, names} = columns;
  const spans = months.map((month) => {
    const {firstDay, lastDay} = monthBounds(month);
    return {first: toDay(firstDay), last: toDay(lastDay), sums: new Map<number, BooksMonth['sums'][number]>()};
  });
  const kindOf = new Map(Object.entries(kinds).map(([id, kind]) => [names.codes.get(id), kind]));
  for (let row = 0; row < columns.ids.count; row += 1) {
    if (!isLive(columns, row)) continue;
    const at = day[row] ?? 0;
    const span = spans.find(({first, last}) => at >= first && at <= last);
    if (!span) continue;
    const units = amount[row] ?? 0;
    const code = category[row] ?? 0;
    const kind = code === 0 ? (units > 0 ? 'income' : 'expense') : kindOf.get(code);
    if (kind === undefined) continue;
    const money = currency[row] ?? 0;
    const empty = {currency: decodeText(names, money) ?? '', incomeUnits: 0, expenseUnits: 0, count: 0, openCount: 0};
    const sum = span.sums.get(money) ?? empty;
    if (kind === 'income') sum.incomeUnits += units;
    else sum.expenseUnits += units;
    sum.count += 1;
    if (code === 0) sum.openCount += 1;
    span.sums.set(money, sum);
  }
  return months.map((month, place) => {
    const sums = [...(spans[place]?.sums.values() ?? [])];
    return {month, sums: sums.sort((one, other) => (one.currency < other.currency ? -1 : 1))};
  });
}
