import type {Reading} from '#workers/csv-import/reading.ts';

/** ISO 4217's code for no currency: what a file is read with before there is an account. */
export const noCurrency = 'XXX';

/** The currency of a file that this account has not: only another account can take it. Null where it is the account's, or nobody knows. */
export function findOtherCurrency(reading: Pick<Reading, 'currency'>, account: string): string | null {
  const named = proposeCurrency(reading);
  return named === account ? null : named;
}

/** The currency that a file says it is in; null when it says none, or only by a sign that several have. */
export function proposeCurrency({currency}: Pick<Reading, 'currency'>): string | null {
  const {value, because} = currency;
  const isNamed = because.reason === 'currency-column' || because.reason === 'currency-named';
  return isNamed && value !== noCurrency ? value : null;
}
