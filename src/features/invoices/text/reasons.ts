import type {ReasonWords} from '#src/i18n/reason-words.ts';

/** Why an invoice could not be printed. */
export const reasons = {
  'invoice.fonts-missing': {
    es: 'Las letras para el PDF no están en este dispositivo. Conéctate una vez y vuelve a intentarlo.',
    en: 'The typefaces for the PDF are not on this device. Go online once and try again.',
    pt: 'As fontes do PDF não estão neste dispositivo. Conecte-se uma vez e tente de novo.',
  },
} as const satisfies ReasonWords;
