import type {BooksFilter, BooksSort} from '#workers/books/api.ts';

/** A list that nothing narrows. */
export const openFilter: BooksFilter = {
  view: 'all',
  text: '',
  from: null,
  to: null,
  accountIds: [],
  categoryIds: [],
  checked: null,
  hasReceipt: null,
  suggestion: null,
  unsentOnly: false,
  minAmount: null,
  maxAmount: null,
  importId: null,
  merchants: [],
};

/** The order of a ledger: newest first. */
export const newestFirst: BooksSort = {by: 'date', descending: true};
