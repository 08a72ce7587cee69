import {and, eq, gt} from 'drizzle-orm';
import {toInstant, type Queryable} from '#server/db/database.ts';
import {companies, invitationLetters, invitations} from './table.ts';
import {hashToken} from './token.ts';

/** An invitation that stands, declined or not; undefined where it was withdrawn or accepted. */
export async function findInvitation(database: Queryable, spaceId: string, id: string) {
  const isIt = and(eq(invitations.spaceId, spaceId), eq(invitations.id, id), eq(invitations.deleted, false));
  const [found] = await database.select().from(invitations).where(isIt);
  return found;
}

/** An invitation that can be answered, with its company. */
export type OpenInvitation = Awaited<ReturnType<typeof findOpenInvitations>>[number];

/** The invitations of an e-mail that can be answered now, by company in the order of their ids. Rules: TMM6, TMM8. */
export async function findOpenInvitations(database: Queryable, email: string, nowMs: number) {
  const found = await database
    .select({invitation: invitations, company: companies.name})
    .from(invitations)
    .innerJoin(companies, and(eq(companies.spaceId, invitations.spaceId), eq(companies.id, invitations.spaceId)))
    .where(
      and(eq(invitations.email, email), eq(invitations.deleted, false), gt(invitations.expiresAt, toInstant(nowMs))),
    )
    .orderBy(invitations.spaceId);
  return found
    .filter(({invitation}) => invitation.declinedAt === null)
    .map(({invitation, company}) => ({...invitation, company}));
}

/** Where the link of a mail leads; undefined for one that nobody was sent, or so long ago that it is forgotten. */
export async function findLetter(database: Queryable, token: string) {
  const [found] = await database
    .select()
    .from(invitationLetters)
    .where(eq(invitationLetters.tokenHash, hashToken(token)));
  return found;
}
