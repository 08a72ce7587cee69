import type {WaitlistText} from './es.ts';

/** What is said of things that are not there yet, in English. */
export const en: WaitlistText = {
  'not.account': 'The dollar account and the wallet cannot be opened in Faro yet.',
  'not.mail': 'Scanned mail cannot be read in Faro yet.',
  'not.forms': 'IRS forms cannot be prepared in Faro yet.',
  tellMe: 'Tell me when it is here',
  told: 'We will write to {{email}} when it is here.',
  offline: 'Leaving your email needs a connection.',
};
