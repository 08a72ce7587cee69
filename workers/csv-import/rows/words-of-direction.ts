import type {AccountKind} from '#contract/bookkeeping/account.ts';
import {cardPayments, payWords, signWords} from '#workers/csv-import/columns/sign-words.data.ts';
import {normaliseWords} from '#workers/csv-import/file/normalise.ts';

/** Which way money went by what a row calls itself. */
export type Said = 'out' | 'in' | null;

const pattern = (...alternatives: readonly string[]) => new RegExp(`\\b(?:${alternatives.join('|')})\\b`);

const anyOut = pattern(signWords.out);
const cardOut = pattern(signWords.out, signWords.cardOut);
const cardIn = pattern(signWords.in, signWords.cardIn);
/** So a card thanks for what came in, and nobody for what went out: in a file that goes to another account they say that it is a card's. */
const thanks = 'payment thank you|gracias por su pago';
const bankIn = pattern(signWords.in, signWords.bankIn, thanks);
const pay = pattern(payWords);
const anyIn = pattern(signWords.in, thanks);

const cardPayment = pattern(cardPayments);

/** Whether a row says that a card was paid off: nothing else on a card is called so. */
export function readCardPayment(text: string): boolean {
  return cardPayment.test(normaliseWords(text));
}

/**
 * Reads the direction of a row's words; a row that says both or nothing says nothing, and so does one of pay, which a company pays.
 *
 * @param kind null where nobody knows what the account is: then only words count that mean the same in every account.
 */
export function readDirection(text: string, kind: AccountKind | null): Said {
  const words = normaliseWords(text);
  if (pay.test(words)) return null;
  const goesOut = (kind === 'card' ? cardOut : anyOut).test(words);
  const comesIn = (kind === 'card' ? cardIn : kind === null ? anyIn : bankIn).test(words);
  if (goesOut === comesIn) return null;
  return goesOut ? 'out' : 'in';
}
