import {countOwners} from '#contract/formation/shares.ts';
import type {DatedCompany} from '#contract/renewals/list-due-dates.ts';
import {boiTables} from '#src/data/boi/read-boi.ts';
import type {MyCompany} from '#src/data/database/company.tsx';
import type {RowsOf} from '#src/data/database/read-rows.ts';
import {renewalTables, toRenewals, type CompanyRenewals} from './read-company-renewals.ts';

/** The tables that say what falls due for a company. */
export const dateTables = [...boiTables, ...renewalTables, 'companyServices', 'subscriptions', 'partners'] as const;

/** What the dates of a company hang on, by its rows; for `listDueDates`. */
export function toDated(
  company: MyCompany,
  rows: RowsOf<(typeof dateTables)[number]>,
  nowMs: number,
): {readonly facts: DatedCompany; readonly renewals: CompanyRenewals} {
  const formation = rows.formations.find(({id}) => id === company.id) ?? null;
  const {companyServices: services, subscriptions, boiReports} = rows;
  const facts = {company, formation, boiReports, services, subscriptions, ownerCount: countOwners(rows.partners)};
  return {facts, renewals: toRenewals(company, rows, nowMs)};
}
