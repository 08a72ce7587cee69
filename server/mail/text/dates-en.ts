import {toDay, type MailWords} from '#server/mail/letter.ts';
import type {MailOrder} from '#server/mail/mail-order.ts';
import {duties, services} from './orders-en.ts';

const names: Readonly<Record<Extract<MailOrder, {kind: 'date-due'}>['item'], string>> = {
  ...services,
  ...duties,
  '1065': 'Form 1065',
  '1120': 'Form 1120',
  '5472': 'Form 5472 with 1120',
  boi: 'BOI report',
  plan: 'Faro plan',
};

function sayWhen(daysLeft: number): string {
  if (daysLeft < 0) return 'overdue';
  if (daysLeft === 0) return 'due today';
  return daysLeft === 1 ? 'due tomorrow' : `due in ${daysLeft} days`;
}

/** The mail of a date that comes, or is over. */
export const datesEn = (greet: (name: string) => string): Pick<MailWords, 'date-due'> => ({
  'date-due': ({firstName, company, item, state, day, daysLeft, path}) => ({
    subject: `${company}: ${names[item]}, ${sayWhen(daysLeft)}`,
    title: `${names[item]}: ${sayWhen(daysLeft)}`,
    before: [
      greet(firstName),
      daysLeft < 0
        ? `This date of ${company} has passed. If it is done, there is nothing else to do; if not, it is best settled soon.`
        : `A date of ${company} is coming up.`,
    ],
    facts: [['What', names[item]], ...(state === null ? [] : ([['State', state]] as const)), ['Due', toDay('en', day)]],
    action: {label: 'See the date', path},
    after: [
      'You can stop receiving these emails in Preferences. The dates stay on your home page: stopping the emails does not change when things are due.',
    ],
  }),
});
