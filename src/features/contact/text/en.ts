import type {ContactText} from './es.ts';

export const en: ContactText = {
  title: 'Messages',
  lead: 'What came in through the contact form, newest first.',
  answer: 'Reply',
  answerTo: 'Reply to {{name}}',
  answerSubject: 'Your message to Faro',
  'writes.es': 'Writes in Spanish',
  'writes.en': 'Writes in English',
  'writes.pt': 'Writes in Portuguese',
  none: 'Nobody has written yet',
  noneText: 'Messages from the contact form appear here and arrive by email.',
  trouble: 'We could not fetch the messages.',
};
