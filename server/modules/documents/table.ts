import * as company from '#contract/companies/company.ts';
import * as formation from '#contract/companies/formation.ts';
import * as partner from '#contract/companies/partner.ts';
import * as contract from '#contract/documents/company-document.ts';
import * as file from '#contract/files/file.ts';
import * as service from '#contract/companies/company-service.ts';
import * as dissolution from '#contract/dissolutions/dissolution-step.ts';
import * as renewal from '#contract/renewals/renewal.ts';
import {toQueryable} from '#server/db/synced-columns.ts';

/** Documents of companies. */
export const companyDocuments = toQueryable(contract.companyDocuments);

/** Files, of which those of documents are some. */
export const files = toQueryable(file.files);

/** What documents hang on. */
export const companies = toQueryable(company.companies);

/** See {@link companies}. */
export const formations = toQueryable(formation.formations);

/** See {@link companies}. */
export const partners = toQueryable(partner.partners);

/** See {@link companies}. */
export const memberships = toQueryable(company.memberships);

/** What was done for a company, each with what proves it. */
export const renewals = toQueryable(renewal.renewals);

/** See {@link renewals}. */
export const companyServices = toQueryable(service.companyServices);

/** See {@link renewals}. */
export const dissolutionSteps = toQueryable(dissolution.dissolutionSteps);
