import type {WaitlistText} from './es.ts';

/** What is said of things that are not there yet, in Portuguese. */
export const pt: WaitlistText = {
  'not.account': 'A conta em dólares e a carteira ainda não podem ser abertas na Faro.',
  'not.mail': 'A correspondência digitalizada ainda não pode ser lida na Faro.',
  'not.forms': 'Os formulários do IRS ainda não podem ser preparados na Faro.',
  tellMe: 'Avise-me quando estiver',
  told: 'Vamos avisar em {{email}} quando estiver pronto.',
  offline: 'Para deixar seu e-mail é preciso conexão.',
};
