import type {BooksApi} from './api.ts';
import type {Ask} from './answer-elsewhere.ts';

/** Answers which transactions receipts are of. Only some need it: opening the books does not wait for its code. Rules: BKS17, RDR9, RDR10. */
export function answerReceipts(ask: Ask): Pick<BooksApi, 'suggestRows' | 'matchReceipts'> {
  return {
    suggestRows: async (question) =>
      ask(async (shown) => {
        const [{suggestRows}] = await Promise.all([import('./ask/suggest-rows.ts'), shown.loaded]);
        return suggestRows(shown, question);
      }),
    matchReceipts: async (question) =>
      ask(async (shown) => {
        const [{matchReceipts}] = await Promise.all([import('./ask/suggest-rows.ts'), shown.loaded]);
        return matchReceipts(shown, question);
      }),
  };
}
