import {desc, eq, sql} from 'drizzle-orm';
import {listAdminVisits as endpoint} from '#contract/account/list-admin-visits.ts';
import {succeed} from '#contract/kernel/failure.ts';
import {implement} from '#server/http/implement.ts';
import type {AccountParts} from '#server/modules/account/account-parts.ts';
import {adminActs, users} from '#server/modules/account/table.ts';

/** The most acts that are read. */
const maxVisits = 100;

/** What admins did to the caller's account, newest first. Rule: ADM5. */
export const listAdminVisits = implement(endpoint, async ({database}: AccountParts, _input, {session}) => {
  const visits = await database
    .select({
      id: adminActs.id,
      at: adminActs.at,
      by: sql<string>`${users.firstName} || ' ' || ${users.lastName}`,
      act: adminActs.act,
      reason: adminActs.reason,
      endedAt: adminActs.endedAt,
    })
    .from(adminActs)
    .innerJoin(users, eq(users.id, adminActs.adminId))
    .where(eq(adminActs.userId, session.userId))
    .orderBy(desc(adminActs.at), desc(adminActs.id))
    .limit(maxVisits);
  return succeed({visits});
});
