import {acceptSuggestions, countSure} from './accept-suggestions.ts';
import type {Ask} from './answer-elsewhere.ts';
import type {BooksApi} from './api.ts';
import {readListedRow} from './ask/view.ts';
import {isLive} from './data/columns.ts';
import {findId, idAt} from './data/id-index.ts';
import type {BooksWorld} from './session.ts';

/** The questions of the open books about what is suggested. Rules: SUG3, SUG5, SUG6, SUG8. */
export function answerSuggestions(
  ask: Ask,
  world: BooksWorld,
): Pick<BooksApi, 'readListedRow' | 'readAlike' | 'countSure' | 'acceptSuggestions'> {
  return {
    readListedRow: async (id) =>
      ask(({books, list}) => {
        const row = findId(books.columns.ids, id);
        return row !== -1 && isLive(books.columns, row) ? readListedRow(books, list, row) : null;
      }),
    readAlike: async (id) =>
      ask(({books: {columns}, list}) => {
        const row = findId(columns.ids, id);
        return row === -1 ? [] : (list.suggester?.findAlike(row) ?? []).map((other) => idAt(columns.ids, other));
      }),
    countSure: async (selection) => ask((shown) => countSure(shown, selection)),
    acceptSuggestions: async (selection, place) => ask((shown) => acceptSuggestions(shown, world, {selection, place})),
  };
}
