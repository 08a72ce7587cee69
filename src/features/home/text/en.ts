import type {HomeText} from './es.ts';

export const en: HomeText = {
  title: 'Your US company, from any country',
  headline: 'Your US company, from any country',
  lead: "Keep the books of your LLC or C-Corp: import your bank's file, categorise transactions even without a connection, and download the statement.",
  start: 'Create account',
  signIn: 'Sign in',
  language: 'Language',
  fact1: 'Works offline',
  fact1Text: 'What you enter stays on your device and is sent when the network returns.',
  fact2: 'Any bank',
  fact2Text: 'Reads the CSV just as your bank gives it and shows you how it understood it.',
  fact3: 'In your language',
  fact3Text: 'Spanish, English and Portuguese, with dates and amounts the way you write them.',
  stampAlt: 'A stamp with a lighthouse lighting a coast drawn in lines',
};
