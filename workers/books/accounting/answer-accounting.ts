import type {Ask} from '#workers/books/answer-elsewhere.ts';
import type {BooksApi} from '#workers/books/api.ts';

/** The questions of the open books about what they add up to; opening them does not wait for this code. Rule: ANL1. */
export function answerAccounting(ask: Ask): Pick<BooksApi, 'readAccounting'> {
  return {
    readAccounting: async (question) =>
      ask(async (shown) => {
        const [{readAccounting}] = await Promise.all([import('./read-accounting.ts'), shown.loaded]);
        return readAccounting(shown.books.columns, question);
      }),
  };
}
