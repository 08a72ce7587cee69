import type {LocksText} from './es.ts';

/** What can be read only, in English. */
export const en: LocksText = {
  lapsed:
    '{{company}}’s plan ended on {{day}}. You can read and export everything; to work on it again, renew the plan.',
  lapsedTheirs:
    '{{company}}’s plan ended on {{day}}. You can read and export everything; its owner renews the plan so that you can work on it again.',
  renew: 'Renew the plan',
  closed: 'The company is dissolved: it can only be read.',
  closedText: 'What you did is still here, and you can take all of it with you. Nothing can be changed any more.',
  cannot: 'The plan has ended: for now this can only be read.',
  cannotText:
    'What you did is still here, and nothing is deleted. Once the plan is renewed, everything can be changed again.',
};
