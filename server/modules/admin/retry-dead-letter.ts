import {retryDeadLetter as endpoint} from '#contract/admin/dead-letters.ts';
import {fail, succeed} from '#contract/kernel/failure.ts';
import {inTransaction} from '#server/db/database.ts';
import {implement} from '#server/http/implement.ts';
import {noteRetries} from '#server/jobs/note-retries.ts';
import type {AdminParts} from './admin-parts.ts';

/** Queues work again that was given up, and writes down who did. Rule: ADM13. */
export const retryDeadLetter = implement(
  endpoint,
  async ({database, now, deadLetters}: AdminParts, {id: jobId}, {session}) => {
    return inTransaction(database, async (tx) => {
      const retried = await deadLetters.retry(tx, jobId);
      if (retried === undefined) return fail('not-found', 'admin.no-such-mail');
      if (retried === 'secret-gone') return fail('conflict', 'admin.mail-secret-gone');
      await noteRetries(tx, {adminId: session.userId, jobIds: [jobId], job: retried.job, nowMs: now()});
      return succeed({});
    });
  },
);
