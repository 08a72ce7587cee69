import {describeTables, hide} from '#src/data/describe/description.ts';
import type {es} from './text/es.ts';

const describe = describeTables<typeof es>('subscriptions');

/** What is paid by time, in words. */
export const descriptions = [
  describe('subscriptions', {
    noun: {
      es: ['suscripción', 'suscripciones'],
      en: ['subscription', 'subscriptions'],
      pt: ['assinatura', 'assinaturas'],
    },
    feminineIn: ['es', 'pt'],
    nameOf: ({planId}) => planId,
    fields: {
      ...hide('countedFrom', 'owedFor', 'retryOn', 'nextPeriod'),
      planId: {kind: 'shown', as: 'word', label: {es: 'Plan', en: 'Plan', pt: 'Plano'}},
      nextPlanId: {
        kind: 'shown',
        as: 'word',
        label: {es: 'Plan al renovar', en: 'Plan at renewal', pt: 'Plano na renovação'},
      },
      isEnding: {
        kind: 'flag',
        label: {es: 'Renovación', en: 'Renewal', pt: 'Renovação'},
        on: {es: 'no se renueva', en: 'is not renewed', pt: 'não renova'},
        off: {es: 'se renueva', en: 'is renewed', pt: 'renova'},
      },
      period: {
        kind: 'choice',
        label: {es: 'Pago', en: 'Billing', pt: 'Pagamento'},
        words: {
          year: {es: 'anual', en: 'yearly', pt: 'anual'},
          month: {es: 'mensual', en: 'monthly', pt: 'mensal'},
        },
      },
      paidUntil: {kind: 'day', label: {es: 'Pagado hasta', en: 'Paid until', pt: 'Pago até'}},
    },
  }),
];
