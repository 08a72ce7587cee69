import {and, eq, gt, sql} from 'drizzle-orm';
import type {Language} from '#contract/account/rules.ts';
import {fail, succeed, type Outcome} from '#contract/kernel/failure.ts';
import type {InvitationRow} from '#contract/teammates/invitation.ts';
import {receivedPerDay, sentPerDay} from '#contract/teammates/limits.ts';
import {toInstant, type Transaction} from '#server/db/database.ts';
import {locks} from '#server/db/advisory-lock.ts';
import {asServiceIn} from '#server/db/second-net.ts';
import type {Session} from '#server/http/session.ts';
import {companies, invitationLetters} from './table.ts';
import type {TeammatesParts} from './teammates-parts.ts';
import {hashToken, newToken} from './token.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** A letter to be sent: for which invitation, by whom, and in which language where the e-mail has no account. */
export type WantedLetter = {
  readonly spaceId: string;
  readonly invitation: Pick<InvitationRow, 'id' | 'email' | 'role' | 'expiresAt'>;
  readonly sender: Pick<Session, 'userId' | 'firstName' | 'lastName'>;
  readonly language: Language;
};

type LetterParts = Pick<TeammatesParts, 'now' | 'queueMail' | 'findLanguage'>;

type Sent = Outcome<null, {'rate-limited': ['teammate.too-many']}>;

/** Queues the mail of an invitation with a link of its own, and notes it; refuses where the day has had enough. Rules: TMM5, TMM9. */
export async function sendLetter(tx: Transaction, parts: LetterParts, wanted: WantedLetter): Promise<Sent> {
  return asServiceIn(tx, 'count-letters', () => queueLetter(tx, parts, wanted));
}

async function queueLetter(
  tx: Transaction,
  {now, queueMail, findLanguage}: LetterParts,
  {spaceId, invitation, sender, language}: WantedLetter,
): Promise<Sent> {
  const {id, email, role, expiresAt} = invitation;
  const nowMs = now();
  await tx.execute(sql`select pg_advisory_xact_lock(${locks.countingLetters})`);
  const isToday = gt(invitationLetters.sentAt, toInstant(nowMs - dayMs));
  const sent = await tx.$count(invitationLetters, and(eq(invitationLetters.sentBy, sender.userId), isToday));
  const received = await tx.$count(invitationLetters, and(eq(invitationLetters.email, email), isToday));
  if (sent >= sentPerDay || received >= receivedPerDay)
    return fail('rate-limited', 'teammate.too-many', {retryAfterMs: hourMs});
  const token = newToken();
  const sentAt = toInstant(nowMs);
  const noted = {spaceId, invitationId: id, email, sentBy: sender.userId, sentAt};
  await tx.insert(invitationLetters).values({tokenHash: hashToken(token), ...noted});
  const [company] = await tx
    .select({name: companies.name})
    .from(companies)
    .where(and(eq(companies.spaceId, spaceId), eq(companies.id, spaceId)));
  await queueMail(tx, {
    kind: 'teammate-invited',
    to: email,
    language: (await findLanguage(tx, email)) ?? language,
    invitedBy: `${sender.firstName} ${sender.lastName}`.trim(),
    company: company?.name ?? '',
    role,
    until: expiresAt,
    token,
  });
  return succeed(null);
}
