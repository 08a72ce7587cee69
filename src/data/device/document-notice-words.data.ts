import type {Words} from '#src/i18n/words.ts';

/** What is told of a document, after its company's name; `{{document}}` names it. */
export const documentNoticeWords: Readonly<Record<'refused' | 'arrived' | 'takenBack', Words>> = {
  refused: {
    es: '{{company}}, documento rechazado: {{document}}. {{reason}}.',
    en: '{{company}}, document refused: {{document}}. {{reason}}.',
    pt: '{{company}}, documento recusado: {{document}}. {{reason}}.',
  },
  arrived: {
    es: '{{company}}, nuevo documento de Faro: {{document}}.',
    en: '{{company}}, new document from Faro: {{document}}.',
    pt: '{{company}}, novo documento da Faro: {{document}}.',
  },
  takenBack: {
    es: '{{company}}, Faro retiró un documento que puso por error: {{document}}.',
    en: '{{company}}, Faro took back a document that it had put there by mistake: {{document}}.',
    pt: '{{company}}, a Faro retirou um documento que tinha colocado por engano: {{document}}.',
  },
};
