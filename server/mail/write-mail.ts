import type {Language} from '#contract/account/rules.ts';
import type {MailOrder} from './mail-order.ts';
import type {Mail} from '#server/providers/mail/port.ts';
import {cleanOrder} from './clean-order.ts';
import type {Letter, MailWords} from './letter.ts';
import {renderHtml, renderText} from './render-letter.ts';
import {mailsEn} from './text/en.ts';
import {mailsEs} from './text/es.ts';
import {mailsPt} from './text/pt.ts';

const wordsOf: Readonly<Record<Language, MailWords>> = {es: mailsEs, en: mailsEn, pt: mailsPt};

/** What a mail needs beside its order. */
export type Sending = {
  /** A UUID, the same at every try. */
  readonly id: string;
  /** When it was ordered: an instant, ISO UTC. */
  readonly date: string;
  /** Where links lead: `https://app.example.com`. */
  readonly origin: string;
  /** What is behind the `@` of our address. */
  readonly domain: string;
  /** Where answers go: a person reads them. */
  readonly contactEmail: string;
};

/** Puts an order into words: text and HTML of one letter, in the receiver's language. Rules: MAI1, MAI2. */
export function writeMail(given: MailOrder, {id, date, origin, domain, contactEmail}: Sending): Mail {
  const order = cleanOrder(given);
  const words = wordsOf[order.language];
  const letter = writeLetter(order, words);
  const frame = {language: order.language, words, origin};
  return {
    messageId: `<${id}@${domain}>`,
    date,
    to: order.to,
    replyTo: order.kind === 'contact-message' ? order.email : contactEmail,
    subject: letter.subject,
    text: renderText(letter, frame),
    html: renderHtml(letter, frame),
  };
}

/** Spelled out, since TypeScript does not see that a kind's words take that kind's order. */
function writeLetter(order: MailOrder, words: MailWords): Letter {
  switch (order.kind) {
    case 'welcome':
      return words.welcome(order);
    case 'reset-code':
      return words['reset-code'](order);
    case 'temporary-password':
      return words['temporary-password'](order);
    case 'security-event':
      return words['security-event'](order);
    case 'contact-message':
      return words['contact-message'](order);
    case 'contact-received':
      return words['contact-received'](order);
    case 'waitlist-joined':
      return words['waitlist-joined'](order);
    case 'teammate-invited':
      return words['teammate-invited'](order);
    case 'order-placed':
      return words['order-placed'](order);
    case 'payment-failed':
      return words['payment-failed'](order);
    case 'company-created':
      return words['company-created'](order);
    case 'company-needs':
      return words['company-needs'](order);
    case 'company-moved':
      return words['company-moved'](order);
    case 'date-due':
      return words['date-due'](order);
    case 'mail-arrived':
      return words['mail-arrived'](order);
    case 'document-told':
      return words['document-told'](order);
    case 'purchase-paid':
      return words['purchase-paid'](order);
    case 'purchase-unpaid':
      return words['purchase-unpaid'](order);
    case 'purchase-returned':
      return words['purchase-returned'](order);
    case 'purchase-done':
      return words['purchase-done'](order);
    case 'purchase-fee':
      return words['purchase-fee'](order);
    case 'paper-done':
      return words['paper-done'](order);
    case 'paper-turned-down':
      return words['paper-turned-down'](order);
    case 'dissolution-told':
      return words['dissolution-told'](order);
    case 'renewal-paid':
      return words['renewal-paid'](order);
    case 'renewal-failed':
      return words['renewal-failed'](order);
    case 'card-missing':
      return words['card-missing'](order);
    case 'order-paid':
      return words['order-paid'](order);
  }
}
