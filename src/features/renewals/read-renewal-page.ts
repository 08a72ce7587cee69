import type {LocalDatabase} from '#sync/store/local-database.ts';
import type {MyCompany} from '#src/data/database/company.tsx';
import {readRowsOf, type RowOf} from '#src/data/database/read-rows.ts';
import {renewalTables, toRenewals, type CompanyRenewals} from '#src/data/renewals/read-company-renewals.ts';

/** What the page of a company's renewals shows. */
export type RenewalPageFacts = {
  readonly renewals: CompanyRenewals;
  /** Null of a company that was only added. */
  readonly formation: RowOf<'formations'> | null;
  readonly services: readonly RowOf<'companyServices'>[];
  readonly subscriptions: readonly RowOf<'subscriptions'>[];
  readonly files: readonly RowOf<'files'>[];
};

const tables = [...renewalTables, 'companyServices', 'subscriptions', 'files'] as const;

/** Reads the page from this device; knows nothing of React. */
export async function readRenewalPage(
  database: LocalDatabase,
  company: MyCompany,
  nowMs: number,
): Promise<RenewalPageFacts> {
  const rows = await readRowsOf(database, company.id, tables);
  return {
    renewals: toRenewals(company, rows, nowMs),
    formation: rows.formations.find(({id}) => id === company.id) ?? null,
    services: rows.companyServices,
    subscriptions: rows.subscriptions,
    files: rows.files,
  };
}
