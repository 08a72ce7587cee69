import {and, eq, inArray} from 'drizzle-orm';
import type {CompanyRow} from '#contract/companies/company.ts';
import {countOwners} from '#contract/formation/shares.ts';
import type {DatedCompany} from '#contract/renewals/list-due-dates.ts';
import type {RenewalRow} from '#contract/renewals/renewal.ts';
import type {Queryable} from '#server/db/database.ts';
import {boiReports, companies, companyServices, formations, partners, renewals, subscriptions} from './table.ts';

/** A company with all that its dates hang on. */
export type Dated = DatedCompany & {readonly company: CompanyRow; readonly renewals: readonly RenewalRow[]};

/** Reads companies with what their dates hang on. */
export async function readDated(database: Queryable, companyIds: readonly string[]): Promise<Dated[]> {
  const ids = [...companyIds];
  const own = await database
    .select()
    .from(companies)
    .where(and(inArray(companies.spaceId, ids), eq(companies.deleted, false)));
  const ordered = groupBySpace(
    await database
      .select()
      .from(formations)
      .where(and(inArray(formations.spaceId, ids), eq(formations.deleted, false))),
  );
  const bought = groupBySpace(
    await database
      .select()
      .from(companyServices)
      .where(and(inArray(companyServices.spaceId, ids), eq(companyServices.deleted, false))),
  );
  const paid = groupBySpace(
    await database
      .select()
      .from(subscriptions)
      .where(and(inArray(subscriptions.spaceId, ids), eq(subscriptions.deleted, false))),
  );
  const owners = groupBySpace(
    await database
      .select({spaceId: partners.spaceId, shareBasisPoints: partners.shareBasisPoints})
      .from(partners)
      .where(and(inArray(partners.spaceId, ids), eq(partners.deleted, false))),
  );
  const done = groupBySpace(
    await database
      .select()
      .from(renewals)
      .where(and(inArray(renewals.spaceId, ids), eq(renewals.deleted, false))),
  );
  const answered = groupBySpace(
    await database
      .select()
      .from(boiReports)
      .where(and(inArray(boiReports.spaceId, ids), eq(boiReports.deleted, false))),
  );
  return own.map((company) => ({
    company,
    formation: ordered.get(company.id)?.[0] ?? null,
    services: bought.get(company.id) ?? [],
    subscriptions: paid.get(company.id) ?? [],
    ownerCount: countOwners(owners.get(company.id) ?? []),
    boiReports: answered.get(company.id) ?? [],
    renewals: done.get(company.id) ?? [],
  }));
}

function groupBySpace<Row extends {readonly spaceId: string}>(rows: readonly Row[]): ReadonlyMap<string, Row[]> {
  return Map.groupBy(rows, ({spaceId}) => spaceId);
}
