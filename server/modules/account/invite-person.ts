import type {z} from 'zod';
import type {invitePerson as endpoint} from '#contract/admin/invite-person.ts';
import {succeed, type Outcome} from '#contract/kernel/failure.ts';
import type {SignedInCall} from '#server/http/implement.ts';
import type {AccountParts} from './account-parts.ts';
import {noteAdminAct} from './note-admin-act.ts';
import {inviteByMail} from './temporary-passwords.ts';

/** Makes an account in the name of the administration and mails its temporary password; that is written down. Rules: ADM5, ADM8, ACC17. */
export async function invitePerson(
  parts: AccountParts,
  person: z.output<typeof endpoint.input>,
  {session}: SignedInCall,
): Promise<Outcome<{userId: string}, 'conflict' | 'rate-limited'>> {
  const invited = await inviteByMail(parts, {...person, invitedBy: null}, async (tx, {id}) =>
    noteAdminAct(tx, {adminId: session.userId, userId: id, act: 'invited'}, parts.now()),
  );
  return invited.ok ? succeed({userId: invited.value.id}) : invited;
}
