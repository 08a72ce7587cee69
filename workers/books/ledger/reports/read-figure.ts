import type {BooksFilter} from '#workers/books/api.ts';
import {fixedSlots, type Chart} from '#workers/books/ledger/chart.ts';
import type {Figure} from '#workers/books/ledger/report.ts';
import type {LedgerSums, SumPlace} from '#workers/books/ledger/sum-ledger.ts';

/** A figure that nothing is behind. */
export const emptyFigure: Figure = {units: 0n, count: 0, filter: null};

/** Which postings make a figure: of several slots over neighbouring spans. */
export type FigureOf = {
  readonly slots: readonly number[];
  readonly currency: number;
  readonly spans: readonly number[];
  /** How it is shown: money of debits above zero, or of credits. */
  readonly side: 'debit' | 'credit';
  /** Only what was posted there, or all of both sides. */
  readonly only?: 'debit' | 'credit';
  /** The accounts that the sums are of alone; none is all. */
  readonly accountIds?: readonly string[];
};

/** Sums postings to a figure, with the list that shows its movements where one does. Rule: RPT3. */
export function readFigure(sums: LedgerSums, wanted: FigureOf): Figure {
  const {slots, currency, spans, side, only} = wanted;
  let units = 0n;
  let count = 0;
  for (const slot of slots)
    for (const span of spans) {
      const place: SumPlace = {slot, currency, span};
      const net = only ? sums[only](place) : sums.net(place);
      units += only || side === 'debit' ? net : -net;
      count += sums.count(place);
    }
  return {units, count, filter: count === 0 || only ? null : filterOf(sums, wanted, count)};
}

/** A filter knows no currency and no sign: it is one only where what it lists is what was counted. */
function filterOf(
  {chart, spans: all, countAll}: LedgerSums,
  {slots, spans, accountIds = []}: FigureOf,
  count: number,
): Partial<BooksFilter> | null {
  const listed = listBy(chart, slots);
  if (!listed || (listed.isOpen && chart.hasUnknown)) return null;
  const listedCount = listed.slots.reduce(
    (sum, slot) => sum + spans.reduce((part, span) => part + countAll(slot, span), 0),
    0,
  );
  if (listedCount !== count) return null;
  const from = all[spans[0] ?? 0]?.from ?? null;
  const to = all[spans.at(-1) ?? 0]?.to ?? null;
  return {from, to, ...(accountIds.length > 0 ? {accountIds} : {}), ...listed.filter};
}

/** What of the list is of these slots, and which slots that then lists. */
function listBy({accounts}: Chart, slots: readonly number[]) {
  const kinds = new Set(slots.map((slot) => accounts[slot]?.name.kind));
  const idsOf = (kind: 'account' | 'category'): string[] =>
    slots.flatMap((slot) => {
      const name = accounts[slot]?.name;
      return name?.kind === kind ? [name.id] : [];
    });
  if (kinds.has('account'))
    return kinds.size === 1 ? {slots, filter: {accountIds: idsOf('account')}, isOpen: false} : null;
  if (slots.includes(fixedSlots.opening)) return null;
  const {openIncome, openExpense} = fixedSlots;
  const isOpen = slots.includes(openIncome) || slots.includes(openExpense);
  return {
    slots: isOpen ? [...new Set([...slots, openIncome, openExpense])] : slots,
    filter: {categoryIds: [...idsOf('category'), ...(isOpen ? ['none'] : [])]},
    isOpen,
  };
}

/** How much a figure is above another one. */
export function readChange(one: Figure, before: Figure): Figure {
  return {units: one.units - before.units, count: 0, filter: null};
}
