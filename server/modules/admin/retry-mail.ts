import {newId} from '#contract/kernel/ids.ts';
import {fail, succeed, type Outcome} from '#contract/kernel/failure.ts';
import {inTransaction} from '#server/db/database.ts';
import type {SignedInCall} from '#server/http/implement.ts';
import type {AdminParts} from './admin-parts.ts';
import {mailRetries} from './table.ts';

/** Queues a mail again that was given up, and writes down who did. Rule: ADM13. */
export async function retryMail(
  {database, now, givenUpMails}: AdminParts,
  {mailId}: {readonly mailId: string},
  {session}: SignedInCall,
): Promise<Outcome<Record<string, never>, 'not-found' | 'conflict'>> {
  return inTransaction(database, async (tx) => {
    const kind = await givenUpMails.retry(tx, mailId);
    if (kind === null) return fail('not-found', 'admin.no-such-mail');
    if (kind === 'secret-gone') return fail('conflict', 'admin.mail-secret-gone');
    const id = newId(now(), (random) => crypto.getRandomValues(random));
    const at = new Date(now()).toISOString();
    await tx.insert(mailRetries).values({id, at, adminId: session.userId, mailId, kind});
    return succeed({});
  });
}
