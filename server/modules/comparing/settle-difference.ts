import {and, eq, isNull} from 'drizzle-orm';
import {settleDifference as endpoint} from '#contract/comparing/settle-difference.ts';
import {fail, succeed} from '#contract/kernel/failure.ts';
import {inTransaction, toInstant} from '#server/db/database.ts';
import {makeId} from '#server/db/make-id.ts';
import {implement} from '#server/http/implement.ts';
import type {ComparingParts} from './comparing-parts.ts';
import {differenceNotes, differences} from './table.ts';

/** Notes a difference as dealt with, once; the note stays for the audit. Rule: CMP4. */
export const settleDifference = implement(
  endpoint,
  async ({database, now}: ComparingParts, {id: differenceId, note}, {session}) =>
    inTransaction(database, async (tx) => {
      const at = toInstant(now());
      const [settled] = await tx
        .update(differences)
        .set({settledAt: at})
        .where(and(eq(differences.id, differenceId), isNull(differences.settledAt)))
        .returning();
      if (!settled) {
        const [found] = await tx.select().from(differences).where(eq(differences.id, differenceId));
        // Another admin, or the same by a second press, came first.
        return found ? succeed({}) : fail('not-found', 'difference.gone');
      }
      const {kind, subject, companyId} = settled;
      const id = makeId(now());
      await tx
        .insert(differenceNotes)
        .values({id, at, adminId: session.userId, differenceId, kind, subject, companyId, note});
      return succeed({});
    }),
);
