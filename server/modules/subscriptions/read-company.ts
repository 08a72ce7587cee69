import {and, eq} from 'drizzle-orm';
import type {Bought} from '#contract/subscriptions/list-charges.ts';
import type {Queryable} from '#server/db/database.ts';
import {isClosed} from '#server/db/spaces.ts';
import type {Owner, SubscriptionsParts} from './subscriptions-parts.ts';
import {companies, companyServices, formations, memberships, subscriptions} from './table.ts';

/** A company with all that it pays for by time; undefined where it has no plan, or is gone. */
export async function readBought(database: Queryable, companyId: string) {
  const [company] = await database
    .select()
    .from(companies)
    .where(and(eq(companies.spaceId, companyId), eq(companies.deleted, false)));
  const [formation] = await database
    .select()
    .from(formations)
    .where(and(eq(formations.spaceId, companyId), eq(formations.deleted, false)));
  if (!company || !formation) return undefined;
  const services = await database
    .select()
    .from(companyServices)
    .where(and(eq(companyServices.spaceId, companyId), eq(companyServices.deleted, false)));
  const rows = await database
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.spaceId, companyId), eq(subscriptions.deleted, false)));
  return {company, formation, services, subscriptions: rows} satisfies Bought;
}

/** Whether nothing is charged of a company any more: it is dissolved, or what was begun with it is canceled. Rules: DIS10, SUB18. */
export async function isOver(database: Queryable, companyId: string): Promise<boolean> {
  const isCanceled = and(
    eq(formations.spaceId, companyId),
    eq(formations.deleted, false),
    eq(formations.status, 'Canceled'),
  );
  return (await isClosed(database, companyId)) || (await database.$count(formations, isCanceled)) > 0;
}

/** The owners of a company who may sign in, the longest there first. */
export async function findOwners(
  {findActive}: Pick<SubscriptionsParts, 'findActive'>,
  database: Queryable,
  companyId: string,
): Promise<Owner[]> {
  const owned = await database
    .select({userId: memberships.userId})
    .from(memberships)
    .where(and(eq(memberships.spaceId, companyId), eq(memberships.role, 'owner'), eq(memberships.deleted, false)))
    .orderBy(memberships.id);
  const people = await findActive(
    database,
    owned.map(({userId}) => userId),
  );
  return owned.flatMap(({userId}) => people.find(({id}) => id === userId) ?? []);
}
