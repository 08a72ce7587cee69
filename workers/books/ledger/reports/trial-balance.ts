import {addDays} from '#contract/kernel/dates.ts';
import type {BooksColumns} from '#workers/books/data/columns.ts';
import type {Chart} from '#workers/books/ledger/chart.ts';
import type {
  Figure,
  LineName,
  ReportColumn,
  ReportLine,
  ReportQuestion,
  ReportTable,
} from '#workers/books/ledger/report.ts';
import {sumLedger} from '#workers/books/ledger/sum-ledger.ts';
import {checkSums} from './check-sums.ts';
import {slotsOf} from './profit-loss.ts';
import {emptyFigure, readFigure} from './read-figure.ts';
import {yearStart} from './spans.ts';

const [earlier, sinceNewYear, inPeriod] = [0, 1, 2];

const classes = ['asset', 'clearing', 'liability', 'equity', 'income', 'expense'] as const;

/**
 * The trial balance of a period: each account's balance before, its debits and credits, and its balance after; debits above zero, credits below.
 * Income and expenses begin anew with each year: what they were before is in one line of the equity. Rules: RPT2, RPT7.
 */
export function trialBalance(columns: BooksColumns, chart: Chart, {from, to}: ReportQuestion): ReportTable[] {
  const newYear = yearStart(from);
  const sums = sumLedger(columns, chart, [
    {from: null, to: addDays(newYear, -1)},
    // Empty where the period begins with a year.
    {from: newYear, to: addDays(from, -1)},
    {from, to},
  ]);
  const shown: ReportColumn[] = (['opening', 'debit', 'credit', 'closing'] as const).map((kind) => ({
    kind,
    span: null,
  }));
  return chart.currencies.flatMap((currency, place) => {
    const isUsed = (slot: number): boolean =>
      [earlier, sinceNewYear, inPeriod].some((span) => {
        const at = {slot, currency: place, span};
        return sums.debit(at) > 0n || sums.credit(at) > 0n || sums.count(at) > 0;
      });
    const read = (slot: number, spans: readonly number[], only?: 'debit' | 'credit'): Figure =>
      readFigure(sums, {slots: [slot], currency: place, spans, side: 'debit', ...(only ? {only} : {})});
    const lines: ReportLine[] = classes.flatMap((of) => {
      const isResult = of === 'income' || of === 'expense';
      const slots = slotsOf(chart, of).filter(isUsed);
      const before = isResult ? [sinceNewYear] : [earlier, sinceNewYear];
      const each = slots.map((slot): ReportLine => ({
        name: chart.accounts[slot]?.name ?? {kind: 'word', word: 'total'},
        level: 'line',
        figures: [
          read(slot, before),
          read(slot, [inPeriod], 'debit'),
          read(slot, [inPeriod], 'credit'),
          read(slot, [...before, inPeriod]),
        ],
      }));
      // A result of earlier years has no postings of its own.
      const spoken = each.filter(({figures}) =>
        figures.some((figure) => figure !== null && (figure.units !== 0n || figure.count > 0)),
      );
      if (of !== 'equity') return spoken;
      const results = [...slotsOf(chart, 'income'), ...slotsOf(chart, 'expense')];
      const kept = readFigure(sums, {slots: results, currency: place, spans: [earlier], side: 'debit'});
      if (kept.units === 0n && kept.count === 0) return spoken;
      const name: LineName = {kind: 'word', word: 'earlier-results'};
      return [...spoken, {name, level: 'line', figures: [kept, emptyFigure, emptyFigure, kept]}];
    });
    if (lines.length === 0) return [];
    const sumOf = (column: number): bigint =>
      lines.reduce((sum, {figures}) => sum + (figures[column]?.units ?? 0n), 0n);
    const totals = shown.map((_, column): Figure => ({units: sumOf(column), count: 0, filter: null}));
    checkSums('debits-credits', sumOf(0), 0n);
    checkSums('debits-credits', sumOf(3), 0n);
    lines.push({name: {kind: 'word', word: 'total'}, level: 'result', figures: totals});
    return [
      {
        currency,
        columns: shown,
        lines,
        controls: [checkSums('debits-credits', totals[1]?.units ?? 0n, totals[2]?.units ?? 0n)],
      },
    ];
  });
}
