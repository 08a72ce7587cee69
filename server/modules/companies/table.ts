import * as contract from '#contract/companies/company.ts';
import {toQueryable} from '#server/db/synced-columns.ts';

/** Who works on a company, and what every access to it is judged by. */
export const memberships = toQueryable(contract.memberships);
