import {and, eq} from 'drizzle-orm';
import type {BlockedReason} from '#contract/account/rules.ts';
import {fail, succeed, type Outcome} from '#contract/kernel/failure.ts';
import {inTransaction} from '#server/db/database.ts';
import type {SignedInCall} from '#server/http/implement.ts';
import type {AccountParts} from '#server/modules/account/account-parts.ts';
import {noteAdminAct} from './note-admin-act.ts';
import {users} from '#server/modules/account/table.ts';

type Status = 'active' | 'blocked';

/** Blocks a user or ends that, and writes it down; asking again for what is so already changes nothing. Rules: ADM2, ADM3, ADM5. */
export async function blockUser(
  {database, now}: AccountParts,
  {userId, reason}: {readonly userId: string; readonly reason: BlockedReason | null},
  {session}: SignedInCall,
): Promise<Outcome<{status: Status}, 'not-found'>> {
  const status: Status = reason === null ? 'active' : 'blocked';
  return inTransaction(database, async (tx) => {
    const isUser = and(eq(users.id, userId), eq(users.isAdmin, false));
    const [user] = await tx.select().from(users).where(isUser).for('update');
    if (!user) return fail('not-found', 'admin.no-such-user');
    if (user.status === status && user.blockedReason === reason) return succeed({status});
    await tx.update(users).set({status, blockedReason: reason}).where(isUser);
    const act = reason === null ? 'unblocked' : 'blocked';
    await noteAdminAct(tx, {adminId: session.userId, userId, act, reason}, now());
    return succeed({status});
  });
}
