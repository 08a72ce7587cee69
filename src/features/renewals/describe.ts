import {describeTables, hide} from '#src/data/describe/description.ts';
import type {es} from './text/es.ts';

const describe = describeTables<typeof es>('renewals');

/** What was done about renewals, in words. */
export const descriptions = [
  describe('renewals', {
    noun: {es: ['renovación', 'renovaciones'], en: ['renewal', 'renewals'], pt: ['renovação', 'renovações']},
    feminineIn: ['es', 'pt'],
    nameOf: ({period}) => String(period),
    fields: {
      ...hide(
        'proofId',
        'markedBy',
        'markedAt',
        'orderId',
        'paidAt',
        'returnedAt',
        'returnedWhy',
        'feeCents',
        'feeAskedAt',
      ),
      what: {
        kind: 'choice',
        label: {es: 'Qué pide el estado', en: 'What the state asks for', pt: 'O que o estado pede'},
        words: {
          report: 'duty.report',
          statement: 'duty.statement',
          tax: 'duty.tax',
          'franchise-tax': 'duty.franchise-tax',
        },
      },
      period: {kind: 'shown', as: 'number', label: {es: 'Año', en: 'Year', pt: 'Ano'}},
      dueDay: {kind: 'day', label: {es: 'Vence', en: 'Due', pt: 'Vence'}},
      elsewhereOn: {
        kind: 'day',
        label: {es: 'Presentada por su cuenta', en: 'Filed on their own', pt: 'Entregue por conta própria'},
      },
      filedOn: {kind: 'day', label: {es: 'Presentada por Faro', en: 'Filed by Faro', pt: 'Entregue pela Faro'}},
      note: {kind: 'text', label: {es: 'Nota', en: 'Note', pt: 'Observação'}},
    },
  }),
];
