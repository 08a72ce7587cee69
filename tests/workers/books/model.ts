import {currencyDigits} from '#contract/kernel/money.ts';
import type {Json} from '#contract/kernel/field-values.ts';
import {applyChange} from '#contract/sync/apply-change.ts';
import type {OutboxRecord} from '#sync/store/local-database.ts';
import {textFields} from '#workers/books/ask/whole-list.ts';
import type {BooksFilter, BooksSort, CurrencyTotals, TextField} from '#workers/books/api.ts';
import type {PageRow} from './build-rows.ts';

/** The books as anybody would write them first: rows in a map, changes in a list, everything worked out anew each time. */
export type Model = {confirmed: Map<string, PageRow>; queue: OutboxRecord[]};

/** A row of the model as it is shown. */
export type ModelRow = PageRow & {unsent: boolean};

/** The shown rows: confirmed ones with the queue folded over them by the contract's own rule. */
export function foldModel(model: Model): ModelRow[] {
  const rows = new Map<string, Readonly<Record<string, Json>>>(model.confirmed);
  const unsent = new Set<string>();
  for (const change of model.queue) {
    change.rowIds.forEach((id, index) => {
      unsent.add(id);
      const row = applyChange(rows.get(id), change, index);
      if (row) rows.set(id, row);
    });
  }
  const shown = [...rows.values()].filter((row) => row['deleted'] !== true);
  return shown.map((row) => ({...(row as PageRow), unsent: unsent.has(String(row['id']))}));
}

/** The listed rows, filtered and sorted the slow way. */
export function listModel(model: Model, filter: BooksFilter, sort: BooksSort): ModelRow[] {
  return foldModel(model)
    .filter((row) => passes(row, filter))
    .sort((left, right) => compareRows(left, right, sort));
}

/** Sums the slow way, currencies by name. */
export function sumModel(rows: readonly ModelRow[]): CurrencyTotals[] {
  const currencies = [...new Set(rows.map((row) => row.currency))].sort();
  return currencies.map((currency) => {
    const amounts = rows.filter((row) => row.currency === currency).map((row) => row.amountUnits);
    const sum = (wanted: (units: number) => boolean): number =>
      amounts.filter(wanted).reduce((total, units) => total + units, 0);
    return {currency, count: amounts.length, inUnits: sum((units) => units > 0), outUnits: sum((units) => units < 0)};
  });
}

/** Tells whether a row waits for review. */
export function isInReview(row: ModelRow): boolean {
  return row.categoryId === null || !row.checked;
}

function passes(row: ModelRow, filter: BooksFilter): boolean {
  const size = Math.abs(row.amountUnits) * 10 ** (6 - currencyDigits(row.currency));
  const millionths = (decimal: string): number => Math.round(Number(decimal) * 1e6);
  const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const haystack = [row.description, row.merchant ?? '', row.note ?? ''].map(fold);
  const words = fold(filter.text).split(' ').filter(Boolean);
  return (
    (filter.view === 'all' || isInReview(row)) &&
    words.every((word) => haystack.some((text) => text.includes(word))) &&
    (filter.from === null || row.date >= filter.from) &&
    (filter.to === null || row.date <= filter.to) &&
    (filter.accountIds.length === 0 || filter.accountIds.includes(row.accountId)) &&
    (filter.categoryIds.length === 0 || hasCategory(row, filter.categoryIds)) &&
    (filter.merchantName === null || (row.merchant ?? '') === filter.merchantName) &&
    (filter.checked === null || row.checked === filter.checked) &&
    // The model's rows have no receipts.
    filter.hasReceipt !== true &&
    (!filter.unsentOnly || row.unsent) &&
    (filter.minAmount === null || size >= millionths(filter.minAmount)) &&
    (filter.maxAmount === null || size <= millionths(filter.maxAmount)) &&
    (filter.importId === null || row.importId === filter.importId) &&
    (filter.sign === null || Math.sign(row.amountUnits) === (filter.sign === 'in' ? 1 : -1)) &&
    (filter.currencies.length === 0 || filter.currencies.includes(row.currency)) &&
    textFields.every((field) => filter.texts[field].length === 0 || hasText(row, field, filter.texts[field])) &&
    !filter.except.accountIds.includes(row.accountId) &&
    !hasCategory(row, filter.except.categoryIds) &&
    !filter.except.currencies.includes(row.currency) &&
    !textFields.some((field) => hasText(row, field, filter.except.texts[field]))
  );
}

function hasCategory({categoryId, amountUnits}: ModelRow, ids: readonly string[]): boolean {
  if (categoryId !== null) return ids.includes(categoryId);
  return ids.includes('none') || ids.includes(amountUnits > 0 ? 'none-in' : 'none-out');
}

function hasText(row: ModelRow, field: TextField, texts: readonly string[]): boolean {
  const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const own = fold(row[field] ?? '');
  return texts.some((text) =>
    text === ''
      ? own.trim() === ''
      : fold(text)
          .split(' ')
          .every((word) => own.includes(word)),
  );
}

function compareRows(left: ModelRow, right: ModelRow, sort: BooksSort): number {
  const sign = sort.descending ? -1 : 1;
  const text = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
  const newestFirst = text(right.date, left.date) || text(right.id, left.id);
  if (sort.by === 'date') return sign * text(left.date, right.date) || text(right.id, left.id);
  if (sort.by === 'amount') {
    const major = (row: ModelRow): number => row.amountUnits / 10 ** currencyDigits(row.currency);
    return sign * (major(left) - major(right)) || newestFirst;
  }
  if (left.merchant === right.merchant) return newestFirst;
  if (left.merchant === null || right.merchant === null) return left.merchant === null ? 1 : -1;
  return sign * left.merchant.localeCompare(right.merchant, 'es') || newestFirst;
}
