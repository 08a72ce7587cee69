import {and, eq, inArray} from 'drizzle-orm';
import {listRenewals, type Renewals} from '#contract/renewals/list-renewals.ts';
import {isSettled, type RenewalRow} from '#contract/renewals/renewal.ts';
import type {Queryable} from '#server/db/database.ts';
import {companies, formations, renewals} from './table.ts';

/** A company with its renewals; null where it has none in any state. */
export type CompanyRenewals = {
  readonly id: string;
  readonly name: string;
  readonly renewals: Renewals<RenewalRow> | null;
};

/** The renewals of companies, by name, as the rules and the rows have them now. Rules: RNW6, RNW7. */
export async function readRenewals(
  database: Queryable,
  companyIds: readonly string[],
  nowMs: number,
): Promise<readonly CompanyRenewals[]> {
  if (companyIds.length === 0) return [];
  const ids = [...companyIds];
  // One after another: within a transaction there is one connection.
  const own = await database
    .select()
    .from(companies)
    .where(and(inArray(companies.spaceId, ids), eq(companies.deleted, false)));
  const ordered = await database
    .select()
    .from(formations)
    .where(and(inArray(formations.spaceId, ids), eq(formations.deleted, false)));
  const done = await database
    .select()
    .from(renewals)
    .where(and(inArray(renewals.spaceId, ids), eq(renewals.deleted, false)));
  const found = own.map((company) => {
    const formation = ordered.find(({id}) => id === company.id) ?? null;
    const rows = done.filter(({spaceId}) => spaceId === company.id);
    return {
      id: company.id,
      name: company.name,
      renewals: listRenewals({company, formation}, rows, {nowMs, isSettled}),
    };
  });
  return found.toSorted((one, other) => one.name.localeCompare(other.name) || (one.id < other.id ? -1 : 1));
}
