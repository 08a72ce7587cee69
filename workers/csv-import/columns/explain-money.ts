import {currencyDigits} from '#contract/kernel/money.ts';
import {scanAmount, toUnits} from '#workers/csv-import/rows/read-amount.ts';
import type {DecimalMark} from '#workers/csv-import/reading.ts';
import type {ColumnFacts, Table} from '#workers/csv-import/file/table.ts';
import type {ColumnChoice} from './column-choice.ts';

/** One charge between gross and net: what it takes is its units times `sign`. */
export type Charge = {readonly at: number; readonly sign: 1 | -1};

/** How the columns of money follow from each other. */
export type MoneyExplained = {
  /** What lies between the amount and the net, as the rows prove; empty where nothing is proved. */
  readonly charges: readonly Charge[];
  readonly netAt: number;
  /** True where a column is called net, differs from the amount, and nothing explains by what. */
  readonly isUnexplained: boolean;
};

/** Rows that the arithmetic is tried on, and columns that may be charges. */
const provedRows = 1_000;
const mostCharges = 5;

/** The share of rows that must add up, and how many of them must hold a charge at all where not every name says what it is. */
const leastShare = 0.98;

/** Rows that are looked at first, and the share of them that must add up for all to be. */
const glancedRows = 40;
const glancedShare = 0.5;
const leastCharged = 2;

/**
 * Finds by arithmetic over the rows which columns are charges: gross − fees − taxes = net. Names propose, the rows decide.
 *
 * @param mark the decimal mark. @param currency that amounts are in.
 * Rule: IMP18.
 */
export function explainMoney(
  table: Table,
  facts: readonly ColumnFacts[],
  choices: readonly ColumnChoice[],
  settings: {readonly mark: DecimalMark; readonly currency: string},
): MoneyExplained {
  const none = {charges: [], netAt: -1, isUnexplained: false};
  const at = (role: ColumnChoice['role']) => choices.findIndex((choice) => choice.role === role);
  const amountAt = at('amount');
  if (amountAt < 0) return none;
  const named = choices.flatMap(({role}, column) => (role === 'fee' || role === 'tax' ? [column] : []));
  const netAt = at('net');
  if (named.length === 0 && netAt < 0) return none;
  const free = choices.flatMap(({role, because}, column) => {
    const isMoney =
      (facts[column]?.amounts ?? 0) > 0 && (facts[column]?.amounts ?? 0) >= (facts[column]?.filled ?? 0) * 0.8;
    return role === 'ignore' && because.reason !== 'chosen-by-person' && isMoney ? [column] : [];
  });
  const read = readColumns(table, settings);
  const amounts = read(amountAt);
  const glance = readColumns(table, settings, glancedRows);
  // What names say is tried before what they do not.
  const proposals = [named, ...(netAt < 0 || free.length === 0 ? [] : [[...named, ...free]])].map((columns) =>
    columns.slice(0, mostCharges),
  );
  for (const target of netAt >= 0 ? [netAt] : free)
    for (const charges of proposals) {
      const isNamed = target === netAt && charges.length === named.length;
      // A few rows tell of nearly every column that it is no net.
      const first = {charges: charges.map(glance), net: glance(target), least: 0, share: glancedShare};
      if (!findSigns(glance(amountAt), first)) continue;
      const signs = findSigns(amounts, {
        charges: charges.map(read),
        net: read(target),
        least: isNamed ? 1 : leastCharged,
        share: leastShare,
      });
      if (!signs) continue;
      const found = charges.flatMap((column, place) => {
        const sign = signs[place];
        return sign === 1 || sign === -1 ? [{at: column, sign: sign === 1 ? -1 : 1} as const] : [];
      });
      return {charges: found, netAt: target, isUnexplained: false};
    }
  const isChosen = choices[amountAt]?.because.reason === 'chosen-by-person';
  const differs = netAt >= 0 && !isChosen && countDifferent(amounts, read(netAt)) > 0;
  return {charges: [], netAt, isUnexplained: differs};
}

function readColumns(table: Table, {mark, currency}: {mark: DecimalMark; currency: string}, depth = provedRows) {
  const digits = currencyDigits(currency);
  const rows = table.rows.slice(0, depth);
  return (column: number): Float64Array =>
    Float64Array.from(rows, (cells) => {
      const text = cells[column]?.trim() ?? '';
      const scanned = scanAmount(text);
      const units = scanned ? toUnits(scanned, mark, digits) : undefined;
      return units && 'units' in units ? units.units : Number.NaN;
    });
}

function countDifferent(one: Float64Array, other: Float64Array): number {
  let count = 0;
  for (const [row, units] of one.entries()) {
    const second = other[row] ?? Number.NaN;
    if (!Number.isNaN(units) && !Number.isNaN(second) && units !== second) count += 1;
  }
  return count;
}

/** Signs under which amount + Σ sign × charge = net in nearly every row; the fewest charges that do. */
function findSigns(amounts: Float64Array, sums: Omit<Sum, 'signs'>): number[] | undefined {
  const {charges} = sums;
  let best: number[] | undefined;
  let fewest = Infinity;
  for (let code = 0; code < 3 ** charges.length; code += 1) {
    const signs = charges.map((_, place) => (Math.floor(code / 3 ** place) % 3) - 1);
    const used = signs.filter((sign) => sign !== 0).length;
    if (used > 0 && used < fewest && addsUp(amounts, {...sums, signs})) {
      best = signs;
      fewest = used;
    }
  }
  return best;
}

type Sum = {
  readonly charges: readonly Float64Array[];
  readonly signs: readonly number[];
  readonly net: Float64Array;
  readonly least: number;
  readonly share: number;
};

function addsUp(amounts: Float64Array, {charges, signs, net, least, share}: Sum): boolean {
  let rows = 0;
  let good = 0;
  let charged = 0;
  for (const [row, amount] of amounts.entries()) {
    const stated = net[row] ?? Number.NaN;
    if (Number.isNaN(amount) || Number.isNaN(stated)) continue;
    let sum = amount;
    for (const [place, charge] of charges.entries()) sum += (signs[place] ?? 0) * (charge[row] || 0);
    rows += 1;
    if (sum !== stated) {
      if (rows > 50 && good < rows * share) return false;
      continue;
    }
    good += 1;
    if (stated !== amount) charged += 1;
  }
  return charged >= least && good >= rows * share;
}
