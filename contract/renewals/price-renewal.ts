import type {Catalogue} from '#contract/catalogue/catalogue.ts';
import type {OrderLine, OrderPrice} from '#contract/catalogue/price-order.ts';
import type {RenewalPeriod} from './list-renewals.ts';
import type {RenewalRow} from './renewal.ts';

/** A period, and what the desk was told of its fee. */
type Priced = Pick<RenewalPeriod<unknown>, 'what' | 'period' | 'rule' | 'status'> & {
  readonly done: Pick<RenewalRow, 'feeCents'> | null;
};

/** Whether a period is one that Faro is paid for now: it waits, or it is overdue. Rule: BUY9. */
export function isPayable({status}: Pick<Priced, 'status'>): boolean {
  return status === 'OVERDUE' || status === 'WITHIN_TIMEFRAME';
}

/**
 * What it costs that Faro files a period: what the state takes, late also what it adds, and what Faro takes, each a line of its own.
 *
 * @returns null where nobody knows yet what the state takes. US cents. Rules: BUY7, BUY8.
 */
export function priceRenewal(
  {what, period, rule, status, done}: Priced,
  {services: {handlingCents}}: Pick<Catalogue, 'services'>,
): Pick<OrderPrice, 'lines' | 'todayCents' | 'renewals'> | null {
  const id = `${what}:${String(period)}`;
  const line = (kind: OrderLine['kind'], cents: number): OrderLine => ({kind, id, period: 'once', count: 1, cents});
  const lines = [line('handling', handlingCents.renewal)];
  // The desk's word is the whole of it, also what being late adds.
  if (done?.feeCents != null) lines.push(line('state-fee', done.feeCents));
  else if (rule.cents === null || rule.isLeast) return null;
  else {
    lines.push(line('state-fee', rule.cents));
    if (status === 'OVERDUE' && rule.lateCents !== null) lines.push(line('state-late', rule.lateCents));
  }
  return {lines, todayCents: lines.reduce((sum, {cents}) => sum + cents, 0), renewals: []};
}
