import {dutyKinds, serviceIds, type ServiceId} from '#contract/catalogue/ids.ts';
import type {OrderLine} from '#contract/catalogue/price-order.ts';

/** The words of an order's lines in one language. */
export type LineWords = {
  readonly services: Readonly<Record<ServiceId, string>>;
  readonly duties: Readonly<Record<(typeof dutyKinds)[number], string>>;
  readonly periods: Readonly<Record<OrderLine['period'], string>>;
  readonly plan: string;
  readonly filing: string;
  readonly coupon: string;
  readonly handling: string;
  readonly stateFee: string;
  readonly stateLate: string;
  readonly forwarding: string;
  readonly shredding: string;
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
  if (kind === 'handling') return sayOf(id, words.handling, words);
  if (kind === 'state-fee') return sayOf(id, words.stateFee, words);
  if (kind === 'state-late') return words.stateLate;
  if (kind === 'forwarding' || kind === 'shredding') return words[kind];
  if (kind === 'coupon') return `${words.coupon} ${id}`;
  const service = serviceIds.find((one) => one === id);
  const name =
    kind === 'plan' ? `${words.plan} ${id.charAt(0).toUpperCase()}${id.slice(1)}` : service && words.services[service];
  return `${name ?? id}, ${words.periods[period]}`;
}

/** `report:2026`: the duty and its period. */
function sayOf(id: string, what: string, {duties}: LineWords): string {
  const [kind, period = ''] = id.split(':');
  const duty = dutyKinds.find((one) => one === kind);
  return duty === undefined ? what : `${what} (${duties[duty]} ${period})`;
}

/** The number of an invoice as a fact of a mail; none where nothing was paid. Rule: INV12. */
export function sayInvoice(name: string, invoice: string | null): [name: string, value: string][] {
  return invoice === null ? [] : [[name, invoice]];
}
