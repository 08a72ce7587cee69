import type {Language} from '#contract/account/rules.ts';
import type {MailOrder} from './mail-order.ts';

/** What a mail says, before it is text or HTML. Every part is plain text. */
export type Letter = {
  readonly subject: string;
  readonly title: string;
  readonly before: readonly string[];
  /** To be read off and typed in: shown large. */
  readonly code?: string;
  /** Names and values, such as when and where. */
  readonly facts?: readonly (readonly [name: string, value: string])[];
  /** What somebody else wrote, shown as theirs. */
  readonly quote?: string;
  /** `path` is within the app, without the language: `login`. */
  readonly action?: {readonly label: string; readonly path: string};
  readonly after: readonly string[];
};

type Orders = {readonly [Kind in MailOrder['kind']]: Extract<MailOrder, {readonly kind: Kind}>};

/** The kinds of mail about orders. */
export type OrderMailKind =
  | 'order-placed'
  | 'order-paid'
  | 'payment-failed'
  | 'company-created'
  | 'company-needs'
  | 'renewal-paid'
  | 'renewal-failed';

/** The kinds of mail about what is bought for a company. */
export type PurchaseMailKind = Extract<MailOrder['kind'], `purchase-${string}` | `paper-${string}`>;

/** The words of every kind of mail in one language: a new kind does not compile until it has them in each. */
export type MailWords = {
  readonly [Kind in MailOrder['kind']]: (order: Orders[Kind]) => Letter;
} & {
  /** What Faro is; below every mail. */
  readonly footer: string;
  /** Says of a link that could not be pressed what to do with the address after it. */
  readonly linkHint: string;
};

/** A moment as people write it, with its zone said: `21 de noviembre de 2026, 22:35 UTC`. */
export function toMoment(language: Language, at: string): string {
  const locale = {es: 'es-419', en: 'en-US', pt: 'pt-BR'}[language];
  const format = new Intl.DateTimeFormat(locale, {dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC'});
  return `${format.format(new Date(at))} UTC`;
}

/** Money as people write it, with its currency said and a true minus sign: `US$ 990.00`. */
export function toDollars(language: Language, cents: number): string {
  const locale = {es: 'es-US', en: 'en-US', pt: 'pt-BR'}[language];
  return new Intl.NumberFormat(locale, {style: 'currency', currency: 'USD'}).format(cents / 100).replace('-', '−');
}

/** A day as people write it: `16 de febrero de 2027`. */
export function toDay(language: Language, at: string): string {
  const locale = {es: 'es-419', en: 'en-US', pt: 'pt-BR'}[language];
  return new Intl.DateTimeFormat(locale, {dateStyle: 'long', timeZone: 'UTC'}).format(new Date(at));
}
