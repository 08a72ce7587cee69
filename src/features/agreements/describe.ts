import {describeTables, hide} from '#src/data/describe/description.ts';
import type {es} from './text/es.ts';

const describe = describeTables<typeof es>('agreements');

/** Signed agreements in words. */
export const descriptions = [
  describe('agreements', {
    noun: {
      es: ['acuerdo firmado', 'acuerdos firmados'],
      en: ['signed agreement', 'signed agreements'],
      pt: ['acordo assinado', 'acordos assinados'],
    },
    feminineIn: [],
    nameOf: ({signerName}) => signerName,
    fields: {
      ...hide('signedFor', 'signedBy', 'signedAt', 'language', 'hash'),
      kind: {
        kind: 'choice',
        label: {es: 'Documento', en: 'Document', pt: 'Documento'},
        words: {
          'operating-agreement': {es: 'acuerdo operativo', en: 'operating agreement', pt: 'acordo operacional'},
          bylaws: {es: 'estatutos', en: 'bylaws', pt: 'estatuto'},
        },
      },
      wording: {
        kind: 'shown',
        as: 'word',
        label: {es: 'Versión del texto', en: 'Version of the text', pt: 'Versão do texto'},
      },
      signerName: {kind: 'shown', as: 'word', label: {es: 'Quién firmó', en: 'Who signed', pt: 'Quem assinou'}},
    },
  }),
];
