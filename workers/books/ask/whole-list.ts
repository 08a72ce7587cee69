import type {BooksFilter, BooksSort, FieldTexts, TextField} from '#workers/books/api.ts';

/** The texts that a list can be narrowed by one by one. */
export const textFields = ['merchant', 'note', 'description', 'reference'] as const satisfies readonly TextField[];

/** No text is looked for in any field. */
export const noTexts: FieldTexts = {merchant: [], note: [], description: [], reference: []};

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
  merchantName: null,
  suggestion: null,
  rule: null,
  unsentOnly: false,
  minAmount: null,
  maxAmount: null,
  importId: null,
  sign: null,
  currencies: [],
  texts: noTexts,
  except: {accountIds: [], categoryIds: [], currencies: [], texts: noTexts},
  merchants: [],
};

/** The order of a ledger: newest first. */
export const newestFirst: BooksSort = {by: 'date', descending: true};

/** Stands for whichever rule in a filter. */
export const anyRule = 'any';
