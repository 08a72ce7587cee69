import {utcDay} from '#contract/kernel/dates.ts';
import {describeTables, hide} from '#src/data/describe/description.ts';
import type {es} from './text/es.ts';

const describe = describeTables<typeof es>('boi');

/** Kept answers about the BOI report, in words. */
export const descriptions = [
  describe('boiReports', {
    noun: {
      es: ['respuesta sobre el reporte BOI', 'respuestas sobre el reporte BOI'],
      en: ['answer on the BOI report', 'answers on the BOI report'],
      pt: ['resposta sobre o relatório BOI', 'respostas sobre o relatório BOI'],
    },
    feminineIn: ['es', 'pt'],
    nameOf: ({answeredAt}) => answeredAt && utcDay(answeredAt),
    fields: {
      ...hide('state', 'formedOn', 'isRegistered', 'isExempt', 'ruleFrom', 'answeredAt', 'answeredBy'),
      formedIn: {kind: 'choice', label: 'birthplace', words: {state: 'born.us', abroad: 'born.abroad'}},
      registeredOn: {kind: 'day', label: 'registered'},
      filedOn: {kind: 'day', label: 'ask.filedOn'},
      outcome: {
        kind: 'choice',
        label: 'title',
        words: {
          'formed-in-us': 'state.none',
          'not-registered': 'state.none',
          exempt: 'state.none',
          due: 'state.due',
          filed: 'state.filed',
        },
      },
      dueDay: {kind: 'day', label: {es: 'Hasta', en: 'Until', pt: 'Até'}},
    },
  }),
];
