import type {ColumnFacts, Table} from '#workers/csv-import/file/table.ts';

/** The column of an amount and that of its currency. */
export type Leg = {readonly amount: number; readonly currency: number};

/** Exports of wallets and exchanges say in each row what was sent and what was received, each in a currency of its own. */
export type Legs = {readonly out: Leg; readonly in: Leg};

const outWords = '(?:source|sent|send|sending|sold|sell|origin|origen|origem|enviado|enviada|vendido|from)';
const inWords =
  '(?:target|received|receive|receiving|bought|buy|destination|destino|recibido|recibida|recebido|comprado|to)';
const amountWords = '(?:amount|quantity|monto|importe|valor|cantidad|quantidade)';
const currencyWords = '(?:currency|asset|coin|moneda|divisa|moeda|ativo)';

const pairOf = (side: string, what: string) => new RegExp(`^(?:${side} ${what}|${what} (?:de )?${side})\\b`);

const patterns = {
  outAmount: pairOf(outWords, amountWords),
  outCurrency: pairOf(outWords, currencyWords),
  inAmount: pairOf(inWords, amountWords),
  inCurrency: pairOf(inWords, currencyWords),
};

/**
 * Finds the two sides of such an export by the names of its columns.
 *
 * @returns undefined unless each side has an amount and a currency. Rule: IMP18.
 */
export function findLegs(table: Table, facts: readonly ColumnFacts[]): Legs | undefined {
  const find = (pattern: RegExp) =>
    table.fullWords.findIndex((words) => pattern.test(words) && !/\b(fee|tax|rate)\b/.test(words));
  const isAmount = (at: number) => (facts[at]?.amounts ?? 0) > 0;
  const out = {amount: find(patterns.outAmount), currency: find(patterns.outCurrency)};
  const back = {amount: find(patterns.inAmount), currency: find(patterns.inCurrency)};
  const isWhole = [out, back].every(({amount, currency}) => amount >= 0 && currency >= 0 && isAmount(amount));
  return isWhole ? {out, in: back} : undefined;
}
