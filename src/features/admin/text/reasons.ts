import type {blockUser} from '#contract/admin/block-user.ts';
import type {retryDeadLetter} from '#contract/admin/dead-letters.ts';
import type {invitePerson} from '#contract/admin/invite-person.ts';
import type {logInAsUser} from '#contract/admin/log-in-as-user.ts';
import type {openSealedNumber} from '#contract/orders/open-sealed-number.ts';
import type {listOrderAgreements} from '#contract/agreements/list-order-agreements.ts';
import type {readFiling} from '#contract/orders/read-filing.ts';
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
  'admin.no-such-number': {
    es: 'Ese socio no dio ese número.',
    en: 'That partner gave no such number.',
    pt: 'Esse sócio não informou esse número.',
  },
  'admin.no-such-order': {
    es: 'Ese pedido no existe.',
    en: 'There is no such order.',
    pt: 'Esse pedido não existe.',
  },
  'admin.number-broken': {
    es: 'Ese número no se puede abrir: se selló en otro lugar o con una clave que ya no está. Pídeselo de nuevo a la persona.',
    en: 'That number cannot be opened: it was sealed elsewhere or with a key that is gone. Ask its owner for it again.',
    pt: 'Esse número não pode ser aberto: foi selado em outro lugar ou com uma chave que não existe mais. Peça-o de novo à pessoa.',
  },
  'admin.order-unpaid': {
    es: 'El pedido no está pagado: todavía no hay nada que presentar.',
    en: 'The order is not paid: there is nothing to file yet.',
    pt: 'O pedido não está pago: ainda não há nada para apresentar.',
  },
  'admin.no-such-user': {
    es: 'Ese usuario no existe.',
    en: 'There is no such user.',
    pt: 'Esse usuário não existe.',
  },
} satisfies WordsFor<
  | typeof invitePerson
  | typeof blockUser
  | typeof logInAsUser
  | typeof retryDeadLetter
  | typeof readFiling
  | typeof openSealedNumber
  | typeof listOrderAgreements
>;
