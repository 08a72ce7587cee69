import {preferences} from '#contract/account/preferences.ts';
import {agreements} from '#contract/agreements/agreements.ts';
import {boiReports} from '#contract/boi/boi-report.ts';
import {accounts} from '#contract/bookkeeping/account.ts';
import {bookRules} from '#contract/bookkeeping/book-rule.ts';
import {categories} from '#contract/bookkeeping/category.ts';
import {comments} from '#contract/bookkeeping/comment.ts';
import {importErrors, imports} from '#contract/bookkeeping/import.ts';
import {importLayouts} from '#contract/bookkeeping/import-layout.ts';
import {importLines} from '#contract/bookkeeping/import-lines.ts';
import {importMatches} from '#contract/bookkeeping/import-match.ts';
import {transactions} from '#contract/bookkeeping/transaction.ts';
import {companies, memberships} from '#contract/companies/company.ts';
import {companyServices} from '#contract/companies/company-service.ts';
import {companySteps} from '#contract/companies/company-step.ts';
import {formations} from '#contract/companies/formation.ts';
import {partners} from '#contract/companies/partner.ts';
import {dissolutionSteps} from '#contract/dissolutions/dissolution-step.ts';
import {companyDocuments} from '#contract/documents/company-document.ts';
import {files} from '#contract/files/file.ts';
import {companyDrafts} from '#contract/formation/company-draft.ts';
import {draftPartners} from '#contract/formation/draft-partner.ts';
import {invoices} from '#contract/invoices/invoice.ts';
import {mailPapers} from '#contract/mailing/mail-paper.ts';
import {mailScans} from '#contract/mailing/mail-scan.ts';
import {renewals} from '#contract/renewals/renewal.ts';
import {subscriptions} from '#contract/subscriptions/subscription.ts';
import {invitations} from '#contract/teammates/invitation.ts';

/** Every synced table, sorted by name. */
export const syncedTables = {
  accounts,
  agreements,
  boiReports,
  bookRules,
  categories,
  comments,
  companies,
  companyDocuments,
  companyDrafts,
  companyServices,
  companySteps,
  dissolutionSteps,
  draftPartners,
  files,
  formations,
  importErrors,
  importLayouts,
  importLines,
  importMatches,
  imports,
  invitations,
  invoices,
  mailPapers,
  mailScans,
  memberships,
  partners,
  preferences,
  renewals,
  subscriptions,
  transactions,
} as const;

/** The name of a synced table. */
export type TableName = keyof typeof syncedTables;

/** Tells whether a text names a synced table. */
export function isTableName(name: string): name is TableName {
  return Object.hasOwn(syncedTables, name);
}
