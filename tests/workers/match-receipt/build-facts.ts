import type {ReceiptFacts} from '#workers/read-receipt/receipt-facts.ts';

/** What a test's receipt says, in a few words. */
export type Said = {
  readonly total?: string;
  readonly currency?: string | null;
  readonly date?: string | readonly string[];
  readonly merchant?: string;
  readonly isRefund?: boolean;
};

/** Facts as they are read. */
export function buildFacts(
  {total, currency = 'USD', date, merchant, isRefund = false}: Said,
  more: Partial<ReceiptFacts> = {},
): ReceiptFacts {
  const line = 'a line';
  return {
    total: total === undefined ? null : {value: {amount: total, currency}, line},
    otherTotals: [],
    dates: date === undefined ? null : {value: [date].flat(), line},
    otherDates: [],
    merchant: merchant === undefined ? null : {value: merchant, line},
    tax: null,
    number: null,
    isRefund,
    ...more,
  };
}
