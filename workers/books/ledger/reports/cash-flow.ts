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
  Span,
} from '#workers/books/ledger/report.ts';
import {sumLedger} from '#workers/books/ledger/sum-ledger.ts';
import {checkSums} from './check-sums.ts';
import {createReader, slotsOf} from './profit-loss.ts';
import {cutPeriod, yearBefore} from './spans.ts';

/** Which classes of accounts make which part of the flow. */
const parts = [
  {heading: 'operating', total: 'total-operating', classes: ['income', 'expense']},
  {heading: 'owner-flows', total: 'total-owner-flows', classes: ['equity']},
  {heading: 'transfers', total: 'total-transfers', classes: ['clearing']},
] as const;

/**
 * Cash flow by the direct method: what came into banks, wallets and cash and went out of them, by category, from what they held before to what they hold
 * then. What a card paid is no cash until the card is paid. Rules: RPT2, RPT6.
 */
export function cashFlow(columns: BooksColumns, chart: Chart, question: ReportQuestion): ReportTable[] {
  const {from, to, isCompared} = question;
  const cut = cutPeriod(from, to);
  const cash = slotsOf(chart, 'asset');
  const accountIds = cash.flatMap((slot) => {
    const name = chart.accounts[slot]?.name;
    return name?.kind === 'account' ? [name.id] : [];
  });
  // The first stretch is all that was before.
  const sumOver = (spans: readonly Span[]) => sumLedger(columns, chart, spans, new Set(cash));
  const sums = sumOver(cut.map(({span}) => span ?? {from, to}));
  const beforeAll = sumOver([{from: null, to: addDays(from, -1)}]);
  const last = yearBefore(question);
  const lastSums = isCompared ? sumOver([last]) : null;
  const lastBefore = isCompared ? sumOver([{from: null, to: addDays(last.from, -1)}]) : null;
  const shown: ReportColumn[] = [
    ...cut,
    ...(cut.length > 1 ? [{kind: 'total', span: {from, to}} as const] : []),
    ...(isCompared
      ? ([
          {kind: 'last-year', span: last},
          {kind: 'change', span: null},
        ] as const)
      : []),
  ];
  const held = (of: typeof sums | null, currency: number, span: number): bigint =>
    of === null ? 0n : cash.reduce((sum, slot) => sum + of.net({slot, currency, span}), 0n);
  return chart.currencies.flatMap((currency, place) => {
    const reader = createReader({sums, lastYear: lastSums, currency: place, partCount: cut.length, accountIds});
    const start = held(beforeAll, place, 0);
    const flows = cut.map((_, span) => held(sums, place, span));
    const openings = flows.map((_, at) => flows.slice(0, at).reduce((sum, flow) => sum + flow, start));
    const lastStart = held(lastBefore, place, 0);
    const lastEnd = lastStart + held(lastSums, place, 0);
    const end = flows.reduce((sum, flow) => sum + flow, start);
    const lines: ReportLine[] = parts.flatMap(({heading, total, classes}) => {
      const slots = classes.flatMap((of) => slotsOf(chart, of)).filter(reader.isUsed);
      if (slots.length === 0) return [];
      const read = (some: readonly number[]): Figure[] => reader.read(some, 'credit');
      return [
        {name: word(heading), level: 'heading', figures: shown.map(() => null)},
        ...slots.map((slot): ReportLine => ({
          name: chart.accounts[slot]?.name ?? word('total'),
          level: 'line',
          figures: read([slot]),
        })),
        {name: word(total), level: 'total', figures: read(slots)},
      ];
    });
    const isQuiet = lines.every(({figures}) => figures.every((figure) => figure === null || figure.count === 0));
    if (isQuiet && start === 0n && end === 0n && lastStart === 0n) return [];
    const amounts = (each: readonly bigint[], all: bigint, year: bigint): Figure[] => {
      const units = [...each, ...(cut.length > 1 ? [all] : []), ...(isCompared ? [year, all - year] : [])];
      return units.map((one) => ({units: one, count: 0, filter: null}));
    };
    const totals = lines.filter(({level}) => level === 'total');
    const moved = totals.reduce((sum, {figures}) => sum + (figures[cut.length > 1 ? cut.length : 0]?.units ?? 0n), 0n);
    return [
      {
        currency,
        columns: shown,
        lines: [
          {name: word('opening-cash'), level: 'result', figures: amounts(openings, start, lastStart)},
          ...lines,
          {
            name: word('closing-cash'),
            level: 'result',
            figures: amounts(
              openings.map((opening, at) => opening + (flows[at] ?? 0n)),
              end,
              lastEnd,
            ),
          },
        ],
        controls: [checkSums('cash', start + moved, end)],
      },
    ];
  });
}

function word(name: LineWord): LineName {
  return {kind: 'word', word: name};
}
