import {directionWords} from '#workers/csv-import/columns/header-words.data.ts';
import {normaliseWords} from '#workers/csv-import/file/normalise.ts';
import type {Table} from '#workers/csv-import/file/table.ts';
import {scanAmount} from './read-amount.ts';
import type {RowPlan} from './read-row.ts';

const debits: ReadonlySet<string> = new Set(directionWords.debit);
const credits: ReadonlySet<string> = new Set(directionWords.credit);

/**
 * Whether a column of directions rules the sign: where no amount beside one has a sign of its own, or every sign contradicts its word.
 * Lines without such a word, as totals are, say nothing.
 *
 * @returns `mixed` where signs and words agree in some rows and not in others.
 * Rule: IMP15.
 */
export function findDirection(
  table: Table,
  columns: RowPlan['columns'],
  isChargeC: boolean,
): 'ruling' | 'unneeded' | 'mixed' {
  const amountAt = columns.amount?.[0];
  const at = columns.direction?.[0];
  if (amountAt === undefined || at === undefined) return 'unneeded';
  if (isOneOfTwo(table, at) && at !== amountAt + 1) return 'mixed';
  let negative = 0;
  let agree = 0;
  let differ = 0;
  let isClear = false;
  for (const cells of table.rows) {
    const cell = cells[at]?.trim() ?? '';
    const word = normaliseWords(cell) || cell;
    const isDebit = isChargeC ? word === 'c' || (word !== 'a' && debits.has(word)) : debits.has(word);
    if (!isDebit && !credits.has(word) && !(isChargeC && word === 'a')) continue;
    if (word.length > 1 || word === 'd') isClear = true;
    const scanned = scanAmount(cells[amountAt]?.trim() ?? '');
    // Nothing goes neither way.
    if (!scanned || !/[1-9]/.test(scanned.body)) continue;
    const isNegative = scanned.negative;
    if (isNegative) negative += 1;
    if (isNegative === isDebit) agree += 1;
    else differ += 1;
  }
  if (negative === 0) return 'ruling';
  // One letter that every sign contradicts may stand for another word.
  if (agree === 0) return isClear ? 'ruling' : 'mixed';
  return differ === 0 ? 'unneeded' : 'mixed';
}

/** An amount and its balance may each have a column of directions, under one name. */
function isOneOfTwo({fullWords}: Table, at: number): boolean {
  const name = fullWords[at] ?? '';
  return name !== '' && fullWords.indexOf(name) !== fullWords.lastIndexOf(name);
}

/** `C` beside `A`, or below "Cargo/Abono", is what is charged; beside `D` it is what is credited. */
export function findChargeC(table: Table, columns: RowPlan['columns']): boolean {
  const at = columns.direction?.[0];
  if (at === undefined) return false;
  const letters = new Set(table.rows.map((cells) => (cells[at] ?? '').trim().toLowerCase()));
  if (letters.has('d') || letters.has('h')) return false;
  return letters.has('a') || table.fullWords[at]?.startsWith('cargo') === true;
}
