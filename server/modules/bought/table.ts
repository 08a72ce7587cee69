import * as company from '#contract/companies/company.ts';
import * as formation from '#contract/companies/formation.ts';
import * as service from '#contract/companies/company-service.ts';
import * as dissolution from '#contract/dissolutions/dissolution-step.ts';
import * as file from '#contract/files/file.ts';
import * as paper from '#contract/mailing/mail-paper.ts';
import * as scan from '#contract/mailing/mail-scan.ts';
import * as subscription from '#contract/subscriptions/subscription.ts';
import * as invitation from '#contract/teammates/invitation.ts';
import * as renewal from '#contract/renewals/renewal.ts';
import {toQueryable} from '#server/db/synced-columns.ts';

/** Whose it is that was bought. */
export const companies = toQueryable(company.companies);

/** How it came here, and how far that is. */
export const formations = toQueryable(formation.formations);

/** What is filed with a state. */
export const renewals = toQueryable(renewal.renewals);

/** What is bought beside a plan. */
export const companyServices = toQueryable(service.companyServices);

/** What of it is paid by time. */
export const subscriptions = toQueryable(subscription.subscriptions);

/** What is wanted of the paper of scans. */
export const mailPapers = toQueryable(paper.mailPapers);

/** Which paper it is. */
export const mailScans = toQueryable(scan.mailScans);

/** What became of dissolutions. */
export const dissolutionSteps = toQueryable(dissolution.dissolutionSteps);

/** Who was to come. */
export const invitations = toQueryable(invitation.invitations);

/** What proves that it was done. */
export const files = toQueryable(file.files);
