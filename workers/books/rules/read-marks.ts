import {parseRuleMark, standingMark, type RuleMark} from '#contract/bookkeeping/rule-mark.ts';
import type {RuledFields} from '#workers/book-rules/plan-effect.ts';
import type {BooksColumns} from '#workers/books/data/columns.ts';
import {decodeText} from '#workers/books/data/dictionary.ts';
import {readField} from '#workers/books/data/fields.ts';

/** The fields of a row that rules can set. */
export function readRuled(columns: BooksColumns, row: number): RuledFields {
  return {
    categoryId: readField.categoryId(columns, row),
    merchant: readField.merchant(columns, row),
    note: readField.note(columns, row),
    checked: readField.checked(columns, row),
  };
}

/** Makes what says which rule set what in a row, as far as it stands; null where none did. Few marks differ: each is read once. Rule: RUL6. */
export function markReader(columns: BooksColumns): (row: number) => RuleMark | null {
  const known = new Map<number, RuleMark | null>();
  return (row) => {
    const code = columns.ruleMark[row] ?? 0;
    if (code === 0) return null;
    let mark = known.get(code);
    if (mark === undefined) {
      mark = parseRuleMark(decodeText(columns.names, code));
      known.set(code, mark);
    }
    return standingMark(mark, readRuled(columns, row));
  };
}
