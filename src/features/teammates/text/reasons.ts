import type {acceptInvitation, declineInvitation} from '#contract/teammates/accept-invitation.ts';
import type {changeRole} from '#contract/teammates/change-role.ts';
import type {inviteTeammate} from '#contract/teammates/invite-teammate.ts';
import type {leaveCompany} from '#contract/teammates/leave-company.ts';
import type {listLastSeen} from '#contract/teammates/list-last-seen.ts';
import type {readInvitation} from '#contract/teammates/read-invitation.ts';
import type {removeTeammate} from '#contract/teammates/remove-teammate.ts';
import type {resendInvitation} from '#contract/teammates/resend-invitation.ts';
import type {withdrawInvitation} from '#contract/teammates/withdraw-invitation.ts';
import type {WordsFor} from '#src/i18n/reason-words.ts';

type Asks =
  | typeof acceptInvitation
  | typeof changeRole
  | typeof declineInvitation
  | typeof inviteTeammate
  | typeof leaveCompany
  | typeof listLastSeen
  | typeof readInvitation
  | typeof removeTeammate
  | typeof resendInvitation
  | typeof withdrawInvitation;

/** Why somebody is not invited, changed or removed, and why an invitation is not accepted. Source: S8.15. */
export const reasons = {
  'teammate.already-added': {
    es: 'Esta persona ya está en el equipo.',
    en: 'User already added as a teammate.',
    pt: 'Esta pessoa já está na equipe.',
  },
  'teammate.already-invited': {
    es: 'Ya la invitaste y aún no responde. Puedes reenviar la invitación desde la lista.',
    en: 'You already invited this person, who has not answered yet. You can send the invitation again from the list.',
    pt: 'Você já convidou esta pessoa, que ainda não respondeu. Pode reenviar o convite pela lista.',
  },
  'teammate.declined': {
    es: 'Esta persona no aceptó la invitación. Podrás invitarla otra vez 30 días después.',
    en: 'This person did not accept the invitation. You can invite them again 30 days later.',
    pt: 'Esta pessoa não aceitou o convite. Você poderá convidá-la de novo 30 dias depois.',
  },
  'teammate.gone': {
    es: 'Esta persona ya no está en el equipo.',
    en: 'This person is no longer in the team.',
    pt: 'Esta pessoa não está mais na equipe.',
  },
  'teammate.invitation-gone': {
    es: 'Esta invitación ya no está: la aceptaron o la retiraron.',
    en: 'This invitation is gone: it was accepted or withdrawn.',
    pt: 'Este convite não existe mais: foi aceito ou retirado.',
  },
  'teammate.last-owner': {
    es: 'Una empresa no puede quedarse sin titular.',
    en: 'A company cannot be left without an owner.',
    pt: 'Uma empresa não pode ficar sem titular.',
  },
  'teammate.sent-just-now': {
    es: 'La acabamos de enviar. Espera {{waitSeconds}} s para reenviarla.',
    en: 'We have just sent it. Wait {{waitSeconds}} s to send it again.',
    pt: 'Acabamos de enviar. Espere {{waitSeconds}} s para reenviar.',
  },
  'teammate.too-many': {
    es: 'Por hoy ya salieron demasiadas invitaciones. Vuelve a intentarlo mañana.',
    en: 'Too many invitations were sent today. Try again tomorrow.',
    pt: 'Já foram enviados convites demais hoje. Tente de novo amanhã.',
  },
  'invitation.admin': {
    es: 'Las cuentas de administración no entran a empresas. Usa otra cuenta.',
    en: 'Administration accounts do not join companies. Use another account.',
    pt: 'Contas de administração não entram em empresas. Use outra conta.',
  },
  'invitation.other-email': {
    es: 'La invitación es para otro correo.',
    en: 'The invitation is for another email.',
    pt: 'O convite é para outro e-mail.',
  },
  'invitation.over': {
    es: 'Esta invitación ya no sirve: venció, la retiraron o ya la usaste.',
    en: 'This invitation is no longer good: it ran out, was withdrawn or has been used.',
    pt: 'Este convite não vale mais: venceu, foi retirado ou já foi usado.',
  },
} satisfies WordsFor<Asks>;
