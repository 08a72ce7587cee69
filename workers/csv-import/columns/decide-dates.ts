import {dayFirstHeaderWords} from './header-words.data.ts';
import type {Profile} from './profiles.data.ts';
import {decideYear, type YearDecision} from './decide-year.ts';
import {
  findDate,
  findSerialDate,
  findUnixDate,
  resolveDate,
  type DateToken,
} from '#workers/csv-import/rows/read-date.ts';
import type {DateOrder, Decided, Evidence} from '#workers/csv-import/reading.ts';
import type {Table} from '#workers/csv-import/file/table.ts';

/** The order of day, month and year in a file, and whether a person must say it. */
export type DateDecision = {
  readonly order: Decided<DateOrder>;
  readonly certain: boolean;
  /** True where the column holds numbers: days since 1900, as a spreadsheet stores them, or seconds since 1970. */
  readonly serial: boolean;
  /** For dates without a year. */
  readonly year?: YearDecision;
};

/** What may tell the order beside the dates themselves. */
export type DateHints = {
  readonly fileName: string;
  readonly today: string;
  readonly profile: Profile | null;
  readonly chosen: DateOrder | undefined;
  readonly chosenYear: number | undefined;
};

type Open = {first: number; second: number; third: number};
type Seen = {
  open: Open[];
  dayFirst: Evidence | null;
  monthFirst: Evidence | null;
  days: number;
  months: number;
  certain: Evidence | null;
  /** Dates without a year. */
  yearless: number;
};

/**
 * Decides in which order day and month stand: by a day above 12 anywhere in the file, else by what surrounds it.
 * The language of the header only suggests; where nothing tells, the person must.
 *
 * @param column the date column. @param others other columns that hold dates, written alike.
 * Rule: IMP6.
 */
export function decideDateOrder(
  table: Table,
  column: number,
  others: readonly number[],
  hints: DateHints,
): DateDecision {
  const serial = isSerialColumn(table, column);
  const seen = lookThrough(table, [column]);
  const decide = (value: DateOrder, because: Evidence, certain = true): DateDecision => {
    const {fileName, today, chosenYear: chosen} = hints;
    const year = seen.yearless > 0 ? decideYear(table, column, {order: value, fileName, today, chosen}) : undefined;
    return {order: {value, because}, certain, serial, ...(year && {year})};
  };
  if (hints.chosen) return decide(hints.chosen, {reason: 'chosen-by-person'});
  const known = knownOrder(hints.profile);
  const clear = clearOrder(seen);
  // A line or two that do not fit a known export say less than the export: the person says it.
  if (clear && known && clear.value !== known.value && isStray(seen)) return decide(known.value, known.because, false);
  if (clear) return decide(clear.value, clear.because);
  if (seen.open.length === 0)
    return decide(
      'YMD',
      serial
        ? {reason: isUnixColumn(table, column) ? 'unix-time' : 'excel-serial'}
        : (seen.certain ?? {reason: 'no-evidence'}),
    );
  const beside = clearOrder(lookThrough(table, others));
  const isDated = seen.yearless === 0;
  if (beside) return decide(beside.value, {reason: 'other-column', params: beside.because.params ?? {}});
  const format = headerFormat(table.names[column] ?? '');
  if (format) return decide(format, {reason: 'header-format', params: {text: table.names[column] ?? ''}});
  const bounded = isDated ? byBounds(seen.open, hints) : undefined;
  if (bounded) return decide(bounded.value, bounded.because);
  const sorted = bySorting(seen.open);
  if (sorted) return decide(sorted, {reason: 'in-date-order', params: {count: seen.open.length}});
  if (known) return decide(known.value, known.because);
  const dayFirst = table.words.filter((words) => dayFirstHeaderWords.includes(words.split(' ')[0] ?? '')).length >= 2;
  return dayFirst ? decide('DMY', {reason: 'header-language'}, false) : decide('MDY', {reason: 'no-evidence'}, false);
}

function isSerialColumn(table: Table, column: number): boolean {
  let filled = 0;
  let serials = 0;
  for (const cells of table.rows.slice(0, 500)) {
    const cell = cells[column]?.trim() ?? '';
    if (cell === '') continue;
    filled += 1;
    if (findUnixDate(cell) || (!findDate(cell) && findSerialDate(cell))) serials += 1;
  }
  return filled > 0 && serials > filled * 0.9;
}

function isUnixColumn(table: Table, column: number): boolean {
  return table.rows.some((cells) => findUnixDate(cells[column] ?? '') !== undefined);
}

