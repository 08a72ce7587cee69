import {normaliseWords} from '#workers/csv-import/file/normalise.ts';
import {isAmountLike} from '#workers/csv-import/rows/read-amount.ts';
import {findDate, findSerialDate, findUnixDate} from '#workers/csv-import/rows/read-date.ts';
import {maxValues, type ColumnFacts, type Table} from '#workers/csv-import/file/table.ts';

/** Rows that tell what a column holds, spread evenly over the whole file; whether each row can be read, reading it tells. */
const factRows = 10_000;

/** Counts what every column holds: over every row, or over 10,000 of them in a longer file. */
export function gatherFacts(table: Table): ColumnFacts[] {
  const step = Math.max(1, Math.floor(table.rows.length / factRows));
  // A line of one cell is a note below the table, whatever column it stands in; in a wide one a line of two names a total.
  const least = table.expectedWidth >= 5 ? 3 : 2;
  const rows = table.rows.filter((cells, row) => row % step === 0 && hasCells(cells, least));
  return Array.from({length: table.width}, (_, column) => factsOf(rows, column));
}

function hasCells(cells: readonly string[], least: number): boolean {
  let filled = 0;
  for (const cell of cells) if (cell.trim() !== '' && (filled += 1) >= least) return true;
  return false;
}

function factsOf(rows: Table['rows'], column: number): ColumnFacts {
  const facts = {filled: 0, dashes: 0, dates: 0, serials: 0, amounts: 0, marked: 0, addresses: 0, length: 0};
  const samples: string[] = [];
  let values: Set<string> | null = new Set<string>();
  let last = '';
  for (const cells of rows) {
    const cell = cells[column]?.trim() ?? '';
    if (cell === '') continue;
    facts.filled += 1;
    if (isDash(cell)) {
      facts.dashes += 1;
      values?.add(cell);
      continue;
    }
    facts.length += cell.length;
    if (samples.length < 3) samples.push(cell.slice(0, 60));
    // Words repeat from row to row; the comparison spares most of the work.
    if (values && cell !== last) {
      values.add(cell.length > 40 || hasSign(cell) ? cell : normaliseWords(cell) || cell);
      if (values.size > maxValues) values = null;
    }
    last = cell;
    countKind(facts, cell);
  }
  return {...facts, rows: rows.length, values, samples};
}

function countKind(
  facts: {dates: number; serials: number; amounts: number; marked: number; addresses: number},
  cell: string,
): void {
  if (!hasDigit(cell)) return;
  if (cell.length >= 26 && isAddress(cell)) {
    facts.addresses += 1;
    return;
  }
  if (cell.length >= 10 && findUnixDate(cell)) {
    facts.serials += 1;
    facts.amounts += 1;
  } else if (findDate(cell)) facts.dates += 1;
  else if (isAmountLike(cell)) {
    facts.amounts += 1;
    if (/[.,]/.test(cell)) facts.marked += 1;
    if (cell.length <= 12 && findSerialDate(cell)) facts.serials += 1;
  }
}

/** A dash stands for nothing, as an empty cell does; beside a plus it says a direction. */
function isDash(cell: string): boolean {
  return cell.length <= 2 && /^[-\u2010-\u2015\u2212]+$/.test(cell);
}

function hasDigit(cell: string): boolean {
  const end = Math.min(cell.length, 60);
  for (let index = 0; index < end; index += 1) {
    const code = cell.charCodeAt(index);
    if (code >= 48 && code <= 57) return true;
  }
  return false;
}

/** Signs of currencies say something that words do not. */
function hasSign(cell: string): boolean {
  return cell.length <= 5 && /[$/€£¥₡₲]/.test(cell);
}

/** An address of a wallet: of Ethereum and its kin, Tron, Bitcoin, Solana or Stellar. */
function isAddress(cell: string): boolean {
  return /^(0x[0-9a-fA-F]{40}|T[1-9A-HJ-NP-Za-km-z]{33}|bc1[0-9a-z]{11,71}|[13][1-9A-HJ-NP-Za-km-z]{25,34}|[1-9A-HJ-NP-Za-km-z]{32,44}|G[A-Z2-7]{55})$/.test(
    cell,
  );
}
