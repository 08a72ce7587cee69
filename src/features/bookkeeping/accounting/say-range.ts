import type {Format} from '#src/i18n/use-format.ts';
import type {Span} from '#workers/books/accounting/question.ts';
import type {AccountingText} from './use-accounting-text.ts';

/** Two days and what is between them; the year once, where it is one. */
export function sayRange({from, to}: Span, format: Format, text: AccountingText): string {
  const isOneYear = from.slice(0, 4) === to.slice(0, 4);
  const last = format.day(to, 'medium');
  return text('range', {from: isOneYear ? format.dayOfYear(from) : format.day(from, 'medium'), to: last});
}