/** Collects every open date of the columns, each different one once. */
function lookThrough(table: Table, columns: readonly number[]): Seen {
  const seen: Seen = {open: [], dayFirst: null, monthFirst: null, days: 0, months: 0, certain: null, yearless: 0};
  for (const column of columns) {
    let last = '';
    for (const [row, cells] of table.rows.entries()) {
      const cell = cells[column];
      if (cell === undefined || cell === last) continue;
      last = cell;
      const token = findDate(cell);
      if (token) note(seen, token, {line: table.lines[row] ?? 1, text: cell.trim().slice(0, 40)});
    }
  }
  return seen;
}

function note(seen: Seen, token: DateToken, params: {line: number; text: string}): void {
  if (token.kind === 'certain') {
    seen.certain ??= {reason: token.because, params};
    return;
  }
  const {first, second} = token;
  if (token.kind === 'yearless') {
    seen.yearless += 1;
    if (token.isNamed) {
      seen.certain ??= {reason: 'month-names', params};
      return;
    }
  }
  if (first > 12 && first <= 31 && second <= 12) {
    seen.days += 1;
    seen.dayFirst ??= {reason: 'day-above-12', params};
  } else if (second > 12 && second <= 31 && first <= 12) {
    seen.months += 1;
    seen.monthFirst ??= {reason: 'month-above-12', params};
  }
  // Any year will do for telling day from month.
  seen.open.push(token.kind === 'yearless' ? {first, second, third: 2024} : token);
}

function clearOrder(seen: Seen): Decided<DateOrder> | undefined {
  if (seen.days === seen.months) return undefined;
  const [value, because] =
    seen.days > seen.months ? (['DMY', seen.dayFirst] as const) : (['MDY', seen.monthFirst] as const);
  return because ? {value, because} : undefined;
}

function knownOrder(profile: Profile | null): Decided<DateOrder> | undefined {
  if (!profile?.dateOrder) return undefined;
  return {value: profile.dateOrder, because: {reason: 'known-export', params: {name: profile.name}}};
}

/** Of dates spread over months, more than half have a day above 12. */
function isStray({days, months, open}: Seen): boolean {
  return Math.max(days, months) * 4 < open.length;
}

/** `Date (MM/DD/YYYY)`, `Fecha (DD/MM/AAAA)`. */
function headerFormat(name: string): DateOrder | undefined {
  const plain = name.toLowerCase();
  if (/d{1,2}[-/. ]m{1,3}[-/. ](y|a|j)/.test(plain)) return 'DMY';
  return /m{1,3}[-/. ]d{1,2}[-/. ](y|a|j)/.test(plain) ? 'MDY' : undefined;
}

const bothOrders = ['DMY', 'MDY'] as const;

function datesUnder(open: readonly Open[], order: DateOrder): string[] {
  return open.map((token) => resolveDate({kind: 'open', ...token}, order) ?? '');
}

/** An order that puts transactions into the future, or outside the period in the file's name, is the wrong one. */
function byBounds(open: readonly Open[], hints: DateHints): Decided<DateOrder> | undefined {
  const named = [...hints.fileName.matchAll(/((?:19|20)\d\d)[-_.]?(0[1-9]|1[0-2])[-_.]?(0[1-9]|[12]\d|3[01])(?!\d)/g)]
    .map((match) => `${match[1]}-${match[2]}-${match[3]}`)
    .toSorted();
  const checks = [
    {reason: 'file-name-period' as const, from: named.length > 1 ? (named[0] ?? '') : '', to: named.at(-1) ?? '9'},
    {reason: 'not-in-future' as const, from: '', to: hints.today},
  ];
  for (const {reason, from, to} of checks) {
    const fitting = bothOrders.filter((order) => datesUnder(open, order).every((date) => date >= from && date <= to));
    const [value] = fitting;
    if (fitting.length === 1 && value) return {value, because: {reason, params: {from, to}}};
  }
  return undefined;
}

/** Statements are sorted: if the dates rise or fall without exception under one order only, it is that. */
function bySorting(open: readonly Open[]): DateOrder | undefined {
  if (open.length < 4) return undefined;
  const sorted = bothOrders.filter((order) => {
    const dates = datesUnder(open, order);
    const rises = dates.every((date, index) => index === 0 || date >= (dates[index - 1] ?? ''));
    return rises || dates.every((date, index) => index === 0 || date <= (dates[index - 1] ?? ''));
  });
  return sorted.length === 1 ? sorted[0] : undefined;
}
