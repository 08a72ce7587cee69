import type {ReasonWords} from '#src/i18n/reason-words.ts';

/** Why a record or a letter of ours is not printed. */
export const recordReasons = {
  'record.fonts-missing': {
    es: 'No pudimos preparar el documento. Conéctate una vez e inténtalo de nuevo.',
    en: 'We could not prepare the document. Connect once and try again.',
    pt: 'Não conseguimos preparar o documento. Conecte-se uma vez e tente de novo.',
  },
} satisfies ReasonWords<'record.fonts-missing'>;
