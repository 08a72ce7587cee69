import {addDays} from '#contract/kernel/dates.ts';
import type {BooksColumns} from '#workers/books/data/columns.ts';
import type {Chart} from '#workers/books/ledger/chart.ts';
import type {
  Figure,
  LineName,
  LineWord,
  ReportColumn,
  ReportLine,
  ReportQuestion,
  ReportTable,
} from '#workers/books/ledger/report.ts';
import {sumLedger, type LedgerSums} from '#workers/books/ledger/sum-ledger.ts';
import {checkSums} from './check-sums.ts';
import {slotsOf} from './profit-loss.ts';
import {readChange, readFigure} from './read-figure.ts';
import {dayYearBefore, yearStart} from './spans.ts';

/** Places of the two stretches that a balance is read from: the years before, and the year up to the day. */
const [before, thisYear] = [0, 1];
const both = [before, thisYear];

/**
 * The balance sheet on the last day of a period: what accounts hold and money on its way are assets, cards are liabilities, and opening balances,
 * money of the owners and results are equity. The result of the year is that since 1 January. Rules: RPT2, RPT5.
 */
export function balanceSheet(columns: BooksColumns, chart: Chart, {to, isCompared}: ReportQuestion): ReportTable[] {
  const days = isCompared ? [to, dayYearBefore(to)] : [to];
  const sums = days.map((day) =>
    sumLedger(columns, chart, [
      {from: null, to: addDays(yearStart(day), -1)},
      {from: yearStart(day), to: day},
    ]),
  );
  const shown: ReportColumn[] = [
    ...days.map((day) => ({kind: 'at', span: {from: null, to: day}}) as const),
    ...(isCompared ? [{kind: 'change', span: null} as const] : []),
  ];
  return chart.currencies.flatMap((currency, place) => {
    const lines = linesOf(chart, sums, place, shown.length);
    return lines.some(({figures}) => figures.some((figure) => figure && (figure.units !== 0n || figure.count > 0)))
      ? [{currency, columns: shown, lines, controls: controlsOf(lines, days.length)}]
      : [];
  });
}

function linesOf(chart: Chart, sums: readonly LedgerSums[], currency: number, columnCount: number): ReportLine[] {
  const read = (slots: readonly number[], side: 'debit' | 'credit', spans = both): Figure[] => {
    const figures = sums.map((of) => readFigure(of, {slots, currency, spans, side}));
    const [now, last] = figures;
    return now && last ? [now, last, readChange(now, last)] : figures;
  };
  const line = (name: LineName, level: ReportLine['level'], figures: readonly Figure[]): ReportLine => ({
    name,
    level,
    figures,
  });
  const word = (name: LineWord): LineName => ({kind: 'word', word: name});
  const heading = (name: LineWord): ReportLine => ({
    name: word(name),
    level: 'heading',
    figures: Array.from({length: columnCount}, () => null),
  });
  const isUsed = (slot: number): boolean =>
    sums.some((of) =>
      both.some((span) => {
        const place = {slot, currency, span};
        return of.count(place) > 0 || of.debit(place) > 0n || of.credit(place) > 0n;
      }),
    );
  const each = (slots: readonly number[], side: 'debit' | 'credit'): ReportLine[] =>
    slots.map((slot) => line(chart.accounts[slot]?.name ?? word('total'), 'line', read([slot], side)));
  const used = (of: Parameters<typeof slotsOf>[1]): number[] => slotsOf(chart, of).filter(isUsed);
  const [assets, liabilities, equity] = [[...used('asset'), ...used('clearing')], used('liability'), used('equity')];
  const results = [...slotsOf(chart, 'income'), ...slotsOf(chart, 'expense')];
  return [
    heading('assets'),
    ...each(assets, 'debit'),
    line(word('total-assets'), 'total', read(assets, 'debit')),
    heading('liabilities'),
    ...each(liabilities, 'credit'),
    line(word('total-liabilities'), 'total', read(liabilities, 'credit')),
    heading('equity'),
    ...each(equity, 'credit'),
    line(word('earlier-results'), 'line', read(results, 'credit', [before])),
    line(word('year-result'), 'line', read(results, 'credit', [thisYear])),
    line(word('total-equity'), 'total', read([...equity, ...results], 'credit')),
    line(word('total-liabilities-equity'), 'result', read([...liabilities, ...equity, ...results], 'credit')),
  ];
}

function controlsOf(lines: readonly ReportLine[], dayCount: number) {
  const at = (name: LineWord, column: number): bigint =>
    lines.find((line) => line.name.kind === 'word' && line.name.word === name)?.figures[column]?.units ?? 0n;
  return Array.from({length: dayCount}, (_, column) =>
    checkSums('assets-claims', at('total-assets', column), at('total-liabilities-equity', column)),
  );
}
