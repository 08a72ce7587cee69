import {and, desc, eq, isNotNull} from 'drizzle-orm';
import type {KnownPayer} from '#contract/orders/read-payer.ts';
import type {Queryable} from '#server/db/database.ts';
import type {OrdersParts} from './orders-parts.ts';
import {orders} from './table.ts';

/** What somebody typed beside a card the last time that they paid what is theirs, and their nationality, by their tax record where no order says it. Rule: ORD24. */
export async function findPayer(
  {findNationality}: Pick<OrdersParts, 'findNationality'>,
  database: Queryable,
  userId: string,
): Promise<KnownPayer> {
  const {holder, zip, country} = orders;
  const [typed] = await database
    .select({holder, zip, country})
    .from(orders)
    .where(and(isOwn(userId), isNotNull(holder), isNotNull(zip)))
    .orderBy(desc(orders.acceptedAt))
    .limit(1);
  const [told] = await database
    .select({nationality: orders.nationality})
    .from(orders)
    .where(and(isOwn(userId), isNotNull(orders.nationality)))
    .orderBy(desc(orders.acceptedAt))
    .limit(1);
  return {
    holder: typed?.holder ?? '',
    zip: typed?.zip ?? '',
    country: typed?.country ?? null,
    nationality: told?.nationality ?? (await findNationality(database, userId)),
  };
}

/** They paid, and it is theirs: what somebody else typed for them is not. */
const isOwn = (userId: string) => and(eq(orders.userId, userId), eq(orders.payerId, userId));
