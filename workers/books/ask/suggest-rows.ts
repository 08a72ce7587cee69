import {rankRows, type AllClues} from '#workers/match-receipt/rank-rows.ts';
import {readClues, readTextClues, type ReceiptFile} from '#workers/match-receipt/read-clues.ts';
import {matchTogether} from '#workers/match-receipt/match-together.ts';
import type {BooksSuggestions, MatchQuestion, ReceiptMatch, SuggestionQuestion} from '#workers/books/receipts-api.ts';
import {readRow} from '#workers/books/data/fields.ts';
import type {ReceiptFacts} from '#workers/read-receipt/receipt-facts.ts';
import {foldNewTexts} from './filter.ts';
import type {Session} from '#workers/books/session.ts';

/** Finds the transactions that a receipt may be of in open books. Rules: BKS17, RDR9. */
export function suggestRows({books, list}: Session, {file, facts, today, most}: SuggestionQuestion): BooksSuggestions {
  const {columns} = books;
  foldNewTexts(columns.texts, list.search);
  const ranked = rankRows(columns, list.search.folded, readAllClues(file, facts ?? null, today));
  const best = ranked.slice(0, most).map(({row, reasons}) => ({row: readRow(columns, row), reasons}));
  return {best, count: ranked.length};
}

/** Finds for several receipts the transaction that each is of, no two of them the same. Rule: RDR10. */
export function matchReceipts({books, list}: Session, {receipts, today}: MatchQuestion): ReceiptMatch[] {
  const {columns} = books;
  foldNewTexts(columns.texts, list.search);
  const clues = receipts.map(({file, facts}) => readAllClues(file, facts, today));
  return matchTogether(columns, list.search.folded, clues).flatMap((found, at): ReceiptMatch[] => {
    const receipt = receipts[at];
    if (!found || !receipt) return [];
    const suggestion = {row: readRow(columns, found.row), reasons: found.reasons};
    return [{id: receipt.id, suggestion, isSure: found.isSure}];
  });
}

function readAllClues(file: ReceiptFile, facts: ReceiptFacts | null, today: string): AllClues {
  return {name: readClues(file, today), text: facts && readTextClues(facts)};
}
