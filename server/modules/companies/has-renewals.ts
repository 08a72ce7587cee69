import {and, eq, inArray, ne} from 'drizzle-orm';
import {formations as contract} from '#contract/companies/formation.ts';
import {subscriptions as subscriptionsTable} from '#contract/subscriptions/subscription.ts';
import type {Queryable} from '#server/db/database.ts';
import {toQueryable} from '#server/db/synced-columns.ts';
import {findOwnedIds} from './membership-store.ts';

const formations = toQueryable(contract);
const subscriptions = toQueryable(subscriptionsTable);

/** Whether a person owns a company whose plan is renewed: any that came by an order, was not canceled and is not ended. Rules: PAY23, SUB9. */
export async function hasRenewals(database: Queryable, userId: string): Promise<boolean> {
  const ids = await findOwnedIds(database, userId);
  if (ids.length === 0) return false;
  const isRenewed = and(
    inArray(formations.spaceId, ids),
    ne(formations.status, 'Canceled'),
    eq(formations.deleted, false),
  );
  const [found] = await database
    .select({id: formations.id})
    .from(formations)
    .innerJoin(
      subscriptions,
      and(
        eq(subscriptions.spaceId, formations.spaceId),
        eq(subscriptions.isEnding, false),
        eq(subscriptions.deleted, false),
      ),
    )
    .where(isRenewed)
    .limit(1);
  return found !== undefined;
}
