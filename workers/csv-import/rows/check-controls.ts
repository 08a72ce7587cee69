import {currencyDigits} from '#contract/kernel/money.ts';
import {summaryWords} from '#workers/csv-import/columns/header-words.data.ts';
import {normaliseWords} from '#workers/csv-import/file/normalise.ts';
import {scanAmount, toUnits} from './read-amount.ts';
import type {ControlCheck, DecimalMark, FileTransaction} from '#workers/csv-import/reading.ts';
import type {Table} from '#workers/csv-import/file/table.ts';

const kinds = ['opening', 'closing', 'credits', 'debits'] as const;

/**
 * Compares the totals that a file states before its table (Bank of America does) with what its rows add up to.
 *
 * @returns one check a stated figure, in the file's order; empty where it states none.
 * Rule: IMP8.
 */
export function checkControls(
  table: Table,
  transactions: readonly FileTransaction[],
  settings: {mark: DecimalMark; currency: string; openingUnits: number | null},
): ControlCheck[] {
  const stated = table.preamble.flatMap(({line, cells}) => {
    const words = normaliseWords(cells[0] ?? '');
    const kind = kinds.find((name) => summaryWords[name].some((label) => words.startsWith(label)));
    const units = kind && lastUnits(cells, settings);
    return kind && units !== undefined ? [{kind, line, units}] : [];
  });
  if (stated.length === 0) return [];
  const credits = transactions.reduce((sum, {amountUnits}) => sum + Math.max(0, amountUnits), 0);
  const debits = transactions.reduce((sum, {amountUnits}) => sum + Math.min(0, amountUnits), 0);
  const opening = stated.find(({kind}) => kind === 'opening')?.units ?? null;
  return stated.map(({kind, line, units}) => {
    const found = {
      opening: settings.openingUnits,
      closing: opening === null ? null : opening + credits + debits,
      credits,
      // Some banks write the sum of debits without its sign.
      debits: units > 0 ? -debits : debits,
    }[kind];
    return {kind, line, statedUnits: units, foundUnits: found, agrees: found === null ? null : found === units};
  });
}

function lastUnits(cells: readonly string[], settings: {mark: DecimalMark; currency: string}): number | undefined {
  for (const cell of cells.slice(1).toReversed()) {
    const scanned = scanAmount(cell.trim());
    const read = scanned ? toUnits(scanned, settings.mark, currencyDigits(settings.currency)) : undefined;
    if (read && 'units' in read) return read.units;
  }
  return undefined;
}
