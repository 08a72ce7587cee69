import {activeParts, withoutPart, type FilterPart} from '#src/features/bookkeeping/filter-address.ts';
import type {BooksFilter} from '#workers/books/api.ts';
import type {QueryReader} from '#workers/books/ask/query/read-value.ts';
import {writeQuery} from '#workers/books/ask/query/write-query.ts';

/** What can be typed. What only a rule or a figure leads to cannot, and stays a chip. */
const isTyped: Record<FilterPart, boolean> = {
  // Words are in the field already.
  text: false,
  period: true,
  account: true,
  category: true,
  checked: true,
  receipt: true,
  merchantName: true,
  suggestion: true,
  rule: false,
  unsent: true,
  amount: true,
  sign: true,
  currency: true,
  merchant: true,
  note: true,
  description: true,
  reference: true,
  import: true,
  merchants: false,
};

/** What goes back into the field, and what is left of the filter. */
export type TakenBack = {
  readonly typed: string;
  readonly filter: BooksFilter;
  /** The filter that is in the field now. */
  readonly back: BooksFilter;
};

/** Takes the last chip that can be typed back as text; null where there is none. Rule: QRY8. */
export function takeBack(filter: BooksFilter, reader: QueryReader): TakenBack | null {
  const parts = activeParts(filter);
  const chip = parts.findLast((part) => isTyped[part]);
  if (!chip) return null;
  const back = parts.reduce((next, part) => (part === chip ? next : withoutPart(next, part)), filter);
  return {typed: writeQuery(back, reader), filter: withoutPart(filter, chip), back};
}
