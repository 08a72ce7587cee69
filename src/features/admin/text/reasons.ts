import type {addDeskDocument} from '#contract/documents/add-desk-document.ts';
import type {decideDocument} from '#contract/documents/decide-document.ts';
import type {takeBackDocument} from '#contract/documents/take-back-document.ts';
import type {settleDifference} from '#contract/comparing/settle-difference.ts';
import type {assignWork} from '#contract/desk/assign-work.ts';
import type {recordElection} from '#contract/desk/record-election.ts';
import type {blockUser} from '#contract/admin/block-user.ts';
import type {retryDeadLetter} from '#contract/admin/dead-letters.ts';
import type {invitePerson} from '#contract/admin/invite-person.ts';
import type {logInAsUser} from '#contract/admin/log-in-as-user.ts';
import type {moveCompany} from '#contract/companies/move-company.ts';
import type {readCompanyWay} from '#contract/companies/read-company-way.ts';
import type {openSealedNumber} from '#contract/orders/open-sealed-number.ts';
import type {listOrderAgreements} from '#contract/agreements/list-order-agreements.ts';
import type {readFiling} from '#contract/orders/read-filing.ts';
import type {reopenCompany} from '#contract/dissolutions/reopen-company.ts';
import type {sendScan} from '#contract/mailing/send-scan.ts';
import type {takeBackScan} from '#contract/mailing/take-back-scan.ts';
import type {addProof} from '#contract/purchases/add-proof.ts';
import type {readBought} from '#contract/purchases/read-bought.ts';
import type {workOnBought} from '#contract/purchases/work-on-bought.ts';
import {documentReasons} from '#src/data/files/document-reasons.ts';
import {fileReasons} from '#src/data/files/file-reasons.ts';
import {pdfReasons} from '#src/data/files/pdf-reasons.ts';
import type {WordsFor} from '#src/i18n/reason-words.ts';

