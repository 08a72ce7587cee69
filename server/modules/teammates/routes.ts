import {lt} from 'drizzle-orm';
import {invitationDays} from '#contract/teammates/limits.ts';
import {toInstant} from '#server/db/database.ts';
import {mountAll, type ApiServer} from '#server/http/implement.ts';
import {runJobs} from '#server/jobs/run-jobs.ts';
import {acceptInvitation} from './accept-invitation.ts';
import {changeRole} from './change-role.ts';
import {declineInvitation} from './decline-invitation.ts';
import {inviteTeammate} from './invite-teammate.ts';
import {leaveCompany} from './leave-company.ts';
import {listLastSeen} from './list-last-seen.ts';
import {readInvitation} from './read-invitation.ts';
import {removeTeammate} from './remove-teammate.ts';
import {resendInvitation} from './resend-invitation.ts';
import {invitationLetters} from './table.ts';
import type {TeammatesParts} from './teammates-parts.ts';
import {withdrawInvitation} from './withdraw-invitation.ts';

/** Mounts the endpoints of teammates and their invitations. */
export function addTeammatesRoutes(server: ApiServer, parts: TeammatesParts): void {
  runJobs(server.app, [{name: 'sweep-letters', everyMs: 3_600_000, run: () => sweepLetters(parts)}]);
  mountAll(server, parts, [
    inviteTeammate,
    resendInvitation,
    withdrawInvitation,
    changeRole,
    removeTeammate,
    leaveCompany,
    listLastSeen,
    readInvitation,
    acceptInvitation,
    declineInvitation,
  ]);
}

/** Forgets the letters whose links are good for nothing: an invitation is good as long as its last one. Rule: TMM5. */
export async function sweepLetters({database, now}: Pick<TeammatesParts, 'database' | 'now'>): Promise<void> {
  const goneBefore = toInstant(now() - 2 * invitationDays * 24 * 3_600_000);
  await database.delete(invitationLetters).where(lt(invitationLetters.sentAt, goneBefore));
}
