import type {changeSubscription} from '#contract/subscriptions/change-subscription.ts';
import type {readAnothers} from '#contract/subscriptions/read-anothers.ts';
import type {ReasonOf} from '#contract/kernel/failure.ts';
import type {ReasonWords} from '#src/i18n/reason-words.ts';

/** Why what is renewed cannot be changed; who may not is told by the words of paying. */
export const reasons = {
  'subscription.unknown': {
    es: 'Esta suscripción ya no existe.',
    en: 'This subscription is no longer there.',
    pt: 'Esta assinatura não existe mais.',
  },
  'subscription.over': {
    es: 'Ya llegó su fecha: no se puede cambiar.',
    en: 'Its day has come: it cannot be changed any more.',
    pt: 'A data já chegou: não dá mais para mudar.',
  },
  'subscription.plan-below-volume': {
    es: 'Ese plan no alcanza para el volumen de la empresa.',
    en: 'That plan is too small for what the company moves.',
    pt: 'Esse plano não basta para o volume da empresa.',
  },
  'subscription.no-such-person': {
    es: 'No puedes ver lo que paga esta persona.',
    en: 'You cannot see what this person pays for.',
    pt: 'Você não pode ver o que esta pessoa paga.',
  },
} satisfies ReasonWords<
  Exclude<ReasonOf<typeof changeSubscription>, 'subscription.owner-only'> | ReasonOf<typeof readAnothers>
>;
