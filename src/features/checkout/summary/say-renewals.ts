import type {PlanPeriod} from '#contract/catalogue/ids.ts';
import type {es} from '#src/features/checkout/text/es.ts';
import type {Format} from '#src/i18n/use-format.ts';
import type {Translate} from '#src/i18n/use-text.ts';

type Renewal = {readonly on: string; readonly period: PlanPeriod; readonly cents: number};

/** When what is taken again, and that it can be ended. Source: S9.04, D44. */
export function sayRenewals(renewals: readonly Renewal[], text: Translate<typeof es>, format: Format): string {
  const said = renewals
    .filter(({cents}) => cents > 0)
    .map(({on, period, cents}) =>
      text(`renews.${period}`, {day: format.day(on, 'long'), sum: format.money(cents, 'USD')}),
    );
  return said.length === 0 ? '' : [...said, text('renewsNote')].join(' ');
}
