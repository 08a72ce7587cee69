import {and, inArray, isNull, max} from 'drizzle-orm';
import {toIsoInstant, type Queryable} from '#server/db/database.ts';
import {sessions} from '#server/modules/account/table.ts';

/** When people were last here, on any device; an admin who acted as one does not count. Of who never was, nothing. */
export async function findLastSeen(
  database: Queryable,
  userIds: readonly string[],
): Promise<{userId: string; lastSeenAt: string}[]> {
  const found = await database
    .select({userId: sessions.userId, lastSeenAt: max(sessions.lastSeenAt)})
    .from(sessions)
    .where(and(inArray(sessions.userId, [...userIds]), isNull(sessions.actingAdminId)))
    .groupBy(sessions.userId);
  return found.flatMap(({userId, lastSeenAt}) =>
    lastSeenAt === null ? [] : [{userId, lastSeenAt: toIsoInstant(lastSeenAt)}],
  );
}
