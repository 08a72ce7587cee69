import * as contract from '#contract/bookkeeping/category.ts';
import {toQueryable} from '#server/db/synced-columns.ts';

/** Categories of the books. */
export const categories = toQueryable(contract.categories);
