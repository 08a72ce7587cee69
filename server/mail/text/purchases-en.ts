import type {PurchaseKind, ReturnReason} from '#contract/purchases/purchase.ts';
import {toDay, toDollars, toMoment, type MailWords, type PurchaseMailKind} from '#server/mail/letter.ts';
import type {MailOrder} from '#server/mail/mail-order.ts';
import {sayInvoice, sayLines} from '#server/mail/say-lines.ts';
import {duties, lineWords, services} from './orders-en.ts';

const names = {...services, ...duties, dissolution: 'Dissolution'};

const paidWords: Readonly<Record<PurchaseKind, (company: string) => string>> = {
  renewal: (company) =>
    `Thank you. Now we file it with the state for ${company}. Paid is not filed yet: we write to you once the state confirms it.`,
  services: (company) => `Thank you. We are already working on what you ordered for ${company}.`,
  paper: (company) =>
    `Thank you. We are preparing the original of the letter of ${company}. Until we begin you can call it off under Mail.`,
  dissolution: (company) =>
    `Thank you. Now we prepare the dissolution of ${company} with the state. Until we begin, any owner can withdraw it and we return all that was paid.`,
};

const whyWords: Readonly<Record<ReturnReason, (company: string) => string>> = {
  settled: (company) =>
    `You paid for something of ${company} that had been settled meanwhile. We are returning what you paid.`,
  refused: (company) => `The state did not accept the filing of ${company}. We are returning what you paid for it.`,
  lacking: (company) =>
    `We could not file for ${company}: something was missing that the filing needs. We are returning what you paid for it.`,
  other: (company) => `We could not do what you ordered for ${company}. We are returning what you paid for it.`,
};

function sayBought({what, period}: Extract<MailOrder, {kind: 'purchase-done'}>['bought']): string {
  return period === null ? names[what] : `${names[what]} ${period}`;
}

/** The mails of what is bought for a company. */
export const purchasesEn = (greet: (name: string) => string): Pick<MailWords, PurchaseMailKind> => ({
  'purchase-paid': ({firstName, number, company, purchase, lines, cents, at, invoice, path}) => ({
    subject: `Receipt for your order ${number}`,
    title: 'We received your payment',
    before: [greet(firstName), paidWords[purchase](company)],
    facts: [
      ['Order', number],
      ...sayLines(lines, lineWords, (amount) => toDollars('en', amount)),
      ['Paid', toDollars('en', cents)],
      ['Date', toMoment('en', at)],
      ...sayInvoice('Invoice', invoice),
    ],
    action: {label: 'See how it is going', path},
    after: invoice === null ? [] : ['The invoice as a PDF waits for you under “Invoices”.'],
  }),
  'purchase-unpaid': ({firstName, number, company, cents, path}) => ({
    subject: `The payment of your order ${number} was not completed`,
    title: 'The payment was not completed',
    before: [
      greet(firstName),
      `The payment for ${company} was left unfinished and we canceled it: nothing was charged. You can pay whenever you like.`,
    ],
    facts: [
      ['Order', number],
      ['Total', toDollars('en', cents)],
    ],
    action: {label: 'Pay again', path},
    after: ['If your bank declined the card, use another one or talk to your bank.'],
  }),
  'purchase-returned': ({firstName, number, company, cents, why, note, path}) => ({
    subject: `${company}: we are returning ${toDollars('en', cents)}`,
    title: 'We are returning your money',
    before: [greet(firstName), whyWords[why](company)],
    ...(note === '' ? {} : {quote: note}),
    facts: [
      ['Order', number],
      ['Returned', toDollars('en', cents)],
    ],
    action: {label: 'See how it is going', path},
    after: ['Your bank shows it in a few days, on the same card.'],
  }),
  'purchase-fee': ({firstName, company, bought, cents, path}) => ({
    subject: `${company}: we know what the state charges`,
    title: 'We know what the state charges',
    before: [
      greet(firstName),
      `You asked what the state charges for a filing of ${company}. It can be paid now, if you want us to file it.`,
    ],
    facts: [
      ['What', sayBought(bought)],
      ['State fee', toDollars('en', cents)],
    ],
    action: {label: 'See and pay', path},
    after: [],
  }),
  'purchase-done': ({firstName, company, bought, day, note, path}) => ({
    subject: `${company}: ${sayBought(bought)}, done`,
    title: `${sayBought(bought)}: done`,
    before: [greet(firstName), `What you ordered for ${company} is done. The proof is on the page of the company.`],
    ...(note === '' ? {} : {quote: note}),
    facts: [
      ['What', sayBought(bought)],
      ['Day', toDay('en', day)],
    ],
    action: {label: 'See the proof', path},
    after: [],
  }),
  'paper-done': ({firstName, company, wish, day, tracking, note, path}) => ({
    subject:
      wish === 'forward'
        ? `${company}: the original of a letter is on its way`
        : `${company}: the original of a letter is shredded`,
    title: wish === 'forward' ? 'The original is on its way' : 'The original is shredded',
    before: [
      greet(firstName),
      wish === 'forward'
        ? `We sent the original of a letter of ${company} to the address that you gave us.`
        : `We shredded the original of a letter of ${company}, as you asked. The scan stays in Faro.`,
    ],
    ...(note === '' ? {} : {quote: note}),
    facts: [
      ['Day', toDay('en', day)],
      ...(tracking === '' ? [] : ([['Tracking', tracking]] satisfies [string, string][])),
    ],
    action: {label: 'See the mail', path},
    after: [],
  }),
  'paper-turned-down': ({firstName, company, day, note, path}) => ({
    subject: `${company}: the original of a letter is not shredded`,
    title: 'We did not shred the original',
    before: [
      greet(firstName),
      `You asked us to shred the original of a letter of ${company}. We did not: it is still kept, and you can have it sent to you.`,
    ],
    ...(note === '' ? {} : {quote: note}),
    facts: [['Day', toDay('en', day)]],
    action: {label: 'See the mail', path},
    after: [],
  }),
});
