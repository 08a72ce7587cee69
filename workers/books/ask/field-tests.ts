import type {BooksFilter, FieldTexts, TextField} from '#workers/books/api.ts';
import type {BooksColumns} from '#workers/books/data/columns.ts';
import {searchWords} from '#workers/books/data/fold-text.ts';
import {textFields} from './whole-list.ts';
import {heapTest, readText} from '#workers/books/data/text-heap.ts';

type RowTest = (row: number) => boolean;

/**
 * Makes the tests of a filter's texts of single fields.
 *
 * @param folded every text of the dictionary, folded, by its number.
 * Rule: QRY2.
 */
export function fieldTests(columns: BooksColumns, filter: BooksFilter, folded: readonly string[]): RowTest[] {
  const testsOf = (texts: FieldTexts): RowTest[] =>
    textFields
      .filter((field) => texts[field].length > 0)
      .map((field) => anyText(columns, folded, field, texts[field].map(searchWords)));
  return [...testsOf(filter.texts), ...testsOf(filter.except.texts).map((test) => (row: number) => !test(row))];
}

/** Rows whose field holds every word of one of the texts. A text without words stands for an empty field. */
function anyText(
  columns: BooksColumns,
  folded: readonly string[],
  field: TextField,
  texts: readonly (readonly string[])[],
): RowTest {
  if (field === 'reference') return anyReference(columns, texts);
  const codes = columns[field];
  /** By the number of a text: 0 not asked yet, 1 yes, 2 no. */
  const known = new Uint8Array(folded.length);
  const fits = (text: string): boolean =>
    texts.some((words) => (words.length === 0 ? text.trim() === '' : words.every((word) => text.includes(word))));
  return (row) => {
    const code = codes[row] ?? 0;
    if (known[code] === 0) known[code] = fits(code === 0 ? '' : (folded[code] ?? '')) ? 1 : 2;
    return known[code] === 1;
  };
}

function anyReference({reference, identities}: BooksColumns, texts: readonly (readonly string[])[]): RowTest {
  const isEmpty: RowTest = (row) => (readText(identities, reference[row] ?? 0) ?? '').trim() === '';
  const tests = texts.map((words): RowTest => {
    const holds = words.map((word) => heapTest(identities, word));
    return words.length === 0 ? isEmpty : (row) => holds.every((test) => test(reference[row] ?? 0));
  });
  return (row) => tests.some((test) => test(row));
}
