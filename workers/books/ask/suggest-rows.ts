import {rankRows} from '#workers/match-receipt/rank-rows.ts';
import {readClues} from '#workers/match-receipt/read-clues.ts';
import type {BooksSuggestions, SuggestionQuestion} from '#workers/books/api.ts';
import {readRow} from '#workers/books/data/fields.ts';
import {foldNewTexts} from './filter.ts';
import type {Session} from '#workers/books/session.ts';

/** Finds the transactions that a receipt may be of in open books. Rule: BKS17. */
export function suggestRows({books, list}: Session, {file, today, most}: SuggestionQuestion): BooksSuggestions {
  const {columns} = books;
  foldNewTexts(columns.texts, list.search);
  const ranked = rankRows(columns, list.search.folded, readClues(file, today));
  const best = ranked.slice(0, most).map(({row, reasons}) => ({row: readRow(columns, row), reasons}));
  return {best, count: ranked.length};
}
