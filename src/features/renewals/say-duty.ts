import type {DutyRule} from '#contract/catalogue/duties-on.ts';
import type {Format} from '#src/i18n/use-format.ts';
import type {Translate} from '#src/i18n/use-text.ts';
import type {es} from './text/es.ts';

/** What says renewals in words. */
export type RenewalWords = {readonly text: Translate<typeof es>; readonly format: Format};

/** A period of a duty by its name: `Informe anual 2027`. */
export function sayPeriod(
  {what, period}: {what: DutyRule['what']; period: number},
  text: RenewalWords['text'],
): string {
  return text('ofPeriod', {what: text(`duty.${what}`), period: String(period)});
}

/** What the state takes, or that it is not known. */
export function sayFee({cents, isLeast}: DutyRule, {text, format}: RenewalWords): string {
  if (cents === null) return text('feeUnknown');
  const price = format.money(cents, 'USD');
  return isLeast ? text('feeFrom', {price}) : price;
}

/** By which rule a duty has its day, in sentences; none where that is not known. */
export function sayWhy({due, everyYears: count}: DutyRule, text: RenewalWords['text']): readonly string[] {
  if (due === null) return [];
  const moves = due.rule === 'day' && due.movesToBusinessDay === true;
  return [text(`why.${due.rule}`, {count}), ...(moves ? [text('whyMoves')] : [])];
}
