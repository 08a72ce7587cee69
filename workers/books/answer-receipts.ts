import type {Ask} from './answer-elsewhere.ts';
import type {ReceiptsApi} from './receipts-api.ts';

/** Answers which transactions receipts are of. Only some need it: opening the books does not wait for its code. Rules: BKS17, RDR9, RDR10. */
export function answerReceipts(ask: Ask): ReceiptsApi {
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
