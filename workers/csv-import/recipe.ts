import {describeRow} from './describe-row.ts';
import {identityKey, identityOf, identityText} from './rows/identity.ts';
import {rowReader, type RawRow, type RowPlan} from './rows/read-row.ts';
import type {FeeMode, FileTransaction} from './reading.ts';
import type {RowErrorReason, SkipReason} from './reasons.ts';
import {effectOf} from './rows/chains.ts';

/** Everything decided about a file that its rows need: plain data, kept with the import so that a corrected row is read the same way. */
export type Recipe = {
  readonly plan: RowPlan;
  readonly fee: FeeMode;
  readonly flipped: boolean;
  /** True where the balance column states what is owed. */
  readonly balanceTurned?: boolean;
  /** False where the balance column turned out to be no running balance. */
  readonly keepBalance: boolean;
  /** The fee column's own name: it names fees that are booked apart, in the bank's language. */
  readonly feeName: string;
};

/** One row of cells and what its transactions need. */
export type RowPlace = {
  readonly line: number;
  readonly cells: readonly string[];
  readonly recipe: Recipe;
  /** Gives an identity its number among equals. */
  readonly number: (identity: string, key: number) => string;
};

/** The transaction of a row, or two where its fee is booked apart. */
export function transactionsOf(row: RawRow, {line, cells, recipe, number}: RowPlace): FileTransaction[] {
  const words = describeRow(cells, recipe.plan.columns);
  const effect = effectOf(row.amountUnits, row.feeUnits, recipe.fee, recipe.flipped);
  const text = words.bankId === '' ? identityText(words.key) : '';
  const stated = recipe.keepBalance ? row.balanceUnits : null;
  const after = recipe.balanceTurned && stated !== null ? -stated || 0 : stated;
  const make = (amountUnits: number, balanceUnits: number | null, part: '' | 'fee'): FileTransaction => {
    const parts = {bankId: words.bankId, text, date: row.date, amountUnits, balanceUnits, part};
    const description = part === 'fee' ? `${recipe.feeName}: ${words.description}`.slice(0, 1_000) : words.description;
    return {
      line,
      date: row.date,
      description,
      merchant: words.merchant,
      note: words.note,
      category: part === 'fee' ? null : words.category,
      reference: words.reference,
      amountUnits,
      balanceUnits,
      identity: number(identityOf(parts), identityKey(parts)),
    };
  };
  if (effect.fee === 0) return [make(effect.main, after, '')];
  return [make(effect.main, after === null ? null : after - effect.fee, ''), make(effect.fee, after, 'fee')];
}

/** What came of a corrected row. */
export type CellsOutcome =
  | {readonly kind: 'transactions'; readonly transactions: readonly FileTransaction[]}
  | {readonly kind: 'skip'; readonly reason: SkipReason}
  | {readonly kind: 'error'; readonly reason: RowErrorReason; readonly column: number | null};

/**
 * Reads one corrected row just as its file was read; nothing is decided anew. Rule: IMP10.
 *
 * @param number gives an identity its number among equals that are already here.
 */
export function readCells(place: RowPlace): CellsOutcome {
  const outcome = rowReader(place.recipe.plan)(place.cells);
  if (outcome.kind === 'row') return {kind: 'transactions', transactions: transactionsOf(outcome, place)};
  if (outcome.kind === 'balance') return {kind: 'skip', reason: 'import.skipped-balance-line'};
  return outcome;
}
