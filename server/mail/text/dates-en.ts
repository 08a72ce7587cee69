import type {FederalForm} from '#contract/companies/due-dates.ts';
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

/** Whose a declaration is, where that is not known. */
export const conditions: Readonly<Record<FederalForm, string>> = {
  '1065': 'if it has several owners',
  '1120': 'if it is a C-Corp',
  '5472': 'if it has one owner',
};

function sayWhen(daysLeft: number): string {
  if (daysLeft < 0) return 'overdue';
  if (daysLeft === 0) return 'due today';
  return daysLeft === 1 ? 'due tomorrow' : `due in ${daysLeft} days`;
}

/** The mail of a date that comes, or is over. */
export const datesEn = (greet: (name: string) => string): Pick<MailWords, 'date-due'> => ({
  'date-due': ({firstName, company, item, state, day, daysLeft, isIf, isUnasked, path}) => {
    const isFederal = item === '1065' || item === '1120' || item === '5472';
    const name = isIf && isFederal ? `${names[item]} (${conditions[item]})` : names[item];
    return {
      subject: `${company}: ${name}, ${sayWhen(daysLeft)}`,
      title: `${name}: ${sayWhen(daysLeft)}`,
      before: [
        greet(firstName),
        daysLeft >= 0
          ? `A date of ${company} is coming up.`
          : isFederal
            ? `This date of ${company} has passed. Faro does not know whether the return was filed: if it was, there is nothing else to do; if the IRS was asked for an extension, the extended day counts; if neither, it is best filed soon.`
            : `This date of ${company} has passed. If it is done, there is nothing else to do; if not, it is best settled soon.`,
        ...(isIf && isFederal
          ? [`Faro does not know all the owners of ${company}: it owes this form ${conditions[item]}.`]
          : []),
      ],
      facts: [
        ['What', names[item]],
        ...(state === null ? [] : ([['State', state]] as const)),
        ['Due', toDay('en', day)],
      ],
      action: {label: 'See the date', path},
      after: [
        isUnasked
          ? 'You turned these emails off in Preferences. Of what the law asks for we write all the same, a week before and once if it passes: missing it may cost a penalty.'
          : 'You can stop receiving these emails in Preferences. The dates stay on your home page: stopping the emails does not change when things are due.',
      ],
    };
  },
});
