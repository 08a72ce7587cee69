import {serviceIds, type ServiceId} from '#contract/catalogue/ids.ts';
import type {OrderLine} from '#contract/catalogue/price-order.ts';

/** The words of an order's lines in one language. */
type LineWords = {
  readonly services: Readonly<Record<ServiceId, string>>;
  readonly periods: Readonly<Record<OrderLine['period'], string>>;
  readonly plan: string;
  readonly filing: string;
  readonly coupon: string;
  readonly included: string;
};

/** The lines of an order as names and amounts: `Plan Professional, one year` and `US$ 900.00`. */
export function sayLines(
  lines: readonly OrderLine[],
  words: LineWords,
  toMoney: (cents: number) => string,
): [name: string, value: string][] {
  return lines.map((line) => [
    line.count > 1 ? `${sayName(line, words)} × ${line.count}` : sayName(line, words),
    line.cents === 0 ? words.included : toMoney(line.cents),
  ]);
}

function sayName({kind, id, period}: OrderLine, words: LineWords): string {
  if (kind === 'state-filing') return `${words.filing} (${id})`;
  if (kind === 'coupon') return `${words.coupon} ${id}`;
  const service = serviceIds.find((one) => one === id);
  const name =
    kind === 'plan' ? `${words.plan} ${id.charAt(0).toUpperCase()}${id.slice(1)}` : service && words.services[service];
  return `${name ?? id}, ${words.periods[period]}`;
}
