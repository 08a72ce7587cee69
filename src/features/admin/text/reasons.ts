import type {blockUser} from '#contract/admin/block-user.ts';
import type {retryDeadLetter} from '#contract/admin/dead-letters.ts';
import type {invitePerson} from '#contract/admin/invite-person.ts';
import type {logInAsUser} from '#contract/admin/log-in-as-user.ts';
import type {WordsFor} from '#src/i18n/reason-words.ts';

/** Why an admin’s act is refused. */
export const reasons = {
  'admin.email-taken': {
    es: 'Ya hay una cuenta con ese correo.',
    en: 'There is already an account with this email.',
    pt: 'Já existe uma conta com esse e-mail.',
  },
  'admin.mail-secret-gone': {
    es: 'Llevaba un código o una contraseña, y esos no se guardan. La persona puede pedir otro.',
    en: 'It held a code or a password, and those are not kept. The person can ask for another.',
    pt: 'Ele levava um código ou uma senha, e isso não fica guardado. A pessoa pode pedir outro.',
  },
  'admin.no-such-mail': {
    es: 'Ese correo ya no está en la lista: alguien lo envió de nuevo o pasaron 90 días.',
    en: 'That email is no longer in the list: somebody has sent it again, or 90 days have passed.',
    pt: 'Esse e-mail não está mais na lista: alguém o enviou de novo ou passaram 90 dias.',
  },
  'admin.no-such-user': {
    es: 'Ese usuario no existe.',
    en: 'There is no such user.',
    pt: 'Esse usuário não existe.',
  },
} satisfies WordsFor<typeof invitePerson | typeof blockUser | typeof logInAsUser | typeof retryDeadLetter>;
