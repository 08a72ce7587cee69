import type {Ask} from './answer-elsewhere.ts';
import type {MerchantsApi} from './merchants/merchants-api.ts';

/** The questions of the open books about merchants. Rules: MRC2, MRC3. */
export function answerMerchants(ask: Ask): MerchantsApi {
  return {
    listMerchants: async (question) =>
      ask(async ({books, list: {suggester}}) => {
        const {listMerchants} = await import('./merchants/list-merchants.ts');
        return suggester && listMerchants(books.columns, suggester.merchants, question);
      }),
    readMerchant: async (name) =>
      ask(async ({books, list: {suggester}}) => {
        const {readMerchant} = await import('./merchants/read-merchant.ts');
        return suggester && (readMerchant(books.columns, suggester.merchants, name) ?? 'missing');
      }),
  };
}
