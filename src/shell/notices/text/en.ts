import type {NoticesText} from './es.ts';

export const en: NoticesText = {
  title: 'Notifications',
  clear: 'Clear all',
  see: 'See',
  seeWhat: 'See: {{text}}',
  unread: 'Unread',
  emptyTitle: 'No notifications',
  emptyText: 'What we told you stays here: what was done, what failed and where to see it. It is kept on this device.',
};
