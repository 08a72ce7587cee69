import * as company from '#contract/companies/company.ts';
import * as formation from '#contract/companies/formation.ts';
import * as contract from '#contract/renewals/renewal.ts';
import {toQueryable} from '#server/db/synced-columns.ts';

/** What was done about renewals. */
export const renewals = toQueryable(contract.renewals);

/** What renewals hang on. */
export const companies = toQueryable(company.companies);

/** See {@link companies}. */
export const formations = toQueryable(formation.formations);
