import type {z} from 'zod';
import type {invitePerson as endpoint} from '#contract/admin/invite-person.ts';
import {succeed, type Outcome} from '#contract/kernel/failure.ts';
import type {AccountParts} from './account-parts.ts';
import {inviteByMail} from './temporary-passwords.ts';

/** Makes an account in the name of the administration and mails its temporary password. Rules: ADM8, ACC17. */
export async function invitePerson(
  parts: AccountParts,
  person: z.output<typeof endpoint.input>,
): Promise<Outcome<{userId: string}, 'conflict' | 'rate-limited'>> {
  const invited = await inviteByMail(parts, {...person, invitedBy: null});
  return invited.ok ? succeed({userId: invited.value.id}) : invited;
}
