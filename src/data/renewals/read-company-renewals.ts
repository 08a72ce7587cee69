import {listRenewals, type Renewals} from '#contract/renewals/list-renewals.ts';
import {isSettled} from '#contract/renewals/renewal.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import type {MyCompany} from '#src/data/database/company.tsx';
import {readRows, type RowOf} from '#src/data/database/read-rows.ts';

/** A company's renewals as this device knows them; null where no state asks for any. */
export type CompanyRenewals = Renewals<RowOf<'renewals'>> | null;

/** What a company owes its state, by the rules and the rows of this device; see {@link listRenewals}. Knows nothing of React. */
export async function readCompanyRenewals(
  database: LocalDatabase,
  company: MyCompany,
  nowMs: number,
): Promise<CompanyRenewals> {
  const [formations, done] = await Promise.all([
    readRows(database, company.id, 'formations'),
    readRows(database, company.id, 'renewals'),
  ]);
  const formation = formations.find(({id}) => id === company.id) ?? null;
  return listRenewals({company, formation}, done, {nowMs, isSettled});
}
