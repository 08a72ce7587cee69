import type {BooksColumns} from '#workers/books/data/columns.ts';
import type {Chart, LedgerClass} from '#workers/books/ledger/chart.ts';
import type {
  Figure,
  LineWord,
  ReportColumn,
  ReportLine,
  ReportQuestion,
  ReportTable,
} from '#workers/books/ledger/report.ts';
import {sumLedger, type LedgerSums} from '#workers/books/ledger/sum-ledger.ts';
import {readChange, readFigure} from './read-figure.ts';
import {cutPeriod, yearBefore} from './spans.ts';

/** Slots of a class, those of open movements last. */
export function slotsOf({accounts}: Chart, of: LedgerClass): number[] {
  const slots = [...accounts.keys()].filter((slot) => accounts[slot]?.class === of);
  const isWord = (slot: number): boolean => accounts[slot]?.name.kind === 'word';
  return [...slots.filter((slot) => !isWord(slot)), ...slots.filter(isWord)];
}

/**
 * Profit and loss: income and expenses by category and month, with what has no category yet by its sign, beside the same days of the year before.
 * Income is shown by its credits, expenses by their debits; the result is income without expenses. Rule: RPT4.
 */
export function profitAndLoss(columns: BooksColumns, chart: Chart, question: ReportQuestion): ReportTable[] {
  const {from, to, isCompared} = question;
  const parts = cutPeriod(from, to);
  const before = yearBefore(question);
  const sums = sumLedger(
    columns,
    chart,
    parts.map(({span}) => span ?? {from, to}),
  );
  const lastYear = isCompared ? sumLedger(columns, chart, [before]) : null;
  const shown: ReportColumn[] = [
    ...parts,
    ...(parts.length > 1 ? [{kind: 'total', span: {from, to}} as const] : []),
    ...(isCompared
      ? ([
          {kind: 'last-year', span: before},
          {kind: 'change', span: null},
        ] as const)
      : []),
  ];
  return chart.currencies.flatMap((currency, place) => {
    const reader = createReader({sums, lastYear, currency: place, partCount: parts.length});
    const sections = (['income', 'expense'] as const).map((of) => ({
      of,
      slots: slotsOf(chart, of).filter(reader.isUsed),
    }));
    if (sections.every(({slots}) => slots.length === 0)) return [];
    const lines = sections.flatMap(({of, slots}): ReportLine[] => [
      {name: {kind: 'word', word: of}, level: 'heading', figures: shown.map(() => null)},
      ...slots.map((slot): ReportLine => ({
        name: chart.accounts[slot]?.name ?? {kind: 'word', word: of},
        level: 'line',
        figures: reader.read([slot], of === 'income' ? 'credit' : 'debit'),
      })),
      {
        name: {kind: 'word', word: totalOf[of]},
        level: 'total',
        figures: reader.read(slots, of === 'income' ? 'credit' : 'debit'),
      },
    ]);
    const all = sections.flatMap(({slots}) => slots);
    lines.push({name: {kind: 'word', word: 'result'}, level: 'result', figures: reader.read(all, 'credit')});
    return [{currency, columns: shown, lines, controls: []}];
  });
}

const totalOf: Readonly<Record<'income' | 'expense', LineWord>> = {income: 'total-income', expense: 'total-expense'};

type Reading = {
  readonly sums: LedgerSums;
  readonly lastYear: LedgerSums | null;
  readonly currency: number;
  readonly partCount: number;
  /** The accounts that the sums are of alone; none is all. */
  readonly accountIds?: readonly string[];
};

/** Reads the figures of a line over the parts of a period, in all, a year before, and how much more it is. */
export function createReader({sums, lastYear, currency, partCount, accountIds = []}: Reading) {
  const parts = Array.from({length: partCount}, (_, span) => span);
  const isUsedIn = (of: LedgerSums, slot: number): boolean =>
    of.spans.some((_, span) => of.count({slot, currency, span}) > 0);
  return {
    isUsed: (slot: number): boolean => isUsedIn(sums, slot) || (lastYear !== null && isUsedIn(lastYear, slot)),
    read: (slots: readonly number[], side: 'debit' | 'credit'): Figure[] => {
      const figure = (spans: readonly number[]): Figure => readFigure(sums, {slots, currency, spans, side, accountIds});
      const total = figure(parts);
      const figures = parts.map((span) => figure([span]));
      if (partCount > 1) figures.push(total);
      if (!lastYear) return figures;
      const last = readFigure(lastYear, {slots, currency, spans: [0], side, accountIds});
      return [...figures, last, readChange(total, last)];
    },
  };
}
