import {listRenewals, type Renewals} from '#contract/renewals/list-renewals.ts';
import {isSettled} from '#contract/renewals/renewal.ts';
import type {MyCompany} from '#src/data/database/company.tsx';
import type {RowOf, RowsOf} from '#src/data/database/read-rows.ts';

/** A company's renewals as this device knows them; null where no state asks for any. */
export type CompanyRenewals = Renewals<RowOf<'renewals'>> | null;

/** The tables that say what a company owes its state. */
export const renewalTables = ['formations', 'renewals'] as const;

/** What a company owes its state, by the rules and its rows; see {@link listRenewals}. */
export function toRenewals(
  company: MyCompany,
  {formations, renewals}: RowsOf<(typeof renewalTables)[number]>,
  nowMs: number,
): CompanyRenewals {
  const formation = formations.find(({id}) => id === company.id) ?? null;
  return listRenewals({company, formation}, renewals, {nowMs, isSettled});
}
