import type {SignOutText} from './es.ts';

export const en: SignOutText = {
  title: 'Start over',
  ask: 'Sign out and start over?',
  why: 'This begins without an account: we sign you out on this device, and you choose which company to create.',
  addInstead: 'Add a company to my account',
  leave: 'Sign out and start',
  stampAlt: 'A stamp with a lighthouse lighting a coast drawn in lines',
};
