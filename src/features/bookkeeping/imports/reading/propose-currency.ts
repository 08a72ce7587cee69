import type {Reading} from '#workers/csv-import/reading.ts';

/** Signs that stand for one currency alone; `$` is that of many and says nothing. */
const signs: readonly (readonly [string, string])[] = [
  ['R$', 'BRL'],
  ['S/', 'PEN'],
  ['€', 'EUR'],
  ['£', 'GBP'],
  ['¥', 'JPY'],
];

const moneyRoles: ReadonlySet<string> = new Set(['amount', 'debit', 'credit', 'net', 'balance']);

/** The currency a file says it is in: by a column of currencies, else by the names and signs of its columns of money; null when it says none. */
export function proposeCurrency({columns}: Pick<Reading, 'columns'>): string | null {
  const known = new Set([...Intl.supportedValuesOf('currency'), 'USDC', 'USDT']);
  const stated = columns
    .find(({role}) => role === 'currency')
    ?.samples[0]?.trim()
    .toUpperCase();
  if (stated !== undefined && known.has(stated)) return stated;
  for (const {name, samples} of columns.filter(({role}) => moneyRoles.has(role))) {
    const code = name
      .toUpperCase()
      .match(/[A-Z]{3,5}/g)
      ?.find((word) => known.has(word) && name.includes(word));
    if (code !== undefined) return code;
    const sign = signs.find(([written]) => [name, ...samples].some((text) => text.includes(written)));
    if (sign) return sign[1];
  }
  return null;
}
