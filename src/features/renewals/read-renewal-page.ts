import type {LocalDatabase} from '#sync/store/local-database.ts';
import type {MyCompany} from '#src/data/database/company.tsx';
import {readRows, type RowOf} from '#src/data/database/read-rows.ts';
import {readCompanyRenewals, type CompanyRenewals} from '#src/data/renewals/read-company-renewals.ts';

/** What the page of a company's renewals shows. */
export type RenewalPageFacts = {
  readonly renewals: CompanyRenewals;
  /** Null of a company that was only added. */
  readonly formation: RowOf<'formations'> | null;
  readonly services: readonly RowOf<'companyServices'>[];
  readonly subscriptions: readonly RowOf<'subscriptions'>[];
  readonly files: readonly RowOf<'files'>[];
};

/** Reads the page from this device; knows nothing of React. */
export async function readRenewalPage(
  database: LocalDatabase,
  company: MyCompany,
  nowMs: number,
): Promise<RenewalPageFacts> {
  const [renewals, formations, services, subscriptions, files] = await Promise.all([
    readCompanyRenewals(database, company, nowMs),
    readRows(database, company.id, 'formations'),
    readRows(database, company.id, 'companyServices'),
    readRows(database, company.id, 'subscriptions'),
    readRows(database, company.id, 'files'),
  ]);
  return {renewals, formation: formations.find(({id}) => id === company.id) ?? null, services, subscriptions, files};
}
