import {and, eq, gt} from 'drizzle-orm';
import {toInstant, type Transaction} from '#server/db/database.ts';
import {adminActs, users} from '#server/modules/account/table.ts';
import {noteAdminAct} from './note-admin-act.ts';

/** What is looked at within this time is one look. */
const lookMs = 3_600_000;

/** Writes down that an admin looked at what a user pays for, for that user to read; once in an hour. Rules: ADM5, SUB14. Source: D10. */
export async function noteLook(
  tx: Transaction,
  {adminId, userId}: {readonly adminId: string; readonly userId: string},
  nowMs: number,
): Promise<void> {
  // A page asks for several things at once: they take turns here.
  await tx.select({id: users.id}).from(users).where(eq(users.id, adminId)).for('no key update');
  const since = toInstant(nowMs - lookMs);
  const isSame = and(eq(adminActs.adminId, adminId), eq(adminActs.userId, userId), eq(adminActs.act, 'looked'));
  const [noted] = await tx
    .select({id: adminActs.id})
    .from(adminActs)
    .where(and(isSame, gt(adminActs.at, since)))
    .limit(1);
  if (!noted) await noteAdminAct(tx, {adminId, userId, act: 'looked'}, nowMs);
}
