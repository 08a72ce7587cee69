import * as company from '#contract/companies/company.ts';
import * as formation from '#contract/companies/formation.ts';
import * as partner from '#contract/companies/partner.ts';
import * as paper from '#contract/mailing/mail-paper.ts';
import * as contract from '#contract/mailing/mail-scan.ts';
import {toQueryable} from '#server/db/synced-columns.ts';

/** Scans of companies' post. */
export const mailScans = toQueryable(contract.mailScans);

/** What is wanted of their paper. */
export const mailPapers = toQueryable(paper.mailPapers);

/** Whose post it is. */
export const companies = toQueryable(company.companies);

/** See {@link companies}. */
export const formations = toQueryable(formation.formations);

/** Where its people live. */
export const partners = toQueryable(partner.partners);

/** Who is told of it. */
export const memberships = toQueryable(company.memberships);
