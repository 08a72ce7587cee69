import {isCivilDate} from '#contract/kernel/dates.ts';
import type {BooksFilter, BooksSort} from '#workers/books/api.ts';
import {newestFirst} from '#workers/books/ask/whole-list.ts';

/** What can be suggested for a row without a category. */
export const suggestionStates = ['sure', 'unsure', 'unknown'] as const;

/** What the address of the bookkeeping screen says: what is listed, in which order, and which row is open. */
export type BooksAddress = {readonly filter: BooksFilter; readonly sort: BooksSort; readonly openId: string | null};

/** Reads an address; what makes no sense in it is as if it were not there, so that an old or cut link still opens. */
export function readAddress(search: URLSearchParams): BooksAddress {
  return {
    filter: {
      view: search.get('view') === 'review' ? 'review' : 'all',
      text: search.get('q') ?? '',
      from: readDate(search.get('from')),
      to: readDate(search.get('to')),
      accountIds: readList(search.get('account')),
      categoryIds: readList(search.get('category')),
      checked: readYesNo(search.get('checked')),
      hasReceipt: readYesNo(search.get('receipt')),
      suggestion: suggestionStates.find((state) => state === search.get('suggestion')) ?? null,
      unsentOnly: search.get('unsent') === 'yes',
      minAmount: readAmount(search.get('min')),
      maxAmount: readAmount(search.get('max')),
      importId: search.get('import'),
      merchants: [...new Set(search.getAll('merchant'))],
    },
    sort: readSort(search.get('sort')),
    openId: search.get('row'),
  };
}

/** Writes an address; what is as usual is left out, and the order of its parts is always the same. */
export function writeAddress(address: BooksAddress): URLSearchParams {
  const {filter, sort} = address;
  const parts: [string, string | null][] = [
    ['view', filter.view === 'review' ? 'review' : null],
    ['q', filter.text === '' ? null : filter.text],
    ['from', filter.from],
    ['to', filter.to],
    ['account', writeList(filter.accountIds)],
    ['category', writeList(filter.categoryIds)],
    ['checked', filter.checked === null ? null : filter.checked ? 'yes' : 'no'],
    ['receipt', filter.hasReceipt === null ? null : filter.hasReceipt ? 'yes' : 'no'],
    ['suggestion', filter.suggestion],
    ['unsent', filter.unsentOnly ? 'yes' : null],
    ['min', filter.minAmount],
    ['max', filter.maxAmount],
    ['import', filter.importId],
    // A name may hold a comma: each is a part of its own.
    ...filter.merchants.map((name): [string, string] => ['merchant', name]),
    ['sort', writeSort(sort)],
    ['row', address.openId],
  ];
  return new URLSearchParams(parts.filter((part): part is [string, string] => part[1] !== null));
}

/** One thing a list can be narrowed by, as one chip of the filter bar shows and removes it. */
export type FilterPart =
  | 'text'
  | 'period'
  | 'account'
  | 'category'
  | 'checked'
  | 'receipt'
  | 'suggestion'
  | 'unsent'
  | 'amount'
  | 'import'
  | 'merchant';

/** The parts of a filter that narrow the list, in the order of the chips; the view is a tab, not a chip. */
export function activeParts(filter: BooksFilter): FilterPart[] {
  const narrows: Record<FilterPart, boolean> = {
    text: filter.text.trim() !== '',
    period: filter.from !== null || filter.to !== null,
    account: filter.accountIds.length > 0,
    category: filter.categoryIds.length > 0,
    checked: filter.checked !== null,
    receipt: filter.hasReceipt !== null,
    suggestion: filter.suggestion !== null,
    unsent: filter.unsentOnly,
    amount: filter.minAmount !== null || filter.maxAmount !== null,
    import: filter.importId !== null,
    merchant: filter.merchants.length > 0,
  };
  return (Object.keys(narrows) as FilterPart[]).filter((part) => narrows[part]);
}

/** The same filter without one of its parts. */
export function withoutPart(filter: BooksFilter, part: FilterPart): BooksFilter {
  const empty: Record<FilterPart, Partial<BooksFilter>> = {
    text: {text: ''},
    period: {from: null, to: null},
    account: {accountIds: []},
    category: {categoryIds: []},
    checked: {checked: null},
    receipt: {hasReceipt: null},
    suggestion: {suggestion: null},
    unsent: {unsentOnly: false},
    amount: {minAmount: null, maxAmount: null},
    import: {importId: null},
    merchant: {merchants: []},
  };
  return {...filter, ...empty[part]};
}

function readDate(text: string | null): string | null {
  return text !== null && isCivilDate(text) ? text : null;
}

function readAmount(text: string | null): string | null {
  return text !== null && /^\d{1,12}(?:\.\d{1,8})?$/.test(text) ? text : null;
}

function readYesNo(text: string | null): boolean | null {
  if (text === 'yes') return true;
  return text === 'no' ? false : null;
}

function readList(text: string | null): string[] {
  return text === null ? [] : [...new Set(text.split(',').filter((part) => part !== ''))];
}

function writeList(values: readonly string[]): string | null {
  return values.length === 0 ? null : values.join(',');
}

const sortNames = ['date', 'merchant', 'amount'] as const;

function readSort(text: string | null): BooksSort {
  const by = sortNames.find((name) => text === name || text === `-${name}`);
  return by ? {by, descending: text?.startsWith('-') ?? false} : newestFirst;
}

function writeSort(sort: BooksSort): string | null {
  if (sort.by === newestFirst.by && sort.descending === newestFirst.descending) return null;
  return sort.descending ? `-${sort.by}` : sort.by;
}
