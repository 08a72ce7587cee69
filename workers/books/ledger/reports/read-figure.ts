import type {BooksFilter} from '#workers/books/api.ts';
import {fixedSlots, type Chart} from '#workers/books/ledger/chart.ts';
import type {Figure} from '#workers/books/ledger/report.ts';
import type {LedgerSums, PostingSide, SumPlace} from '#workers/books/ledger/sum-ledger.ts';

/** A figure that nothing is behind. */
export const emptyFigure: Figure = {units: 0n, count: 0, filter: null};

/** Which postings make a figure: of several slots over neighbouring spans. */
export type FigureOf = {
  readonly slots: readonly number[];
  readonly currency: number;
  readonly spans: readonly number[];
  /** How it is shown: money of debits above zero, or of credits. */
  readonly side: PostingSide;
  /** Only what was posted there, or all of both sides. */
  readonly only?: PostingSide;
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
      count += sums.count(place, only);
    }
  return {units, count, filter: count === 0 ? null : filterOf(sums, wanted, count)};
}

/** The list of exactly the movements that were counted; its currency is named where others have movements there too. */
function filterOf(
  {chart, spans: all, countAll}: LedgerSums,
  {slots, currency, spans, only, accountIds = []}: FigureOf,
  count: number,
): Partial<BooksFilter> | null {
  const listed = listBy(chart, slots);
  if (!listed) return null;
  const countInAll = slots.reduce(
    (sum, slot) => sum + spans.reduce((part, span) => part + countAll(slot, span, only), 0),
    0,
  );
  return {
    from: all[spans[0] ?? 0]?.from ?? null,
    to: all[spans.at(-1) ?? 0]?.to ?? null,
    ...(countInAll === count ? {} : {currencies: [chart.currencies[currency] ?? '']}),
    ...(only ? {sign: only === listed.inSide ? 'in' : 'out'} : {}),
    ...(accountIds.length > 0 ? {accountIds} : {}),
    ...listed.filter,
  };
}

/** What the list calls movements without a category, by the slot that they count in. Rule: ANL5. */
const openIds = new Map<number, string>([
  [fixedSlots.openIncome, 'none-in'],
  [fixedSlots.openExpense, 'none-out'],
]);

/**
 * What of the list is of these slots, and the side on which money that came in is posted there. None where the list has no filter for it: of both
 * accounts and categories, of opening balances, and of what is open while some movement has a category that is not on this device.
 */
function listBy(
  {accounts, hasUnknown}: Chart,
  slots: readonly number[],
): {readonly filter: Partial<BooksFilter>; readonly inSide: PostingSide} | null {
  const names = slots.map((slot) => accounts[slot]?.name);
  const idsOf = (kind: 'account' | 'category'): string[] =>
    names.flatMap((name) => (name?.kind === kind ? [name.id] : []));
  const accountIds = idsOf('account');
  if (accountIds.length > 0) return accountIds.length === slots.length ? {filter: {accountIds}, inSide: 'debit'} : null;
  const open = slots.flatMap((slot) => openIds.get(slot) ?? []);
  if (slots.includes(fixedSlots.opening) || (open.length > 0 && hasUnknown)) return null;
  return {filter: {categoryIds: [...idsOf('category'), ...open]}, inSide: 'credit'};
}

/** How much a figure is above another one. */
export function readChange(one: Figure, before: Figure): Figure {
  return {units: one.units - before.units, count: 0, filter: null};
}
