import type {askShredding} from '#contract/mailing/ask-shredding.ts';
import type {callOffPaper} from '#contract/mailing/call-off-paper.ts';
import {pdfReasons} from '#src/data/files/pdf-reasons.ts';
import type {ReasonWords, WordsFor} from '#src/i18n/reason-words.ts';
import type {PdfReason} from '#workers/read-pdf/engine.ts';

/** Why a scan cannot be shown, or nothing becomes of its paper. */
export const reasons = {
  ...pdfReasons,
  'mailing.address-lacking': {
    es: 'Completa este dato: hace falta para que llegue.',
    en: 'Fill this in: it is needed for it to arrive.',
    pt: 'Preencha este dado: é preciso para que chegue.',
  },
  'mailing.no-such-paper': {
    es: 'Ya no hay un original de esta carta con el que hacer algo.',
    en: 'There is no original of this letter any more.',
    pt: 'Não há mais um original desta carta.',
  },
  'mailing.owner-alone': {
    es: 'Solo el titular de la empresa decide sobre el original.',
    en: 'Only the owner of the company decides about the original.',
    pt: 'Só o titular da empresa decide sobre o original.',
  },
  'mailing.paper-spoken': {
    es: 'Ya se pidió otra cosa para este original. Mira cómo quedó.',
    en: 'Something else was asked for this original already. See how it stands.',
    pt: 'Já foi pedida outra coisa para este original. Veja como ficou.',
  },
  'mailing.paper-costs': {
    es: 'Los precios cambiaron: destruirlo tiene un costo. Vuelve a abrir la carta.',
    en: 'Prices have changed: shredding has a cost. Open the letter again.',
    pt: 'Os preços mudaram: a destruição tem um custo. Abra a carta de novo.',
  },
  'mailing.paper-begun': {
    es: 'Ya empezamos: no se puede cancelar.',
    en: 'We have begun already: it cannot be called off.',
    pt: 'Já começamos: não dá para cancelar.',
  },
} satisfies ReasonWords<PdfReason> & WordsFor<typeof askShredding | typeof callOffPaper, 'mailing.address-lacking'>;
