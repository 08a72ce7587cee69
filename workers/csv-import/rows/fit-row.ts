import type {Table} from '#workers/csv-import/file/table.ts';
import {scanAmount} from './read-amount.ts';
import type {RawRow, RowOutcome, RowPlan} from './read-row.ts';

/** Ways of joining cells that are tried; a row that has more of them cannot be told. */
const mostWays = 600;

/** What a row may be that has more cells than the table has columns. */
export type Fit = {readonly cells: readonly string[]; readonly outcome: RawRow};

/** What the cells of too wide a row are fitted to. */
export type FitTask = {
  readonly width: number;
  readonly delimiter: string;
  readonly plan: RowPlan;
  readonly read: (cells: readonly string[]) => RowOutcome;
};

/**
 * How many cells a row may ought to have, where a delimiter stands in one of its cells without quotes, most likely: it has something beyond the
 * table's columns, or more cells than most and an amount beside what may be its rest. Empty of any other.
 *
 * @param hasDecimals whether amounts of the file have them, as a rule: one without is odd then.
 */
export function widthsOfTorn(
  cells: readonly string[],
  {expectedWidth, usualWidth}: Pick<Table, 'expectedWidth' | 'usualWidth'>,
  {columns}: RowPlan,
  hasDecimals: boolean,
): readonly number[] {
  const isRest = (cell: string) => tornRest.test(cell) && (hasDecimals || isFragment(cell) || /[.,]/.test(cell));
  const isTorn =
    cells.length > usualWidth &&
    moneyRoles.some((role) =>
      columns[role]?.some((at) => tornHead.test(cells[at] ?? '') && isRest(cells[at + 1] ?? '')),
    );
  if (!isTorn) return isTooWide(cells, expectedWidth) ? [expectedWidth] : [];
  const most = Math.min(cells.length - 1, Math.max(usualWidth, expectedWidth));
  return Array.from({length: most - usualWidth + 1}, (_, more) => usualWidth + more);
}

/** Whether the amounts of a file have decimals, as a rule. */
export function haveDecimals({rows}: Pick<Table, 'rows'>, {columns}: RowPlan): boolean {
  const places = moneyRoles.flatMap((role) => columns[role] ?? []);
  const amounts = rows
    .slice(0, 500)
    .flatMap((cells) => places.map((at) => cells[at] ?? '').filter((cell) => /\d/.test(cell)));
  return amounts.filter((cell) => /[.,]\d{1,2}\D*$/.test(cell)).length > amounts.length / 2;
}

/** `5` of `5,000.00`, and the rest of it. */
const tornHead = /^\D*\d{1,3}\s*$/;
const tornRest = /^\s*\d{2,3}([.,]\d{1,2})?\D*$/;

function isTooWide(cells: readonly string[], width: number): boolean {
  for (let at = width; at < cells.length; at += 1) if (cells[at]?.trim() !== '') return true;
  return false;
}

/**
 * Finds every way to read a row that is wider than its table: with cells beside each other joined again, or as it is. Ways that read the same
 * money on the same day are one.
 *
 * @returns one where the file's forms prove it (`5,000.00` is no 5 and a 000.00), several where only a balance could tell, none where nothing fits.
 * Rule: IMP21.
 */
export function fitRow(cells: readonly string[], task: FitTask): Fit[] {
  const found = new Map<string, Fit>();
  const extra = cells.length - task.width;
  let ways = 0;
  const consider = (fitted: readonly string[]) => {
    const outcome = task.read(fitted);
    if (outcome.kind !== 'row' || !isPlausible(fitted, task.plan)) return;
    const key = moneyOf(outcome);
    if (!found.has(key)) found.set(key, {cells: fitted, outcome});
  };
  const dateAt = task.plan.columns.date?.[0] ?? -1;
  const join = (fitted: readonly string[], from: number, left: number): void => {
    ways += 1;
    if (ways > mostWays) return;
    const column = fitted.length;
    if (column === task.width) {
      if (left === 0) consider(fitted);
      return;
    }
    for (let more = 0; more <= (column === dateAt ? 0 : left); more += 1)
      join([...fitted, cells.slice(from, from + more + 1).join(task.delimiter)], from + more + 1, left - more);
  };
  // As it is comes first: where every way says the same, texts stay what older exports called them.
  const rest = cells.slice(task.width).filter((cell) => cell.trim() !== '');
  if (rest.every((cell) => !isFragment(cell))) consider(cells);
  join([], 0, extra);
  if (ways > mostWays) return [];
  return [...found.values()];
}

const moneyRoles = ['amount', 'debit', 'credit', 'fee', 'net', 'balance'] as const;

/** No amount is written with a zero before other digits: that is the rest of one. */
function isPlausible(cells: readonly string[], {columns}: RowPlan): boolean {
  return moneyRoles.every((role) =>
    (columns[role] ?? []).every((at) => {
      const next = cells[at + 1] ?? '';
      const isCutOff = tornHead.test(cells[at] ?? '') && tornRest.test(next) && isFragment(next);
      return !isCutOff && !isFragment(cells[at] ?? '');
    }),
  );
}

function isFragment(cell: string): boolean {
  const body = scanAmount(cell.trim())?.body ?? '';
  return /^0\d/.test(body);
}

/**
 * The only one of several ways that a balance beside the row follows from.
 *
 * @param balances of the rows before and after, where they are known.
 */
export function provedFit(fits: readonly Fit[], balances: readonly number[]): Fit | undefined {
  const proved = fits.filter(({outcome}) => {
    const {balanceUnits, amountUnits} = outcome;
    if (balanceUnits === null || amountUnits === 0) return false;
    return balances.some((other) => Math.abs(balanceUnits - other) === Math.abs(amountUnits));
  });
  return proved.length === 1 ? proved[0] : undefined;
}

/** The ways under any of several widths; those that read the same money on the same day are one. */
export function fitWidths(cells: readonly string[], widths: readonly number[], task: Omit<FitTask, 'width'>): Fit[] {
  const found = new Map<string, Fit>();
  for (const width of widths)
    for (const fit of fitRow(cells, {...task, width})) {
      const key = moneyOf(fit.outcome);
      if (!found.has(key)) found.set(key, fit);
    }
  return [...found.values()];
}

/** By which two ways of reading a row are one: the same money on the same day. */
function moneyOf({date, amountUnits, feeUnits, balanceUnits}: RawRow): string {
  return JSON.stringify([date, amountUnits, feeUnits, balanceUnits]);
}
