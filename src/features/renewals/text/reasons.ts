import type {askRenewalFee} from '#contract/renewals/ask-renewal-fee.ts';
import type {markRenewal} from '#contract/renewals/mark-renewal.ts';
import {fileReasons} from '#src/data/files/file-reasons.ts';
import type {WordsFor} from '#src/i18n/reason-words.ts';

/** Why a renewal is not marked. */
export const reasons = {
  ...fileReasons,
  'renewal.day-future': {
    es: 'Ese día todavía no llegó. Escribe el día en que se presentó.',
    en: 'That day has not come yet. Enter the day on which it was filed.',
    pt: 'Esse dia ainda não chegou. Escreva o dia em que foi entregue.',
  },
  'renewal.day-missing': {
    es: 'Escribe el día en que se presentó.',
    en: 'Enter the day on which it was filed.',
    pt: 'Escreva o dia em que foi entregue.',
  },
  'renewal.marked': {
    es: 'Otra persona ya lo marcó como presentado, con otro comprobante. No cambiamos nada.',
    en: 'Somebody else has marked it as filed already, with another proof. Nothing was changed.',
    pt: 'Outra pessoa já marcou como entregue, com outro comprovante. Nada foi alterado.',
  },
  'renewal.none': {
    es: 'Esta renovación ya no está así. Mira cómo quedó.',
    en: 'This renewal does not stand like this any more. See how it is now.',
    pt: 'Esta renovação não está mais assim. Veja como ficou.',
  },
  'renewal.not-permitted': {
    es: 'Solo el titular o un encargado puede marcarlo.',
    en: 'Only the owner or a manager can mark it.',
    pt: 'Só o titular ou um encarregado pode marcar.',
  },
  'renewal.paid': {
    es: 'Ya está pagado y lo estamos presentando: no hace falta marcarlo.',
    en: 'It is paid and we are filing it: there is no need to mark it.',
    pt: 'Já está pago e estamos entregando: não é preciso marcar.',
  },
  'renewal.proof-missing': {
    es: 'Elige el comprobante que te dio el estado.',
    en: 'Choose the proof that the state gave you.',
    pt: 'Escolha o comprovante que o estado lhe deu.',
  },
  'renewal.proof-not-here': {
    es: 'El comprobante todavía no llegó a Faro, y sin él no se puede marcar. Espera a que termine de subirse y vuelve a intentarlo, o elige el archivo de nuevo.',
    en: 'The proof has not reached Faro yet, and it cannot be marked without it. Wait until it has uploaded and try again, or choose the file again.',
    pt: 'O comprovante ainda não chegou à Faro, e sem ele não dá para marcar. Espere o envio terminar e tente de novo, ou escolha o arquivo outra vez.',
  },
} satisfies WordsFor<typeof markRenewal | typeof askRenewalFee, 'renewal.day-missing' | 'renewal.proof-missing'>;
