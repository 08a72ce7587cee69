import type {Json} from '#contract/kernel/field-values.ts';
import type {Format} from '#src/i18n/use-format.ts';
import type {BooksNames} from '#src/features/bookkeeping/list/names.ts';
import type {BooksText} from '#src/features/bookkeeping/text/use-books-text.ts';

/** One act on one row, from the queue or from the server. */
export type RowAct = {
  readonly op: 'create' | 'edit';
  readonly set: Readonly<Record<string, Json>>;
  readonly who: string;
};

type Words = {
  readonly text: BooksText;
  readonly format: Format;
  readonly names: BooksNames;
  readonly currency: string;
  /** The row came in a file: the server's history of a creation lists no values. */
  readonly isImported: boolean;
};

/** What an act did, one sentence for each field that a person would name. */
export function describeAct({op, set, who}: RowAct, words: Words): string[] {
  const {text, format, names, currency} = words;
  if (op === 'create') return [text(words.isImported ? 'did_import' : 'did_create', {who})];
  const sentences: string[] = [];
  const quote = (
    field: string,
    full: 'did_note' | 'did_merchant',
    cleared: 'did_note_cleared' | 'did_merchant_cleared',
  ) => {
    if (field in set)
      sentences.push(set[field] === null ? text(cleared, {who}) : text(full, {who, value: String(set[field])}));
  };
  if ('deleted' in set) sentences.push(text(set['deleted'] === true ? 'did_delete' : 'did_restore', {who}));
  if ('categoryId' in set) {
    const id = set['categoryId'];
    const value = names.categoryName(typeof id === 'string' ? id : null) ?? text('noCategory');
    sentences.push(text('did_category', {who, value}));
  }
  if ('accountId' in set)
    sentences.push(text('did_account', {who, value: names.accountName(String(set['accountId']))}));
  quote('merchant', 'did_merchant', 'did_merchant_cleared');
  if ('description' in set) sentences.push(text('did_description', {who, value: String(set['description'])}));
  quote('note', 'did_note', 'did_note_cleared');
  if ('date' in set) sentences.push(text('did_date', {who, value: format.day(String(set['date']), 'medium')}));
  if ('amountUnits' in set)
    sentences.push(text('did_amount', {who, value: format.signedMoney(Number(set['amountUnits']), currency)}));
  if ('checked' in set) sentences.push(text(set['checked'] === true ? 'did_checked' : 'did_unchecked', {who}));
  return sentences;
}
