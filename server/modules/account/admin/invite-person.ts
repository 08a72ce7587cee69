import {invitePerson as endpoint} from '#contract/admin/invite-person.ts';
import {succeed} from '#contract/kernel/failure.ts';
import {implement} from '#server/http/implement.ts';
import type {AccountParts} from '#server/modules/account/account-parts.ts';
import {noteAdminAct} from './note-admin-act.ts';
import {renewInvited} from './renew-invited.ts';
import {inviteByMail} from '#server/modules/account/password/temporary-passwords.ts';

/** Makes an account, or invites its person again, and mails a temporary password. Who invited is written down. Rules: ADM5, ADM8, ACC17. */
export const invitePerson = implement(endpoint, async (parts: AccountParts, person, {session, tell}) => {
  const {userId: adminId} = session;
  const invited = await inviteByMail(
    parts,
    {...person, invitedBy: null},
    {
      note: (tx, {id}) => noteAdminAct(tx, {adminId, userId: id, act: 'invited'}, parts.now()),
      renew: (tx, renewed) => renewInvited(parts, tx, adminId, renewed),
    },
  );
  if (!invited.ok) return invited;
  const {id} = invited.value;
  tell({event: 'user.invited', subjectId: id});
  return succeed({userId: id});
});
