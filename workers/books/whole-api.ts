import type {BooksApi} from './api.ts';
import type {ExportApi} from './export/export-api.ts';
import type {ReportsApi} from './ledger/reports-api.ts';
import type {MerchantsApi} from './merchants/merchants-api.ts';
import type {ReceiptsApi} from './receipts-api.ts';
import type {RulesApi} from './rules/rules-api.ts';

/** Everything that the books of a tab answer. */
export type WholeBooksApi = BooksApi & ExportApi & ReportsApi & RulesApi & MerchantsApi & ReceiptsApi;
