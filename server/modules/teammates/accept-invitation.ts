import {fail, succeed} from '#contract/kernel/failure.ts';
import {acceptInvitation as endpoint} from '#contract/teammates/accept-invitation.ts';
import {inTransaction, type Transaction} from '#server/db/database.ts';
import {lockSpace} from '#server/db/spaces.ts';
import {makeId} from '#server/db/make-id.ts';
import {asService} from '#server/db/second-net.ts';
import {implement} from '#server/http/implement.ts';
import type {Session} from '#server/http/session.ts';
import {authorOf} from '#server/sync/author.ts';
import {writeSynced, type SyncedWrite} from '#server/sync/write-synced.ts';
import {findLetter, findOpenInvitations, type OpenInvitation} from './find-invitation.ts';
import {findMember} from './find-member.ts';
import type {TeammatesParts} from './teammates-parts.ts';

/** Gives the caller their part in the companies that they chose, of those that invite them. Rules: TMM6, TMM7, TMM8. */
export const acceptInvitation = implement(endpoint, async (parts: TeammatesParts, input, {session, tell}) => {
  const {token, companyIds} = input;
  if (session.isAdmin) return fail('conflict', 'invitation.admin');
  let added: {spaceId: string; role: string}[] = [];
  const done = await asService('accept-invitation', () =>
    inTransaction(parts.database, async (tx) => {
      added = [];
      const letter = await findLetter(tx, token);
      if (!letter) return fail('not-found', 'invitation.over');
      if (letter.email !== session.email) return fail('conflict', 'invitation.other-email');
      // Each company's turn, in the one order; what stands is read within it.
      for (const spaceId of companyIds.toSorted()) await lockSpace(tx, spaceId);
      const open = await findOpenInvitations(tx, letter.email, parts.now());
      const joined: string[] = [];
      for (const companyId of new Set(companyIds)) {
        const invitation = open.find(({spaceId}) => spaceId === companyId);
        const part = await join(tx, {companyId, invitation, session}, parts.now());
        if (part !== 'none') joined.push(companyId);
        if (part === 'new' && invitation) added.push({spaceId: companyId, role: invitation.role});
      }
      return joined.length > 0 ? succeed({companyIds: joined}) : fail('not-found', 'invitation.over');
    }),
  );
  for (const part of added) tell({event: 'team.joined', ...part});
  return done;
});

type Joining = {
  readonly companyId: string;
  /** Undefined where none stands. */
  readonly invitation: OpenInvitation | undefined;
  readonly session: Session;
};

/** @returns whether they have a part in it now, and since when. */
async function join(
  tx: Transaction,
  {companyId, invitation, session}: Joining,
  nowMs: number,
): Promise<'none' | 'had' | 'new'> {
  const {userId, email} = session;
  const member = await findMember(tx, companyId, userId);
  const isMember = member !== undefined && !member.deleted;
  if (!invitation) return isMember ? 'had' : 'none';
  const {role} = invitation;
  const name = `${session.firstName} ${session.lastName}`.trim();
  // A part that was taken from them is given back: there is one for each person.
  const given: SyncedWrite = member
    ? {table: 'memberships', edit: [{id: member.id, role, name, email, deleted: false}]}
    : {table: 'memberships', create: [{id: makeId(nowMs), userId, role, name, email}]};
  await writeSynced(tx, {spaceId: companyId, author: authorOf(session), nowMs}, [
    ...(isMember ? [] : [given]),
    {table: 'invitations', edit: [{id: invitation.id, deleted: true}]},
  ]);
  return isMember ? 'had' : 'new';
}
