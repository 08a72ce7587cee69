import {and, eq} from 'drizzle-orm';
import {blockUser as endpoint} from '#contract/admin/block-user.ts';
import {fail, succeed} from '#contract/kernel/failure.ts';
import {inTransaction} from '#server/db/database.ts';
import {implement} from '#server/http/implement.ts';
import type {AccountParts} from '#server/modules/account/account-parts.ts';
import {noteAdminAct} from './note-admin-act.ts';
import type {User} from '#server/modules/account/person/user-store.ts';
import {users} from '#server/modules/account/table.ts';

/** Blocks a user or ends that, and writes it down; asking again for what is so already changes nothing. Rules: ADM2, ADM3, ADM5. */
export const blockUser = implement(
  endpoint,
  async ({database, now}: AccountParts, {userId, reason}, {session, tell}) => {
    const status: User['status'] = reason === null ? 'active' : 'blocked';
    let isChanged = false;
    const done = await inTransaction(database, async (tx) => {
      isChanged = false;
      const isUser = and(eq(users.id, userId), eq(users.isAdmin, false));
      const [user] = await tx.select().from(users).where(isUser).for('update');
      if (!user) return fail('not-found', 'admin.no-such-user');
      if (user.status === status && user.blockedReason === reason) return succeed({status});
      await tx.update(users).set({status, blockedReason: reason}).where(isUser);
      const act = reason === null ? 'unblocked' : 'blocked';
      await noteAdminAct(tx, {adminId: session.userId, userId, act, reason}, now());
      isChanged = true;
      return succeed({status});
    });
    if (isChanged && reason === null) tell({event: 'user.unblocked', subjectId: userId});
    if (isChanged && reason !== null) tell({event: 'user.blocked', subjectId: userId, reason});
    return done;
  },
);
