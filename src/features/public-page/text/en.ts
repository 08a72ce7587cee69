import type {PublicPageText} from './es.ts';

export const en: PublicPageText = {
  title: 'This page is not on this device yet',
  lead: 'You’re offline. Pages you have visited can be read all the same; this one opens as soon as the connection is back.',
  again: 'Try again',
  drafts: 'What you began',
  toDashboard: 'Go to my dashboard',
  home: 'Public site',
  requirements: 'Requirements',
  faq: 'FAQ',
  bankingFaq: 'Banking and crypto FAQ',
  blog: 'Blog',
  contact: 'Contact',
  privacy: 'Privacy',
  terms: 'Terms',
};
