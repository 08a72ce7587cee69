import {and, asc, eq} from 'drizzle-orm';
import {codeMinutes, linkMinutes} from '#contract/account/rules.ts';
import {inTransaction, type Transaction} from '#server/db/database.ts';
import type {AccountParts} from '#server/modules/account/account-parts.ts';
import {takeMail} from '#server/modules/account/guesses/take-guess.ts';
import {isBusy} from '#server/http/busy.ts';
import {newCode} from './reset-codes.ts';
import {addResetLink} from './reset-links.ts';
import {resetCodes} from '#server/modules/account/table.ts';
import {findUserByEmail} from '#server/modules/account/person/user-store.ts';

type Parts = Pick<AccountParts, 'database' | 'now' | 'passwords' | 'queueMail'>;

/**
 * Makes and mails the codes that are due, each with a link. Nobody waits for it: asking for a code takes the same time for known and unknown people, and a
 * code is hashed for both. Safe on several nodes at once. Rules: ACC14, ACC45.
 */
export async function mailDueCodes(parts: Parts): Promise<void> {
  const {database, passwords} = parts;
  for (;;) {
    const due = await database.$count(resetCodes, eq(resetCodes.isDue, true));
    if (due === 0) return;
    const code = newCode();
    const codeHash = await passwords.hash(code);
    // Too many are signing in just now; whoever comes next mails it.
    if (isBusy(codeHash)) return;
    await inTransaction(database, async (tx) => mailOne(parts, tx, {code, codeHash}));
  }
}

async function mailOne(
  parts: Parts,
  tx: Transaction,
  {code, codeHash}: {readonly code: string; readonly codeHash: string},
): Promise<void> {
  const nowMs = parts.now();
  const [row] = await tx
    .select()
    .from(resetCodes)
    .where(eq(resetCodes.isDue, true))
    .orderBy(asc(resetCodes.askedAt))
    .limit(1)
    .for('update');
  if (!row) return;
  const user = await findUserByEmail(tx, row.email);
  const isLate = nowMs - Date.parse(row.askedAt) >= codeMinutes * 60_000;
  // Whoever asks for more is told nothing else: one that was mailed a moment ago has a link that still opens.
  const isSent = user !== undefined && !isLate && (await takeMail(tx, row.email, nowMs));
  if (isSent) {
    const {email, language, firstName} = user;
    const token = await addResetLink(tx, email, nowMs);
    const valid = {minutesValid: codeMinutes, linkMinutes};
    await parts.queueMail(tx, {kind: 'reset-code', to: email, language, firstName, code, token, ...valid});
  }
  await tx
    .update(resetCodes)
    .set({isDue: false, codeHash: isSent ? codeHash : null})
    .where(and(eq(resetCodes.email, row.email), eq(resetCodes.networkHash, row.networkHash)));
}
