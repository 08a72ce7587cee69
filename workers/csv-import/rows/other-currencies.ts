import {scanAmount} from './read-amount.ts';
import type {RowOutcome, RowPlan} from './read-row.ts';
import type {Reading} from '#workers/csv-import/reading.ts';
import type {Table} from '#workers/csv-import/file/table.ts';

const amountWords =
  /\b(amount|importe|monto|valor|cargo|cargos|abono|abonos|debito|credito|debit|credit|consumo|consumos|total|pesos|soles|dolares)\b/;
const besideWords = /\b(saldo|balance|original|origen|tipo de cambio|rate|exchange|limite)\b/;

/** Columns of amounts in another currency than the one that is read. */
export function otherAmounts(
  table: Table,
  columns: RowPlan['columns'],
  currency: string,
): readonly {readonly at: number; readonly currency: string}[] {
  const taken = new Set(Object.values(columns).flat());
  const ours = [...(columns.amount ?? []), ...(columns.debit ?? []), ...(columns.credit ?? [])];
  // Where the column that is read names no currency itself, others beside it are conversions of it.
  if (!ours.some((at) => (table.heads[at]?.codes.length ?? 0) > 0)) return [];
  return table.heads.flatMap(({codes, isAlone}, at) => {
    const words = table.fullWords[at] ?? '';
    const [code] = codes;
    if (code === undefined || taken.has(at) || (codes.includes(currency) && codes.length === 1)) return [];
    return (isAlone || amountWords.test(words)) && !besideWords.test(words)
      ? [{at, currency: nameHead(table, at, code)}]
      : [];
  });
}

function nameHead(table: Table, at: number, code: string): string {
  return (table.heads[at]?.codes.length ?? 0) === 1 ? code : (table.names[at] ?? code);
}

/** How many rows were left out for each other currency, by what the file calls it. */
export function countOthers(table: Table, plan: RowPlan, outcomes: readonly RowOutcome[]): Reading['otherCurrencies'] {
  const counts = new Map<string, number>();
  const currencyAt = plan.columns.currency?.[0] ?? -1;
  for (const [row, outcome] of outcomes.entries()) {
    if (outcome.kind !== 'skip' || outcome.reason !== 'import.skipped-other-currency') continue;
    const cells = table.rows[row] ?? [];
    const name = nameOf(cells, currencyAt, plan);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => ({name, count})).slice(0, 50);
}

function nameOf(cells: readonly string[], currencyAt: number, plan: RowPlan): string {
  const written = cells[currencyAt]?.trim() ?? '';
  if (written !== '') return plan.currencyMeanings?.[written.toUpperCase()] ?? written;
  const column = plan.otherAmounts?.find(({at}) => /[1-9]/.test(cells[at] ?? ''));
  if (column) return column.currency;
  for (const role of ['amount', 'debit', 'credit'] as const) {
    const symbol = scanAmount(cells[plan.columns[role]?.[0] ?? -1]?.trim() ?? '')?.symbol;
    if (symbol) return plan.currencyMeanings?.[symbol] ?? symbol;
  }
  return '';
}
