import {scanAmount} from '#workers/csv-import/rows/read-amount.ts';
import type {Decided, DecimalMark} from '#workers/csv-import/reading.ts';
import type {Table} from '#workers/csv-import/file/table.ts';

/** The decimal mark of a file, and whether a person must say it. */
export type DecimalDecision = {readonly mark: Decided<DecimalMark>; readonly certain: boolean};

type Vote = {mark: DecimalMark; reason: 'both-marks' | 'decimals-after-mark' | 'repeated-grouping' | 'leading-zero'};

/**
 * Decides which mark stands before the fraction, from every amount of the file.
 * A file that only has groups of three after a mark (`1,500`) is undecidable unless its currency has no such fraction.
 *
 * @param columns places of all columns that hold money.
 * @param digits decimals of the account's currency.
 * Rule: IMP7.
 */
export function decideDecimalMark(
  table: Table,
  columns: readonly number[],
  digits: number,
  chosen: DecimalMark | undefined,
): DecimalDecision {
  if (chosen) return {mark: {value: chosen, because: {reason: 'chosen-by-person'}}, certain: true};
  const votes = {'.': 0, ',': 0};
  const witnesses: Partial<Record<DecimalMark, {vote: Vote; line: number; text: string}>> = {};
  const open = {'.': {count: 0, fine: ''}, ',': {count: 0, fine: ''}};
  for (const [row, cells] of table.rows.entries()) {
    for (const column of columns) {
      const cell = cells[column];
      if (cell === undefined) continue;
      const cents = centsMark(cell);
      if (cents && witnesses[cents]) {
        votes[cents] += 1;
        continue;
      }
      if (!cell.includes('.') && !cell.includes(',')) continue;
      const body = scanAmount(cell.trim())?.body;
      if (body === undefined) continue;
      const vote = voteOf(body);
      if (vote) {
        votes[vote.mark] += 1;
        witnesses[vote.mark] ??= {vote, line: table.lines[row] ?? 1, text: cell.trim()};
      } else countOpen(open, body);
    }
  }
  if (votes['.'] !== votes[',']) {
    const value = votes['.'] > votes[','] ? '.' : ',';
    const witness = witnesses[value];
    const params = {line: witness?.line ?? 1, text: witness?.text ?? '', count: votes[value]};
    return {mark: {value, because: {reason: witness?.vote.reason ?? 'no-evidence', params}}, certain: true};
  }
  return decideOpen(open, digits);
}

/** The mark of the commonest form, `1234.56`, seen without taking the amount apart: most cells of most files are like that. */
function centsMark(cell: string): DecimalMark | undefined {
  const at = cell.length - 3;
  const mark = cell[at];
  if (at < 1 || (mark !== '.' && mark !== ',')) return undefined;
  for (let index = 0; index < cell.length; index += 1) {
    const code = cell.charCodeAt(index);
    if (index !== at && (code < 48 || code > 57) && !(index === 0 && code === 45)) return undefined;
  }
  return mark;
}

/** What one amount says; undefined where it could be either. */
function voteOf(body: string): Vote | undefined {
  const dot = body.lastIndexOf('.');
  const comma = body.lastIndexOf(',');
  if (dot < 0 && comma < 0) return undefined;
  if (dot >= 0 && comma >= 0) return {mark: dot > comma ? '.' : ',', reason: 'both-marks'};
  const mark = dot >= 0 ? '.' : ',';
  const at = Math.max(dot, comma);
  if (body.indexOf(mark) !== at)
    return isGrouped(body) ? {mark: mark === '.' ? ',' : '.', reason: 'repeated-grouping'} : undefined;
  const before = body.slice(0, at);
  if (body.length - at - 1 !== 3) return {mark, reason: 'decimals-after-mark'};
  if (before === '' || before.startsWith('0')) return {mark, reason: 'leading-zero'};
  return before.length > 3 ? {mark, reason: 'decimals-after-mark'} : undefined;
}

/** `1.234.567` and `12,34,567`; `12.5.5.1` is no amount, and says nothing. */
function isGrouped(body: string): boolean {
  return /^\d{1,3}(?:[.,]\d{2,3})*[.,]\d{3}$/.test(body);
}

function countOpen(open: Record<DecimalMark, {count: number; fine: string}>, body: string): void {
  const seen = open[body.includes('.') ? '.' : ','];
  seen.count += 1;
  if (seen.fine === '' && !body.endsWith('0')) seen.fine = body;
}

function decideOpen(open: Record<DecimalMark, {count: number; fine: string}>, digits: number): DecimalDecision {
  if (open['.'].count === 0 && open[','].count === 0)
    return {mark: {value: '.', because: {reason: 'no-fraction'}}, certain: true};
  const grouping = open[','].count >= open['.'].count ? ',' : '.';
  const value = grouping === ',' ? '.' : ',';
  // A currency without a fraction has no decimal mark at all.
  if (digits === 0)
    return {mark: {value, because: {reason: 'currency-digits', params: {text: '', digits}}}, certain: true};
  // A thousandth of a currency that only has hundredths cannot be meant.
  if (digits < 3 && open[grouping].fine !== '')
    return {
      mark: {value, because: {reason: 'currency-digits', params: {text: open[grouping].fine, digits}}},
      certain: true,
    };
  return {mark: {value, because: {reason: 'no-evidence'}}, certain: false};
}
