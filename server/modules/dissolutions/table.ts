import * as company from '#contract/companies/company.ts';
import * as formation from '#contract/companies/formation.ts';
import * as document from '#contract/documents/company-document.ts';
import * as contract from '#contract/dissolutions/dissolution-step.ts';
import {toQueryable} from '#server/db/synced-columns.ts';

/** What became of dissolutions. */
export const dissolutionSteps = toQueryable(contract.dissolutionSteps);

/** What is dissolved. */
export const companies = toQueryable(company.companies);

/** See {@link companies}. */
export const formations = toQueryable(formation.formations);

/** What stands among them of the state's proof. */
export const companyDocuments = toQueryable(document.companyDocuments);
