import {and, eq, inArray, isNull, or} from 'drizzle-orm';
import * as company from '#contract/companies/company.ts';
import {companySteps as stepsTable, type CompanyStepRow} from '#contract/companies/company-step.ts';
import {formations as formationsTable} from '#contract/companies/formation.ts';
import {sortMoves} from '#contract/companies/timeline.ts';
import {subscriptions as subscriptionsTable} from '#contract/subscriptions/subscription.ts';
import {companyDocuments as documentsTable} from '#contract/documents/company-document.ts';
import type {Queryable} from '#server/db/database.ts';
import {toQueryable} from '#server/db/synced-columns.ts';
import {memberships} from '#server/modules/companies/table.ts';
import type {ProgressParts, Reader} from './progress-parts.ts';

const companies = toQueryable(company.companies);
const formations = toQueryable(formationsTable);
const companySteps = toQueryable(stepsTable);
const companyDocuments = toQueryable(documentsTable);
const subscriptions = toQueryable(subscriptionsTable);

/** A company that came by an order, with how it came to be; undefined of any other. */
export async function findFormed(database: Queryable, companyId: string) {
  const [found] = await database
    .select({company: companies, formation: formations})
    .from(companies)
    .innerJoin(formations, eq(formations.spaceId, companies.spaceId))
    .where(and(eq(companies.spaceId, companyId), eq(companies.deleted, false), eq(formations.deleted, false)));
  return found;
}

/** The plan of a company; null where it has none. */
export async function findPlanId(database: Queryable, companyId: string) {
  const [found] = await database
    .select({planId: subscriptions.planId})
    .from(subscriptions)
    .where(
      and(eq(subscriptions.spaceId, companyId), eq(subscriptions.id, companyId), eq(subscriptions.deleted, false)),
    );
  return found?.planId ?? null;
}

/** The moves of a company, in the order in which they were made. */
export async function findMoves(database: Queryable, companyId: string): Promise<readonly CompanyStepRow[]> {
  const rows = await database.select().from(companySteps).where(eq(companySteps.spaceId, companyId));
  return sortMoves(rows.map(({spaceId: _space, version: _version, deleted: _deleted, ...move}) => move));
}

/** The owners of a company, as those who are written to. */
export async function findOwners(
  {findReader}: Pick<ProgressParts, 'findReader'>,
  database: Queryable,
  companyId: string,
): Promise<readonly Reader[]> {
  const owned = await database
    .select({userId: memberships.userId})
    .from(memberships)
    .where(and(eq(memberships.spaceId, companyId), eq(memberships.role, 'owner'), eq(memberships.deleted, false)));
  const readers = await Promise.all(owned.map(({userId}) => findReader(database, userId)));
  return readers.filter((reader) => reader !== undefined);
}

/** Whether all of these are documents of a company. */
export async function areDocuments(
  database: Queryable,
  companyId: string,
  documentIds: readonly string[],
): Promise<boolean> {
  if (documentIds.length === 0) return true;
  const areTheirs = and(eq(companyDocuments.spaceId, companyId), inArray(companyDocuments.id, [...documentIds]));
  // What was taken back is there no more. Rule: DOC18.
  const areThere = or(isNull(companyDocuments.deskName), eq(companyDocuments.decision, 'accepted'));
  const count = await database.$count(companyDocuments, and(areTheirs, areThere, eq(companyDocuments.deleted, false)));
  return count === new Set(documentIds).size;
}
