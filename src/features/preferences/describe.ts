import {describeTables} from '#src/data/describe/description.ts';
import type {es} from './text/es.ts';

const describe = describeTables<typeof es>('preferences');

/** What a person chose, in words: it is told of while it waits to be sent. */
export const descriptions = [
  describe('preferences', {
    noun: {es: ['preferencia', 'preferencias'], en: ['preference', 'preferences'], pt: ['preferência', 'preferências']},
    feminineIn: ['es', 'pt'],
    nameOf: () => null,
    isOnly: true,
    fields: {
      theme: {
        kind: 'choice',
        label: 'theme',
        words: {light: 'themeLight', dark: 'themeDark', system: 'themeSystem'},
      },
      density: {
        kind: 'choice',
        label: 'density',
        words: {comfortable: 'density_comfortable', normal: 'density_normal', compact: 'density_compact'},
      },
      hasLetterKeys: {
        kind: 'flag',
        label: 'letterKeys',
        on: {es: 'con atajos de una letra', en: 'with single-letter shortcuts', pt: 'com atalhos de uma letra'},
        off: {es: 'sin atajos de una letra', en: 'without single-letter shortcuts', pt: 'sem atalhos de uma letra'},
      },
      mailsDates: {
        kind: 'flag',
        label: 'mailsDates',
        on: {es: 'con correos de fechas', en: 'with emails of dates', pt: 'com e-mails de datas'},
        off: {es: 'sin correos de fechas', en: 'without emails of dates', pt: 'sem e-mails de datas'},
      },
    },
  }),
];
