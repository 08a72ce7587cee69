import type {Format} from '#src/i18n/use-format.ts';
import type {BooksFilter} from '#workers/books/api.ts';
import type {FilterPart} from '#src/features/bookkeeping/filter-address.ts';
import type {BooksNames} from '#src/features/bookkeeping/list/names.ts';
import {findPeriod} from '#src/features/bookkeeping/periods.ts';
import type {BooksText} from '#src/features/bookkeeping/text/use-books-text.ts';

/** What a part of a filter is called. */
export function namePart(part: FilterPart, text: BooksText): string {
  const keys = {
    text: 'partText',
    period: 'field_date',
    account: 'field_account',
    category: 'fieldCategory',
    checked: 'fieldChecked',
    receipt: 'partReceipt',
    suggestion: 'partSuggestion',
    unsent: 'partUnsent',
    amount: 'field_amount',
    import: 'partImport',
    merchant: 'field_merchant',
  } as const satisfies Record<FilterPart, string>;
  return text(keys[part]);
}

type Words = {
  readonly text: BooksText;
  readonly format: Format;
  readonly names: BooksNames;
  readonly importName: string | null;
};

/** The value of a part of a filter as a chip says it after the part's name, so that both read as a sentence. */
export function describePart(part: FilterPart, filter: BooksFilter, words: Words): string {
  const {text, format, names} = words;
  switch (part) {
    case 'text':
      return `«${filter.text}»`;
    case 'period': {
      const preset = findPeriod(filter.from, filter.to, format.today());
      if (preset) return text(`period_${preset}`);
      return describeRange(filter.from && format.day(filter.from), filter.to && format.day(filter.to), text);
    }
    case 'account':
      return describeChoices(filter.accountIds, (id) => names.accountOf(id) && names.accountName(id), text);
    case 'category':
      return describeChoices(
        filter.categoryIds,
        (id) => (id === 'none' ? text('noCategory') : (names.categoryName(id) ?? undefined)),
        text,
      );
    case 'checked':
      return text(filter.checked === true ? 'valueYes' : 'valueNo');
    case 'receipt':
      return text(filter.hasReceipt === true ? 'valueYes' : 'valueNo');
    case 'suggestion':
      return text(`suggestion_${filter.suggestion ?? 'unknown'}`);
    case 'unsent':
      return text('valueYes');
    case 'amount':
      return describeRange(
        filter.minAmount && format.decimal(filter.minAmount),
        filter.maxAmount && format.decimal(filter.maxAmount),
        text,
      );
    case 'import':
      return words.importName ?? text('valueUnknown');
    case 'merchant':
      return describeChoices(filter.merchants, (name) => (name === '' ? text('noMerchant') : name), text);
  }
}

function describeRange(from: string | number | null, to: string | number | null, text: BooksText): string {
  if (from !== null && to !== null) return text('valueBetween', {from, to});
  return from === null ? text('valueUntil', {to: to ?? ''}) : text('valueFrom', {from});
}

function describeChoices(ids: readonly string[], nameOf: (id: string) => string | undefined, text: BooksText): string {
  const [first = ''] = ids;
  return ids.length === 1 ? (nameOf(first) ?? text('valueUnknown')) : text('valueCount', {count: ids.length});
}
