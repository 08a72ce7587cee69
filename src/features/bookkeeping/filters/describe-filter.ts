import {profitKindsOf} from '#contract/bookkeeping/profit-kinds.ts';
import type {Format} from '#src/i18n/use-format.ts';
import type {BooksFilter, TextField} from '#workers/books/api.ts';
import {listCounted, profitParts} from '#src/features/bookkeeping/accounting/counted.ts';
import {anyRule} from '#workers/books/ask/whole-list.ts';
import type {FilterPart} from '#src/features/bookkeeping/filter-address.ts';
import type {BooksNames} from '#src/features/bookkeeping/list/names.ts';
import {readAbove, readBelow} from '#workers/books/ask/query/amounts.ts';
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
    merchantName: 'field_merchant',
    suggestion: 'partSuggestion',
    rule: 'partRule',
    unsent: 'partUnsent',
    amount: 'field_amount',
    sign: 'partSign',
    currency: 'field_currency',
    merchant: 'partMerchantText',
    note: 'field_note',
    description: 'field_description',
    reference: 'field_reference',
    import: 'partImport',
    merchants: 'partMerchants',
  } as const satisfies Record<FilterPart, string>;
  return text(keys[part]);
}

/** What a filter is said with. */
export type FilterWords = {
  readonly text: BooksText;
  readonly format: Format;
  readonly names: BooksNames;
  readonly importName: string | null;
};

/** The value of a part of a filter as a chip says it after the part's name, so that both read as a sentence. */
export function describePart(part: FilterPart, filter: BooksFilter, words: FilterWords): string {
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
      return describeBoth(filter, 'accountIds', (id) => names.accountOf(id) && names.accountName(id), text);
    case 'category':
      return describeCategories(filter, names, text);
    case 'checked':
      return text(filter.checked === true ? 'valueYes' : 'valueNo');
    case 'receipt':
      return text(filter.hasReceipt === true ? 'valueYes' : 'valueNo');
    case 'merchantName':
      return filter.merchantName === '' ? text('noMerchant') : (filter.merchantName ?? '');
    case 'suggestion':
      return text(`suggestion_${filter.suggestion ?? 'unknown'}`);
    case 'rule':
      return filter.rule === anyRule ? text('rule_any') : (names.ruleOf(filter.rule)?.name ?? text('valueUnknown'));
    case 'unsent':
      return text('valueYes');
    case 'amount':
      return describeAmount(filter, words);
    case 'sign':
      return text(`sign_${filter.sign ?? 'in'}`);
    case 'currency':
      return describeBoth(filter, 'currencies', (code) => code, text);
    case 'merchant':
    case 'note':
    case 'description':
    case 'reference':
      return describeTexts(part, filter, text);
    case 'import':
      return words.importName ?? text('valueUnknown');
    case 'merchants':
      return describeChoices(filter.merchants, (name) => (name === '' ? text('noMerchant') : name), text);
  }
}

/** All income, or all expenses, by one word; else the category, or how many there are. Rule: ANL5. */
function describeCategories(filter: BooksFilter, names: BooksNames, text: BooksText): string {
  const {categoryIds, except} = filter;
  const whole = profitParts.find((part) => hasSame(categoryIds, listCounted(profitKindsOf(names.categories), part)));
  if (whole && except.categoryIds.length === 0) return text(whole === 'both' ? 'counted_both' : `kind_${whole}`);
  const nameOf = (id: string): string | undefined => {
    if (id === 'none') return text('noCategory');
    if (id === 'none-in' || id === 'none-out') return text(`noCategory_${id}`);
    return names.categoryName(id) ?? undefined;
  };
  return describeBoth(filter, 'categoryIds', nameOf, text);
}

function hasSame(ids: readonly string[], others: readonly string[]): boolean {
  return ids.length === others.length && new Set([...ids, ...others]).size === ids.length;
}

function describeRange(from: string | number | null, to: string | number | null, text: BooksText): string {
  if (from !== null && to !== null) return text('valueBetween', {from, to});
  return from === null ? text('valueUntil', {to: to ?? ''}) : text('valueFrom', {from});
}

/** A bound that is next to a round amount is more than that, or less. */
function describeAmount({minAmount, maxAmount}: BooksFilter, {text, format}: FilterWords): string {
  if (minAmount !== null && minAmount === maxAmount) return format.decimal(minAmount);
  const [above, below] = [readAbove(minAmount), readBelow(maxAmount)];
  if (above !== null && maxAmount === null) return text('valueAbove', {amount: format.decimal(above)});
  if (below !== null && minAmount === null) return text('valueBelow', {amount: format.decimal(below)});
  const [from, to] = [above ?? minAmount, below ?? maxAmount].map((bound) => bound && format.decimal(bound));
  if (from && to && (above !== null || below !== null))
    return text(above === null ? 'valueFromBelow' : below === null ? 'valueAboveUntil' : 'valueAboveBelow', {from, to});
  return describeRange(from ?? null, to ?? null, text);
}

/** What rows must have, and what they must not have. */
function describeBoth(
  filter: BooksFilter,
  key: 'accountIds' | 'categoryIds' | 'currencies',
  nameOf: (id: string) => string | undefined,
  text: BooksText,
): string {
  const [wanted, unwanted] = [filter[key], filter.except[key]];
  return joinBoth(
    wanted.length > 0 ? describeChoices(wanted, nameOf, text) : null,
    unwanted.length > 0 ? describeChoices(unwanted, nameOf, text) : null,
    text,
  );
}

function describeTexts(field: TextField, filter: BooksFilter, text: BooksText): string {
  const say = (texts: readonly string[]) =>
    texts.length === 0 ? null : texts.map((one) => (one === '' ? text('valueNone') : `«${one}»`)).join(text('valueOr'));
  const unwanted = filter.except.texts[field];
  if (filter.texts[field].length === 0 && unwanted.length === 1 && unwanted[0] === '') return text('valueAny');
  return joinBoth(say(filter.texts[field]), say(unwanted), text);
}

function joinBoth(wanted: string | null, unwanted: string | null, text: BooksText): string {
  const without = unwanted === null ? null : text('valueNot', {value: unwanted});
  return [wanted, without].filter((part) => part !== null).join(', ');
}

function describeChoices(ids: readonly string[], nameOf: (id: string) => string | undefined, text: BooksText): string {
  const [first = ''] = ids;
  return ids.length === 1 ? (nameOf(first) ?? text('valueUnknown')) : text('valueCount', {count: ids.length});
}
