import {integer, pgTable, primaryKey, text} from 'drizzle-orm/pg-core';
import * as boi from '#contract/boi/boi-report.ts';
import {preferences as preferencesContract} from '#contract/account/preferences.ts';
import * as company from '#contract/companies/company.ts';
import * as service from '#contract/companies/company-service.ts';
import * as formation from '#contract/companies/formation.ts';
import * as partner from '#contract/companies/partner.ts';
import * as renewal from '#contract/renewals/renewal.ts';
import * as subscription from '#contract/subscriptions/subscription.ts';
import {instant, rowId} from '#server/db/columns.ts';
import {toQueryable} from '#server/db/synced-columns.ts';

/** Reminders that were given. Rule: REM4. */
export const givenReminders = pgTable(
  'given_reminders',
  {
    companyId: rowId('company_id').notNull(),
    /** As `subjectOf` names a date. */
    subject: text('subject').notNull(),
    step: integer('step').notNull(),
    givenAt: instant('given_at').notNull(),
  },
  ({companyId, subject, step}) => [primaryKey({columns: [companyId, subject, step]})],
);

/** The answers to whether a BOI report is due. */
export const boiReports = toQueryable(boi.boiReports);

/** What the dates of a company hang on. */
export const companies = toQueryable(company.companies);

/** See {@link companies}. */
export const companyServices = toQueryable(service.companyServices);

/** See {@link companies}. */
export const formations = toQueryable(formation.formations);

/** See {@link companies}. */
export const subscriptions = toQueryable(subscription.subscriptions);

/** Who works on a company. */
export const memberships = toQueryable(company.memberships);

/** Whose number says which declaration is due. */
export const partners = toQueryable(partner.partners);

/** What people chose. */
export const preferences = toQueryable(preferencesContract);

/** What was done about renewals. */
export const renewals = toQueryable(renewal.renewals);
