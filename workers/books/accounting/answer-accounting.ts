import type {Ask} from '#workers/books/answer-elsewhere.ts';
import type {BooksApi} from '#workers/books/api.ts';

/** The questions of the open books about what they add up to; opening them does not wait for this code. Rules: ANL1, ANL10. */
export function answerAccounting(ask: Ask): Pick<BooksApi, 'readAccounting' | 'exportTable'> {
  return {
    readAccounting: async (question) =>
      ask(async (shown) => {
        const [{readAccounting}] = await Promise.all([import('./read-accounting.ts'), shown.loaded]);
        return readAccounting(shown.books.columns, question);
      }),
    exportTable: async (question) => {
      const {writeTable} = await import('#workers/books/export/write-table.ts');
      return writeTable(question);
    },
  };
}