/** Why an admin’s act is refused. */
export const reasons = {
  ...pdfReasons,
  ...fileReasons,
  ...documentReasons,
  'document.decided': {
    es: 'Otra persona ya decidió sobre este documento. Mira cómo quedó.',
    en: 'Somebody else has decided about this document. See how it is now.',
    pt: 'Outra pessoa já decidiu sobre este documento. Veja como ficou.',
  },
  'difference.note-missing': {
    es: 'Escribe qué se hizo: queda en la auditoría.',
    en: 'Write what was done: it stays in the audit.',
    pt: 'Escreva o que foi feito: fica na auditoria.',
  },
  'difference.gone': {
    es: 'Ya no hay diferencia: la última comparación no la encontró.',
    en: 'There is no difference any more: the last comparison did not find it.',
    pt: 'Não há mais diferença: a última comparação não a encontrou.',
  },
  'document.file-missing': {es: 'Elige el archivo.', en: 'Choose the file.', pt: 'Escolha o arquivo.'},
  'document.id-taken': null,
  'document.not-given': {
    es: 'Lo subió la empresa: recházalo en lugar de retirarlo.',
    en: 'The company uploaded it: refuse it instead of taking it back.',
    pt: 'Foi a empresa que enviou: recuse em vez de retirar.',
  },
  'document.is-proof': {
    es: 'Prueba lo que se hizo por la empresa: corrígelo donde se hizo.',
    en: 'It proves what was done for the company: put that right where it was done.',
    pt: 'Comprova o que foi feito pela empresa: corrija onde foi feito.',
  },
  'document.reason-missing': {
    es: 'Escribe por qué no sirve: el titular lo leerá.',
    en: 'Write why it does not do: the owner will read it.',
    pt: 'Escreva por que não serve: o titular vai ler.',
  },
  'desk.not-llc': {
    es: 'Solo una LLC elige cómo tributar.',
    en: 'Only an LLC chooses how it is taxed.',
    pt: 'Só uma LLC escolhe como é tributada.',
  },
  'desk.asked-later': {
    es: 'Ese día todavía no llega.',
    en: 'That day is still to come.',
    pt: 'Esse dia ainda não chegou.',
  },
  'desk.election-window': {
    es: 'El IRS no acepta esa fecha: va de 75 días atrás a 12 meses adelante.',
    en: 'The IRS does not take that date: it goes from 75 days back to 12 months ahead.',
    pt: 'O IRS não aceita essa data: vai de 75 dias atrás a 12 meses à frente.',
  },
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
  'admin.work-done': {
    es: 'Eso ya no está pendiente: alguien lo hizo.',
    en: 'That does not wait any more: somebody has done it.',
    pt: 'Isso não está mais pendente: alguém já fez.',
  },
  'admin.work-taken': {
    es: 'Otra persona lo tomó o lo soltó mientras tanto. Mira quién lo tiene ahora y decide de nuevo.',
    en: 'Somebody else took it or let it go meanwhile. See who has it now and decide again.',
    pt: 'Outra pessoa assumiu ou liberou nesse meio-tempo. Veja com quem está agora e decida de novo.',
  },
  'desk.blank-missing': {
    es: 'No pudimos traer el formulario en blanco del IRS.',
    en: 'We could not fetch the blank form of the IRS.',
    pt: 'Não conseguimos buscar o formulário em branco do IRS.',
  },
  'desk.form-letters': {
    es: 'Un nombre tiene letras que los formularios del IRS no aceptan. Pide cómo lo escribe su pasaporte en letras latinas.',
    en: 'A name has letters that forms of the IRS do not take. Ask how the passport writes it in Latin letters.',
    pt: 'Um nome tem letras que os formulários do IRS não aceitam. Pergunte como o passaporte escreve em letras latinas.',
  },
  'admin.no-such-admin': {
    es: 'Esa persona ya no es del equipo.',
    en: 'That person is not on the team any more.',
    pt: 'Essa pessoa não é mais da equipe.',
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
  'mailing.no-such-scan': {
    es: 'Ese escaneo no existe.',
    en: 'There is no such scan.',
    pt: 'Essa digitalização não existe.',
  },
  'mailing.not-for-company': {
    es: 'Esa empresa no recibe correspondencia en Faro: es una Cross Border Crypto.',
    en: 'That company gets no mail at Faro: it is a Cross Border Crypto.',
    pt: 'Essa empresa não recebe correspondência na Faro: é uma Cross Border Crypto.',
  },
  'admin.no-such-user': {
    es: 'Ese usuario no existe.',
    en: 'There is no such user.',
    pt: 'Esse usuário não existe.',
  },
  'admin.no-such-bought': {
    es: 'Esto ya no está. Vuelve a la lista.',
    en: 'This is not there any more. Go back to the list.',
    pt: 'Isto não está mais aqui. Volte à lista.',
  },
  'admin.bought-changed': {
    es: 'Otra persona ya hizo algo con esto. Mira cómo quedó antes de seguir.',
    en: 'Somebody else has done something with this already. See how it stands before you go on.',
    pt: 'Outra pessoa já fez algo com isto. Veja como ficou antes de continuar.',
  },
  'admin.dissolution-busy': {
    es: 'La empresa tiene algo pagado sin hacer, o un pago a medias. Resuélvelo antes de darla por disuelta.',
    en: 'Something of the company is paid and not done, or being paid. Settle it before you note it as dissolved.',
    pt: 'A empresa tem algo pago e não feito, ou um pagamento em andamento. Resolva antes de dá-la como dissolvida.',
  },
  'admin.dissolution-changed': {
    es: 'Esta empresa ya no figura como disuelta. Mira cómo quedó.',
    en: 'This company is not noted as dissolved any more. See how it stands.',
    pt: 'Esta empresa não consta mais como dissolvida. Veja como ficou.',
  },
  'admin.reopen-note-missing': {
    es: 'Escribe qué pasó: los titulares lo leen.',
    en: 'Write what happened: the owners read it.',
    pt: 'Escreva o que aconteceu: os titulares leem.',
  },
  'admin.bought-day-wrong': {
    es: 'Escribe el día en que se hizo; no puede ser un día que todavía no llegó.',
    en: 'Enter the day on which it was done; it cannot be one that has not come yet.',
    pt: 'Escreva o dia em que foi feito; não pode ser um dia que ainda não chegou.',
  },
  'admin.bought-fee-missing': {
    es: 'Escribe lo que cobra el estado; 0 si no cobra nada.',
    en: 'Enter what the state charges; 0 where it charges nothing.',
    pt: 'Escreva quanto o estado cobra; 0 se não cobra nada.',
  },
  'admin.no-second-name': {
    es: 'El pedido no tiene una segunda opción de nombre.',
    en: 'The order has no second choice of name.',
    pt: 'O pedido não tem uma segunda opção de nome.',
  },
  'admin.bought-note-missing': {
    es: 'Escribe por qué no se destruye: el titular lo lee.',
    en: 'Say why it is not shredded: the owner reads it.',
    pt: 'Escreva por que não será destruído: o titular lê.',
  },
  'admin.bought-proof-missing': {
    es: 'Falta el comprobante, o todavía no terminó de subir.',
    en: 'The proof is missing, or has not been uploaded to its end.',
    pt: 'Falta o comprovante, ou ele ainda não terminou de subir.',
  },
  'scan.not-pdf': {
    es: 'El archivo no es un PDF.',
    en: 'The file is not a PDF.',
    pt: 'O arquivo não é um PDF.',
  },
  'scan.too-large': {
    es: 'El archivo pesa más de 20 MB.',
    en: 'The file is larger than 20 MB.',
    pt: 'O arquivo tem mais de 20 MB.',
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
  | typeof sendScan
  | typeof takeBackScan
  | typeof assignWork
  | typeof settleDifference
  | typeof recordElection
  | typeof workOnBought
  | typeof addProof
  | typeof decideDocument
  | typeof takeBackDocument
  | typeof addDeskDocument
  | typeof readBought
  | typeof reopenCompany,
  | 'desk.blank-missing'
  | 'desk.form-letters'
  | 'document.file-missing'
  | 'admin.bought-fee-missing'
  | 'scan.not-pdf'
  | 'scan.too-large'
  | 'admin.reopen-note-missing'
>;
