import type {blockUser} from '#contract/admin/block-user.ts';
import type {retryDeadLetter} from '#contract/admin/dead-letters.ts';
import type {invitePerson} from '#contract/admin/invite-person.ts';
import type {logInAsUser} from '#contract/admin/log-in-as-user.ts';
import type {moveCompany} from '#contract/companies/move-company.ts';
import type {readCompanyWay} from '#contract/companies/read-company-way.ts';
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
  'admin.no-such-company': {
    es: 'Esa empresa no llegó con un pedido: no tiene pasos.',
    en: 'That company did not come by an order: it has no steps.',
    pt: 'Essa empresa não veio de um pedido: não tem etapas.',
  },
  'admin.company-moved': {
    es: 'Otra persona movió esta empresa mientras tanto. Mira dónde está ahora y decide de nuevo.',
    en: 'Somebody else moved this company meanwhile. See where it is now and decide again.',
    pt: 'Outra pessoa moveu esta empresa nesse meio-tempo. Veja onde ela está agora e decida de novo.',
  },
  'admin.move-not-allowed': {
    es: 'Desde donde está no se puede mover ahí.',
    en: 'From where it is it cannot be moved there.',
    pt: 'De onde está, ela não pode ir para lá.',
  },
  'admin.move-day-wrong': {
    es: 'Pon el día en que ocurrió: hoy o antes.',
    en: 'Give the day on which it happened: today or before.',
    pt: 'Informe o dia em que aconteceu: hoje ou antes.',
  },
  'admin.move-note-missing': {
    es: 'Escribe el motivo: su titular lo leerá.',
    en: 'Write the reason: the owner will read it.',
    pt: 'Escreva o motivo: o titular vai ler.',
  },
  'admin.move-reason-missing': {
    es: 'Elige por qué no hace falta el reporte BOI.',
    en: 'Choose why no BOI report is due.',
    pt: 'Escolha por que o relatório BOI não é necessário.',
  },
  'sealing.not-sealed': null,
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
  | typeof moveCompany
  | typeof readCompanyWay
>;
