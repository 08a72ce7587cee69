import {isCivilDate} from '#contract/kernel/dates.ts';
import type {BooksFilter, BooksSort, FieldTexts, TextField} from '#workers/books/api.ts';
import {newestFirst, noTexts, textFields} from '#workers/books/ask/whole-list.ts';

/** What can be suggested for a row without a category. */
export const suggestionStates = ['sure', 'unsure', 'unknown'] as const;

/** Money in and money out. */
export const signs = ['in', 'out'] as const;

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
      merchantName: search.get('merchant-name'),
      suggestion: suggestionStates.find((state) => state === search.get('suggestion')) ?? null,
      rule: search.get('rule'),
      unsentOnly: search.get('unsent') === 'yes',
      minAmount: readAmount(search.get('min')),
      maxAmount: readAmount(search.get('max')),
      importId: search.get('import'),
      sign: signs.find((sign) => sign === search.get('sign')) ?? null,
      currencies: readList(search.get('currency')),
      texts: readTexts(search, ''),
      except: {
        accountIds: readList(search.get('not-account')),
        categoryIds: readList(search.get('not-category')),
        currencies: readList(search.get('not-currency')),
        texts: readTexts(search, 'not-'),
      },
      merchants: [...new Set(search.getAll('merchants'))],
    },
    sort: readSort(search.get('sort')),
    openId: search.get('row'),
  };
}

/** Writes an address; what is as usual is left out, and the order of its parts is always the same. */
export function writeAddress(address: BooksAddress): URLSearchParams {
  const {filter, sort} = address;
  const {except} = filter;
  const parts: [string, string | null][] = [
    ['view', filter.view === 'review' ? 'review' : null],
    ['q', filter.text === '' ? null : filter.text],
    ['from', filter.from],
    ['to', filter.to],
    ['account', writeList(filter.accountIds)],
    ['category', writeList(filter.categoryIds)],
    ['checked', filter.checked === null ? null : filter.checked ? 'yes' : 'no'],
    ['receipt', filter.hasReceipt === null ? null : filter.hasReceipt ? 'yes' : 'no'],
    ['merchant-name', filter.merchantName],
    ['suggestion', filter.suggestion],
    ['rule', filter.rule],
    ['unsent', filter.unsentOnly ? 'yes' : null],
    ['min', filter.minAmount],
    ['max', filter.maxAmount],
    ['import', filter.importId],
    ['sign', filter.sign],
    ['currency', writeList(filter.currencies)],
    ...writeTexts(filter.texts, ''),
    ['not-account', writeList(except.accountIds)],
    ['not-category', writeList(except.categoryIds)],
    ['not-currency', writeList(except.currencies)],
    ...writeTexts(except.texts, 'not-'),
    // A name may hold a comma: each is a part of its own.
    ...filter.merchants.map((name): [string, string] => ['merchants', name]),
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
  | 'merchantName'
  | 'suggestion'
  | 'rule'
  | 'unsent'
  | 'amount'
  | 'merchants'
  | 'sign'
  | 'currency'
  | TextField
  | 'import';

/** The parts of a filter that narrow the list, in the order of the chips; the view is a tab, not a chip. */
export function activeParts(filter: BooksFilter): FilterPart[] {
  const {except} = filter;
  const hasTexts = (field: TextField) => filter.texts[field].length + except.texts[field].length > 0;
  const narrows: Record<FilterPart, boolean> = {
    text: filter.text.trim() !== '',
    period: filter.from !== null || filter.to !== null,
    account: filter.accountIds.length + except.accountIds.length > 0,
    category: filter.categoryIds.length + except.categoryIds.length > 0,
    checked: filter.checked !== null,
    receipt: filter.hasReceipt !== null,
    merchantName: filter.merchantName !== null,
    suggestion: filter.suggestion !== null,
    rule: filter.rule !== null,
    unsent: filter.unsentOnly,
    amount: filter.minAmount !== null || filter.maxAmount !== null,
    sign: filter.sign !== null,
    currency: filter.currencies.length + except.currencies.length > 0,
    merchant: hasTexts('merchant'),
    note: hasTexts('note'),
    description: hasTexts('description'),
    reference: hasTexts('reference'),
    import: filter.importId !== null,
    merchants: filter.merchants.length > 0,
  };
  return (Object.keys(narrows) as FilterPart[]).filter((part) => narrows[part]);
}

/** The same filter without one of its parts. */
export function withoutPart(filter: BooksFilter, part: FilterPart): BooksFilter {
  const {except} = filter;
  const without = (field: TextField) => ({
    texts: {...filter.texts, [field]: []},
    except: {...except, texts: {...except.texts, [field]: []}},
  });
  const empty: Record<FilterPart, Partial<BooksFilter>> = {
    text: {text: ''},
    period: {from: null, to: null},
    account: {accountIds: [], except: {...except, accountIds: []}},
    category: {categoryIds: [], except: {...except, categoryIds: []}},
    checked: {checked: null},
    receipt: {hasReceipt: null},
    merchantName: {merchantName: null},
    suggestion: {suggestion: null},
    rule: {rule: null},
    unsent: {unsentOnly: false},
    amount: {minAmount: null, maxAmount: null},
    sign: {sign: null},
    currency: {currencies: [], except: {...except, currencies: []}},
    merchant: without('merchant'),
    note: without('note'),
    description: without('description'),
    reference: without('reference'),
    import: {importId: null},
    merchants: {merchants: []},
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

/** Texts may have commas, and no text is one too: each is written for itself. */
function readTexts(search: URLSearchParams, prefix: string): FieldTexts {
  const texts = {...noTexts};
  for (const field of textFields) texts[field] = readList(search.get(prefix + field)).map(readText);
  return texts;
}

function writeTexts(texts: FieldTexts, prefix: string): [string, string | null][] {
  return textFields.map((field) => [prefix + field, writeList(texts[field].map(writeText))]);
}

/** A text that was cut in the middle of a sign is taken as it is. */
function readText(written: string): string {
  if (written === 'none') return '';
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}

function writeText(text: string): string {
  if (text === '') return 'none';
  return text === 'none' ? '%6Eone' : encodeURIComponent(text.toWellFormed());
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
