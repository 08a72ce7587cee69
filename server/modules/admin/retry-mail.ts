import {newId} from '#contract/kernel/ids.ts';
import {retryMail as endpoint} from '#contract/admin/given-up-mails.ts';
import {fail, succeed} from '#contract/kernel/failure.ts';
import {inTransaction} from '#server/db/database.ts';
import {implement} from '#server/http/implement.ts';
import type {AdminParts} from './admin-parts.ts';
import {mailRetries} from './table.ts';

/** Queues a mail again that was given up, and writes down who did. Rule: ADM13. */
export const retryMail = implement(endpoint, async ({database, now, givenUpMails}: AdminParts, {mailId}, {session}) => {
  return inTransaction(database, async (tx) => {
    const kind = await givenUpMails.retry(tx, mailId);
    if (kind === null) return fail('not-found', 'admin.no-such-mail');
    if (kind === 'secret-gone') return fail('conflict', 'admin.mail-secret-gone');
    const id = newId(now(), (random) => crypto.getRandomValues(random));
    const at = new Date(now()).toISOString();
    await tx.insert(mailRetries).values({id, at, adminId: session.userId, mailId, kind});
    return succeed({});
  });
});
