import type {openOwnDocument} from '#contract/documents/open-own-document.ts';
import type {WordsFor} from '#src/i18n/reason-words.ts';

/** Why a document does not open, for its people and for the desk. */
export const documentReasons = {
  'document.broken': {
    es: 'El documento no se puede abrir: la clave con la que se guardó ya no está. Súbelo de nuevo.',
    en: 'The document cannot be opened: the key it was kept with is gone. Upload it again.',
    pt: 'Não dá para abrir o documento: a chave com que foi guardado não existe mais. Envie de novo.',
  },
  'document.none': {
    es: 'Este documento ya no está, o no es para ti.',
    en: 'This document is no longer there, or is not for you.',
    pt: 'Este documento não está mais aqui, ou não é para você.',
  },
} satisfies WordsFor<typeof openOwnDocument>;
