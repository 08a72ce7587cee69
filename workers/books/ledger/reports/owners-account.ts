import type {BooksColumns} from '#workers/books/data/columns.ts';
import {isLive} from '#workers/books/data/columns.ts';
import {fromDay} from '#workers/books/data/fields.ts';
import type {Chart} from '#workers/books/ledger/chart.ts';
import {counterSlot} from '#workers/books/ledger/post-books.ts';
import type {Figure, ReportColumn, ReportLine, ReportQuestion, ReportTable} from '#workers/books/ledger/report.ts';
import {sumLedger} from '#workers/books/ledger/sum-ledger.ts';
import {readFigure} from './read-figure.ts';

/**
 * What the owners put in and took out in each year up to the last day of a period, and what stands to their account then. Contributions are above
 * zero, distributions below. Rule: RPT8.
 */
export function ownersAccount(columns: BooksColumns, chart: Chart, {to}: ReportQuestion): ReportTable[] {
  const slotsOf = (kind: 'owner-contribution' | 'distribution'): number[] =>
    [...chart.accounts.keys()].filter((slot) => chart.accounts[slot]?.kind === kind);
  const [given, taken] = [slotsOf('owner-contribution'), slotsOf('distribution')];
  const first = firstYear(columns, chart, new Set([...given, ...taken]), to);
  if (first === null) return [];
  const last = Number(to.slice(0, 4));
  const spans = Array.from({length: last - first + 1}, (_, at) => {
    const year = String(first + at);
    return {from: `${year}-01-01`, to: first + at === last ? to : `${year}-12-31`};
  });
  const sums = sumLedger(columns, chart, spans);
  const shown: ReportColumn[] = (['contributions', 'distributions', 'balance'] as const).map((kind) => ({
    kind,
    span: null,
  }));
  return chart.currencies.flatMap((currency, place) => {
    const read = (slots: readonly number[], some: readonly number[]): Figure =>
      readFigure(sums, {slots, currency: place, spans: some, side: 'credit'});
    const row = (some: readonly number[], upTo: readonly number[]): Figure[] => [
      read(given, some),
      read(taken, some),
      read([...given, ...taken], upTo),
    ];
    const all = [...spans.keys()];
    const whole = row(all, all);
    if (whole.every(({count}) => count === 0)) return [];
    const lines = spans.map(({from}, at): ReportLine => ({
      name: {kind: 'year', year: from.slice(0, 4)},
      level: 'line',
      figures: row([at], all.slice(0, at + 1)),
    }));
    return [
      {
        currency,
        columns: shown,
        lines: [...lines, {name: {kind: 'word', word: 'total'}, level: 'result', figures: whole}],
        controls: [],
      },
    ];
  });
}

function firstYear(columns: BooksColumns, chart: Chart, slots: ReadonlySet<number>, to: string): number | null {
  let first = Infinity;
  for (let row = 0; row < columns.ids.count; row += 1)
    if (isLive(columns, row) && slots.has(counterSlot(columns, chart, row)))
      first = Math.min(first, columns.day[row] ?? 0);
  if (first === Infinity) return null;
  const year = Number(fromDay(first).slice(0, 4));
  return year > Number(to.slice(0, 4)) ? null : year;
}
