import type {ServiceId} from '#contract/catalogue/ids.ts';
import {toDay, toDollars, toMoment, type MailWords} from '#server/mail/letter.ts';
import {sayLines} from '#server/mail/say-lines.ts';

const services: Readonly<Record<ServiceId, string>> = {
  'us-address': 'US address',
  itin: 'ITIN application',
  'irs-forms': 'IRS forms',
  'expedited-filing': 'Expedited filing',
  'corporate-records': 'Corporate records',
  'good-standing': 'Certificate of good standing',
  apostille: 'Apostille',
};

const toSignWords = {
  'operating-agreement':
    'Next from you: read and sign the operating agreement, which we wrote from your answers. It waits on your home.',
  bylaws: 'Next from you: read and sign the bylaws, which we wrote from your answers. They wait on your home.',
};

const lineWords = {
  services,
  periods: {year: 'one year', month: 'one month', once: 'one-time'},
  plan: 'Plan',
  filing: 'State filing',
  coupon: 'Coupon',
  included: 'included',
};

/** The mails of orders. */
export const ordersEn = (greet: (name: string) => string): Pick<MailWords, 'order-placed' | 'order-paid'> => ({
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
  'order-paid': ({firstName, number, company, lines, cents, at, isClaimed, toSign, path}) => ({
    subject: `Receipt for your order ${number}`,
    title: 'We received your payment',
    before: [greet(firstName), `Thank you. We are already working on ${company === '' ? 'your company' : company}.`],
    facts: [
      ['Order', number],
      ...sayLines(lines, lineWords, (amount) => toDollars('en', amount)),
      ['Paid', toDollars('en', cents)],
      ['Date', toMoment('en', at)],
    ],
    action: {
      label: !isClaimed ? 'Create your account and see the company' : toSign ? 'Read and sign' : 'See the company',
      path,
    },
    after: [
      ...(isClaimed
        ? []
        : [
            "This link opens your company: don't share it. Create an account or sign in with it to have the company in your name.",
          ]),
      ...(toSign ? [toSignWords[toSign]] : []),
      'A paid order cannot be cancelled or refunded. Your dashboard shows each step with its date, and what we need from you.',
    ],
  }),
});
