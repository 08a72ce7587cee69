import {writeRenewals} from './renewals.ts';
import type {dutyKinds} from '#contract/catalogue/ids.ts';
import {toDay, toDollars, toMoment, type MailWords, type OrderMailKind} from '#server/mail/letter.ts';
import {nameServices} from '#server/mail/service-names.ts';
import {sayNeeds} from '#server/mail/say-needs.ts';
import {sayInvoice, sayLines} from '#server/mail/say-lines.ts';

/** What is sold beside a plan, by its id. */
export const services = nameServices('en');

const toSignWords = {
  'operating-agreement':
    'Next from you: read and sign the operating agreement, which we wrote from your answers. It waits on your home.',
  bylaws: 'Next from you: read and sign the bylaws, which we wrote from your answers. They wait on your home.',
};

/** What states ask for, by its kind. */
export const duties: Readonly<Record<(typeof dutyKinds)[number], string>> = {
  report: 'Annual report',
  statement: 'Statement of information',
  tax: 'Annual tax',
  'franchise-tax': 'Franchise tax',
};

/** The words of an order's lines. */
export const lineWords = {
  services,
  duties,
  periods: {year: 'one year', month: 'one month', once: 'one-time'},
  plan: 'Plan',
  filing: 'State filing',
  coupon: 'Coupon',
  handling: 'Filing with the state',
  stateFee: 'State fee',
  stateLate: 'State late fee',
  forwarding: 'Forwarding of the original',
  shredding: 'Shredding of the original',
  included: 'included',
};

const next = {
  create: (name: string) => `We are preparing to file ${name}`,
  migrate: (name: string) => `We are reviewing what ${name} already has`,
  crypto: (name: string) => `We are preparing to open the account of ${name}`,
};

/** The mails of orders. */
export const ordersEn = (greet: (name: string) => string): Pick<MailWords, OrderMailKind> => ({
  'order-placed': ({firstName, number, company, cents, until, path}) => ({
    subject: `Your order ${number} is saved`,
    title: 'Your order is saved',
    before: [
      greet(firstName),
      `We saved your order${company === '' ? '' : ` for ${company}`}. You can pay it whenever you like, on any device, until ${toDay('en', until)}.`,
    ],
    facts: [
      ['Order', number],
      ['Total', toDollars('en', cents)],
    ],
    action: {label: 'Continue with the order', path},
    after: [
      "This link opens your order: don't share it.",
      "If you didn't place this order, ignore this email; nothing happens without a payment.",
    ],
  }),
  'order-paid': ({firstName, number, company, lines, cents, at, invoice, isClaimed, toSign, path}) => ({
    subject: `Receipt for your order ${number}`,
    title: 'We received your payment',
    before: [greet(firstName), `Thank you. We are already working on ${company === '' ? 'your company' : company}.`],
    facts: [
      ['Order', number],
      ...sayLines(lines, lineWords, (amount) => toDollars('en', amount)),
      ['Paid', toDollars('en', cents)],
      ['Date', toMoment('en', at)],
      ...sayInvoice('Invoice', invoice),
    ],
    action: {
      label: !isClaimed ? 'Create your account and see the company' : toSign ? 'Read and sign' : 'See the company',
      path,
    },
    after: [
      ...(isClaimed && invoice !== null ? ['The invoice as a PDF waits for you under “Invoices”.'] : []),
      ...(isClaimed
        ? []
        : [
            "This link opens your company: don't share it. Create an account or sign in with it to have the company in your name.",
          ]),
      ...(toSign ? [toSignWords[toSign]] : []),
      'A paid order cannot be cancelled or refunded. Your dashboard shows each step with its date, and what we need from you.',
    ],
  }),
  'payment-failed': ({firstName, number, company, cents, until, path}) => ({
    subject: `The payment of your order ${number} was not completed`,
    title: 'The payment was not completed',
    before: [
      greet(firstName),
      `The payment of ${company === '' ? 'your order' : company} was left unfinished and we cancelled it: nothing was charged. Your answers are still saved and you can pay until ${toDay('en', until)}.`,
    ],
    facts: [
      ['Order', number],
      ['Total', toDollars('en', cents)],
    ],
    action: {label: 'Pay now', path},
    after: [
      'If your bank declined the card, use another one or talk to your bank.',
      "This link opens your order: don't share it.",
    ],
  }),
  'company-created': ({firstName, number, company, orderKind, startsBy, path}) => {
    const name = company === '' ? 'your company' : company;
    return {
      subject: `Your order ${number} is under way`,
      title: 'Your company is under way',
      before: [
        greet(firstName),
        `${next[orderKind](name)}. ${startsBy === null ? 'We do it in order of arrival.' : `We start by ${toMoment('en', startsBy)}.`}`,
      ],
      facts: [
        ['Order', number],
        ['Progress', 'Order received'],
      ],
      action: {label: 'See my company', path},
      after: ['We tell you about each step. Your home shows what we are doing and what we need from you.'],
    };
  },
  'company-needs': ({firstName, number, company, toSign, path, ...needs}) => ({
    subject: `What we need from you for order ${number}`,
    title: 'What we need from you',
    before: [
      greet(firstName),
      `To go on with ${company === '' ? 'your company' : company}, upload the documents in this list. A proof of address counts if it is of the last three months.`,
    ],
    facts: sayNeeds('en', {company, ...needs}, {company: 'Company', partner: 'Partner'}),
    action: {label: toSign ? 'Read and sign' : 'Go to my home', path},
    after: [
      ...(toSign ? [toSignWords[toSign]] : []),
      "Don't send documents by email: upload them on your company's page. They leave your device encrypted.",
    ],
  }),
  ...writeRenewals('en', greet, lineWords),
});
