import type {AnotherText} from './es.ts';

export const en: AnotherText = {
  subscriptionsOf: 'Subscriptions of {{name}}',
  cardsOf: 'Cards of {{name}}',
  note: 'What you see belongs to {{name}} ({{email}}). It can only be read.',
  noteAdmin:
    'What you see belongs to {{name}} ({{email}}). It can only be read, and their account says that you looked.',
  toOwnSubscriptions: 'See mine',
  toOwnCards: 'See mine',
  toUsers: 'Back to the users',
  offlineTitle: 'This cannot be seen without a connection',
  offlineText: 'What another person pays for is not kept on this device. It appears here when the connection is back.',
  offlineNote: 'No connection: this is what was read last.',
  nobodyTitle: 'You cannot see what this person pays for',
  nobodyText: 'The account no longer exists, or you manage none of its companies.',
  nobodyAdminText: 'There is no user at this address.',
  trouble: 'We could not fetch what this person pays for.',
  cards: 'Cards',
  cardsNone: 'No card is saved.',
  cardsTrouble: 'We could not read the cards.',
  isDefault: 'Default',
  'ends.good': 'Expires {{month}}',
  'ends.soon': 'Expires soon, {{month}}',
  'ends.expired': 'Expired {{month}}',
  toCards: 'The cards alone',
  toSubscriptions: 'See their subscriptions',
};
