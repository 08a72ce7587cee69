import {normaliseWords} from '#workers/csv-import/file/normalise.ts';
import {directionWords, statusWords} from './header-words.data.ts';
import {readCurrency} from './read-currency.ts';
import type {ColumnRole} from '#workers/csv-import/reading.ts';
import type {ColumnFacts, Table} from '#workers/csv-import/file/table.ts';

const settledWords: ReadonlySet<string> = new Set(Object.values(statusWords).flat());
const allDirections: ReadonlySet<string> = new Set(Object.values(directionWords).flat());

/** Whether what a column holds can be what its name says. */
export function agrees(role: ColumnRole, facts: ColumnFacts | undefined, exact: boolean, words = ''): boolean {
  if (!facts) return false;
  const {filled, rows} = facts;
  const share = (count: number) => (filled === 0 ? 0 : count / filled);
  switch (role) {
    case 'date':
      return filled >= rows * 0.3 && (share(facts.dates) >= 0.5 || share(facts.serials) >= 0.9 || filled < 3);
    case 'amount':
      return filled > 0 && share(facts.amounts) >= 0.5 && !isAllZero(facts);
    case 'balance':
      return filled > 0 && share(facts.amounts) >= 0.8;
    case 'debit':
    case 'credit':
      // Words below the last row, as of a total, do not make it another column.
      // A dash stands for no debit, or no credit.
      return filled === facts.dashes ? exact : facts.amounts >= (filled - facts.dashes) * (exact ? 0.3 : 0.6);
    case 'fee':
    case 'tax':
    case 'net':
      return filled === 0 ? exact : share(facts.amounts) >= 0.6;
    case 'direction':
      return facts.values !== null;
    case 'from':
    case 'to':
      return filled > 0 && facts.addresses >= filled * 0.8;
    case 'currency':
      return filled > 0 && (namesCurrencies(facts, 0.7) || (exact && holdsCodes(facts)));
    case 'status':
      return filled > 0 && share(facts.dates) < 0.5 && (namesStatus(facts) || (exact && isSurelyStatus(words, facts)));
    case 'account':
      return filled > 0 && facts.values !== null && share(facts.dates) < 0.5;
    case 'bankId':
      return filled >= rows * 0.3 && share(facts.dates) < 0.5;
    case 'category':
      return filled > 0 && share(facts.dates) < 0.5 && share(facts.amounts) < 0.5;
    case 'merchant':
      return (
        filled > 0 && share(facts.dates) < 0.5 && (exact || share(facts.amounts) < 0.5) && !namesCurrencies(facts, 1)
      );
    case 'description':
    case 'note':
      return filled > 0 && share(facts.dates) < 0.5 && (exact || share(facts.amounts) < 0.5);
    default:
      return filled > 0;
  }
}

/** A column of nothing but zeros moved no money, whatever its name. */
export function isAllZero({values}: ColumnFacts): boolean {
  return values !== null && ![...values].some((value) => /[1-9]/.test(value));
}

/** A column called "State" may hold those of a country: one of its values must be a status that is known. */
function namesStatus({values}: ColumnFacts): boolean {
  return values !== null && [...values].some((value) => settledWords.has(value));
}

/** What calls itself nothing but a status is one, in whatever language its few values are: they are asked about. */
function isSurelyStatus(words: string, {values}: ColumnFacts): boolean {
  return !statesToo.has(words) && values !== null && values.size > 1 && values.size <= 8;
}

const statesToo: ReadonlySet<string> = new Set(['state', 'estado', 'stan']);

/** Whether what a column holds tells its role alone, whatever its name. */
export function holds(role: ColumnRole, facts: ColumnFacts): boolean {
  const {filled, rows} = facts;
  if (filled === 0) return false;
  if (role === 'date') return filled >= rows * 0.5 && facts.dates >= filled * 0.8;
  if (role === 'currency') return namesCurrencies(facts, 1);
  if (role === 'status') return facts.values !== null && [...facts.values].every((value) => settledWords.has(value));
  return role === 'direction' && facts.values !== null && saysDirections(facts.values);
}

/** A dash alone stands for nothing, as often as for what goes out. */
function saysDirections(values: ReadonlySet<string>): boolean {
  const said = [...values];
  return said.every((value) => allDirections.has(value)) && (said.length > 1 || /\p{L}/u.test(said[0] ?? ''));
}

/** Codes of which some are known: in a column that calls itself so, the others are currencies as well. */
function holdsCodes({values}: ColumnFacts): boolean {
  if (!values) return false;
  const codes = [...values];
  return (
    codes.every((code) => /^[\p{L}\p{N}\p{Sc}./]{1,10}$/u.test(code)) &&
    codes.some((code) => readCurrency(code).length > 0)
  );
}

/** Whether so great a share of a column's different values names currencies; one letter alone says something else. */
function namesCurrencies({values}: ColumnFacts, least: number): boolean {
  if (!values || values.size === 0) return false;
  const named = [...values].filter((value) => (value.length > 1 || value === '$') && readCurrency(value).length > 0);
  return named.length >= values.size * least;
}

/** Most rows say debit or credit; a total below them does not count against it. */
export function isDirection(table: Table, column: number): boolean {
  let filled = 0;
  let said = 0;
  for (const cells of table.rows) {
    const cell = cells[column]?.trim() ?? '';
    if (cell === '') continue;
    filled += 1;
    const word = normaliseWords(cell) || cell;
    if (allDirections.has(word) || word === 'a') said += 1;
  }
  return filled > 0 && said >= filled * 0.6;
}

/**
 * The own account stands in every row, and the same few all over the file; the other side's account differs from row to row, or is missing where
 * there is no other side.
 */
export function isOwnAccount(table: Table, column: number): boolean {
  const counts = new Map<string, number>();
  let rows = 0;
  let filled = 0;
  for (const cells of table.rows) {
    // Notes below the table have no account.
    if (cells.filter((cell) => cell.trim() !== '').length < 3) continue;
    rows += 1;
    const name = cells[column]?.trim() ?? '';
    if (name === '') continue;
    filled += 1;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  if (counts.size <= 1) return true;
  // Who wrote "IBAN" alone, and another one in each row, names the other side.
  if (table.words[column] === 'iban' && counts.size === filled && filled > 2) return false;
  return filled >= rows * 0.95 && (counts.size <= 3 || counts.size * 4 <= filled || namesOwnSide(table, column));
}

const ownSide = new Set(['own account', 'cuenta propia', 'auftragskonto', 'source account']);

/** A name that says whose account it is, unless the other side's stands beside it: then it may be where money came from. */
function namesOwnSide({words}: Table, column: number): boolean {
  return ownSide.has(words[column] ?? '') && !words.some((word) => /destin|target|benefic|counter/.test(word));
}

/** An id that many rows share is not theirs: a customer's or an account's. A transaction and its fee may share one. */
export function isDistinct(table: Table, column: number): boolean {
  const ids = table.rows.map((cells) => cells[column]?.trim() ?? '').filter((id) => id !== '');
  return new Set(ids).size >= ids.length * 0.5;
}

/** Whether a column has a handful of values, which describe nothing. */
export function isPoor(facts: ColumnFacts | undefined): boolean {
  if (!facts?.values) return false;
  const directions = [...facts.values].filter((value) => allDirections.has(value)).length;
  return directions * 2 >= facts.values.size || (facts.rows > 12 && facts.values.size <= 6);
}
