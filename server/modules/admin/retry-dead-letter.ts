import {newId} from '#contract/kernel/ids.ts';
import {retryDeadLetter as endpoint} from '#contract/admin/dead-letters.ts';
import {fail, succeed} from '#contract/kernel/failure.ts';
import {inTransaction} from '#server/db/database.ts';
import {implement} from '#server/http/implement.ts';
import type {AdminParts} from './admin-parts.ts';
import {jobRetries} from './table.ts';

/** Queues work again that was given up, and writes down who did. Rule: ADM13. */
export const retryDeadLetter = implement(
  endpoint,
  async ({database, now, deadLetters}: AdminParts, {id: jobId}, {session}) => {
    return inTransaction(database, async (tx) => {
      const retried = await deadLetters.retry(tx, jobId);
      if (retried === undefined) return fail('not-found', 'admin.no-such-mail');
      if (retried === 'secret-gone') return fail('conflict', 'admin.mail-secret-gone');
      const id = newId(now(), (random) => crypto.getRandomValues(random));
      const at = new Date(now()).toISOString();
      await tx.insert(jobRetries).values({id, at, adminId: session.userId, jobId, job: retried.job});
      return succeed({});
    });
  },
);
