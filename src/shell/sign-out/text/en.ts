import type {SignOutText} from './es.ts';

export const en: SignOutText = {
  title: 'Start over',
  ask: 'Sign out and start over?',
  why: 'This begins without an account: we sign you out on this device, and you choose which company to create.',
  addInstead: 'Form another company in my account',
  leave: 'Sign out and start',
  stampAlt: 'A stamp with a lighthouse lighting a coast drawn in lines',
  'signOut.title': 'Sign out?',
  'signOut.text': 'The data on this device is deleted. Everything is synced: you will find it when you sign in again.',
  'signOut.unsentTitle_one': '{{count}} unsynced change will be lost on this device',
  'signOut.unsentTitle_other': '{{count}} unsynced changes will be lost on this device',
  'signOut.unsentText': 'Signing out deletes what is on this device. You can send it, or save a copy first.',
  'signOut.see': 'See the changes',
  'signOut.discard': 'Discard and sign out',
  'admin.signOutText': 'Nothing of yours stays on this device.',
};
