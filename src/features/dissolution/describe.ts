import {describeTables, hide} from '#src/data/describe/description.ts';
import type {es} from './text/es.ts';

const describe = describeTables<typeof es>('dissolution');

/** The steps of a dissolution, in words. */
export const descriptions = [
  describe('dissolutionSteps', {
    noun: {
      es: ['paso de la disolución', 'pasos de la disolución'],
      en: ['step of the dissolution', 'steps of the dissolution'],
      pt: ['passo da dissolução', 'passos da dissolução'],
    },
    feminineIn: [],
    nameOf: ({day}) => day,
    fields: {
      ...hide('kind', 'at', 'orderId', 'feeCents', 'why', 'proofId'),
      day: {kind: 'day', label: {es: 'Día', en: 'Day', pt: 'Dia'}},
      by: {kind: 'text', label: {es: 'Quién', en: 'Who', pt: 'Quem'}},
      note: {kind: 'text', label: {es: 'Nota', en: 'Note', pt: 'Observação'}},
    },
  }),
];
