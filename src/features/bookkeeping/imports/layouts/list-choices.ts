import type {BooksText} from '#src/features/bookkeeping/text/use-books-text.ts';
import {nameReading} from '#src/features/bookkeeping/imports/reading/reading-words.ts';
import type {ColumnRole, Overrides} from '#workers/csv-import/reading.ts';

/** What a person decided on a layout, each in some words; the sign, which costs most where it is wrong, first. */
export function listChoices(overrides: Overrides, columnNames: readonly string[], text: BooksText): string[] {
  const {flipSign, dateOrder, decimalMark, fee, currency, categories, encoding, delimiter} = overrides;
  const {sourceAccount, ownAddress} = overrides;
  const listed = [
    flipSign !== undefined && text(flipSign ? 'layoutFlipped' : 'layoutStraight'),
    dateOrder && nameReading.dateOrder(dateOrder, text),
    decimalMark && text('layoutDecimal', {mark: text(decimalMark === ',' ? 'layoutComma' : 'layoutDot')}),
    ...Object.entries(overrides.roles ?? {}).map(([at, role]) => nameRole(columnNames[Number(at)], at, role, text)),
    fee && text('layoutFee', {fee: nameReading.fee(fee, text)}),
    currency && text('layoutCurrency', {currency}),
    sourceAccount && text('layoutSource', {name: sourceAccount}),
    ownAddress && text('layoutAddress', {name: ownAddress}),
    ...Object.entries(overrides.statuses ?? {}).map(([name, status]) =>
      text(status === 'counted' ? 'layoutStatusCounted' : 'layoutStatusLeftOut', {name}),
    ),
    ...Object.entries(overrides.types ?? {}).map(([name, side]) =>
      text(side === 'credit' ? 'layoutTypeIn' : 'layoutTypeOut', {name}),
    ),
    categories && text('layoutCategories', {count: Object.keys(categories).length}),
    delimiter && text('layoutDelimiter', {delimiter: nameReading.delimiter(delimiter, text)}),
    encoding && text('layoutEncoding', {encoding: encoding.toUpperCase()}),
  ];
  return listed.filter((words) => typeof words === 'string');
}

function nameRole(name: string | undefined, at: string, role: ColumnRole, text: BooksText): string {
  const column = name || text('columnAt', {number: Number(at) + 1});
  if (role === 'ignore') return text('layoutUnused', {column});
  return text('layoutRole', {column, role: nameReading.role(role, text).toLowerCase()});
}
