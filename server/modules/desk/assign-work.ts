import {and, eq, sql} from 'drizzle-orm';
import type {z} from 'zod';
import {assignWork as endpoint} from '#contract/desk/assign-work.ts';
import {fail, succeed} from '#contract/kernel/failure.ts';
import {inTransaction, toInstant, type Transaction} from '#server/db/database.ts';
import {implement} from '#server/http/implement.ts';
import type {DeskParts} from './desk-parts.ts';
import {findAdmins} from './list-admins.ts';
import {assignmentOf} from './list-work.ts';
import {allWork} from './sources.ts';
import {workAssignments} from './table.ts';

type Work = z.output<typeof endpoint.input>['works'][number];

/** Gives work to an admin or lets it go; who did not see who has it by now is told. Rule: DSK3. */
export const assignWork = implement(
  endpoint,
  async ({database, now}: DeskParts, {works, adminId: givenTo}, {session}) =>
    inTransaction(database, async (tx) => {
      const nowMs = now();
      const admin = givenTo === null ? null : ((await findAdmins(tx, givenTo))[0] ?? null);
      if (givenTo !== null && admin === null) return fail('not-found', 'admin.no-such-admin');
      // Of two admins at once the second one sees what the first has done.
      await tx.execute(sql`lock table ${workAssignments} in share row exclusive mode`);
      for (const work of works) {
        const held = await findHolder(tx, work, nowMs);
        if (!held) return fail('not-found', 'admin.work-done');
        if (held.adminId !== work.seenAdminId) return fail('conflict', 'admin.work-taken');
      }
      for (const {kind, subjectId} of works) {
        await tx
          .delete(workAssignments)
          .where(and(eq(workAssignments.kind, kind), eq(workAssignments.subjectId, subjectId)));
        if (givenTo === null) continue;
        const by = {adminId: givenTo, assignedBy: session.userId, assignedAt: toInstant(nowMs)};
        await tx.insert(workAssignments).values({kind, subjectId, ...by});
      }
      return succeed({assigned: admin});
    }),
);

/** Who has a piece of work now; undefined where it does not wait any more. */
async function findHolder(
  tx: Transaction,
  {kind, subjectId}: Work,
  nowMs: number,
): Promise<{adminId: string | null} | undefined> {
  const {rows} = await tx.execute<{adminId: string | null}>(sql`select assignment.admin_id as "adminId"
    from (${allWork(nowMs, kind)}) as work left join ${assignmentOf(nowMs)}
    where work.kind = ${kind} and work.subject_id = ${subjectId}`);
  return rows[0];
}
