import {normaliseWords} from '#workers/csv-import/file/normalise.ts';
import {readCurrency, type CurrencyHead} from './read-currency.ts';
import {directionWords, headerNames, headerWords, sideWords, statusWords} from './header-words.data.ts';
import {findSides} from './find-sides.ts';
import {settleNet, settlePair} from './settle-pair.ts';
import type {Profile} from './profiles.data.ts';
import type {ColumnChoice} from './column-choice.ts';
import type {ColumnRole} from '#workers/csv-import/reading.ts';
import type {ColumnFacts, Table} from '#workers/csv-import/file/table.ts';

/** Roles that several columns may have; every other one is given once. */
const sharedRoles: ReadonlySet<ColumnRole> = new Set([
  'description',
  'merchant',
  'reference',
  'note',
  'fee',
  'tax',
  'ignore',
]);

/** The order in which roles look for their columns: what is surest first. */
const searchOrder: readonly ColumnRole[] = [
  'date',
  'direction',
  'balance',
  'debit',
  'credit',
  'tax',
  'fee',
  'net',
  'amount',
  'currency',
  'status',
  'bankId',
  'from',
  'to',
  'account',
  'merchant',
  'description',
  'type',
  'category',
  'reference',
  'note',
];

const settledWords: ReadonlySet<string> = new Set(Object.values(statusWords).flat());
const allDirections: ReadonlySet<string> = new Set(Object.values(directionWords).flat());

/**
 * Gives each column its role by its name, as long as what it holds agrees, and the rest by what they hold.
 * Money columns that no name tells are left to chooseMoney.
 *
 * @param chosen what the person decided; nobody else gets those roles.
 * Rule: IMP9.
 */
export function chooseColumns(
  table: Table,
  facts: readonly ColumnFacts[],
  chosen: Readonly<Record<number, ColumnRole>>,
  {profile, currency}: {readonly profile: Profile | null; readonly currency: string},
): ColumnChoice[] {
  const choices: (ColumnChoice | undefined)[] = Array.from({length: table.width});
  for (const [index, role] of Object.entries(chosen)) {
    if (Number(index) < table.width) choices[Number(index)] = {role, because: {reason: 'chosen-by-person'}};
  }
  const taken = new Set(Object.values(chosen));
  for (const [index, words] of table.words.entries()) {
    const role = profile?.roles?.[words];
    if (role && !choices[index] && !taken.has(role)) choices[index] = {role, because: {reason: 'known-export'}};
  }
  for (const [index, role] of isOpen(taken) ? (findSides(table) ?? []) : [])
    choices[index] ??= {role, because: {reason: 'debit-and-credit'}};
  for (const role of searchOrder) {
    if (taken.has(role) && !sharedRoles.has(role)) continue;
    if ((role === 'debit' || role === 'credit') && choices.some((choice) => choice?.role === role)) continue;
    giveByName({role, table, facts, currency}, choices);
    if (!choices.some((choice) => choice?.role === role)) giveByContent(role, table, facts, choices);
  }
  settleNet(choices);
  settlePair(table, choices);
  return choices.map((choice) => choice ?? {role: 'ignore', because: {reason: 'no-evidence'}});
}

/** Whether nobody said yet which columns hold the money. */
function isOpen(taken: ReadonlySet<ColumnRole>): boolean {
  return !taken.has('amount') && !taken.has('debit') && !taken.has('credit');
}

type Search = {
  readonly role: ColumnRole;
  readonly table: Table;
  readonly facts: readonly ColumnFacts[];
  /** The account's. */
  readonly currency: string;
};

const moneyRoles: ReadonlySet<ColumnRole> = new Set(['amount', 'debit', 'credit', 'net', 'balance', 'fee', 'tax']);

/** How many columns may have a role by their names. */
const mostOf: Readonly<Partial<Record<ColumnRole, number>>> = {
  merchant: 3,
  note: 2,
  reference: 10,
  fee: 4,
  tax: 4,
};

function giveByName({role, table, facts, currency}: Search, choices: (ColumnChoice | undefined)[]): void {
  const isMoney = moneyRoles.has(role);
  const candidates = table.words
    .map((words, index) => {
      const score = choices[index] ? 0 : scoreOf(role, words, table.heads[index]);
      return {index, score, rank: isMoney ? currencyRank(table.heads[index], currency) : 0};
    })
    .filter(({index, score}) => score > 0 && agrees(role, facts[index], score >= exactScore, table.words[index]))
    .filter(({index}) => role !== 'bankId' || isDistinct(table, index))
    .filter(({index}) => role !== 'direction' || isDirection(table, index))
    .filter(({index}) => role !== 'account' || isOwnAccount(table, index))
    // What has a handful of values ("DEBIT", "CREDIT") describes nothing, as long as something else does.
    .filter(({index}) => role !== 'note' || !isPoor(facts[index]))
    .map((found) => ({...found, isPoor: role === 'description' && isPoor(facts[found.index])}))
    .toSorted(
      (first, second) =>
        Number(first.isPoor) - Number(second.isPoor) ||
        second.rank - first.rank ||
        second.score - first.score ||
        first.index - second.index,
    );
  // Where the file calls a column its notes, no other text is one.
  const isNamed = role === 'note' && candidates.some(({score}) => score >= exactScore);
  const found = isNamed ? candidates.filter(({score}) => score >= exactScore) : candidates;
  for (const {index, score} of found.slice(0, mostOf[role] ?? 1))
    choices[index] = {role, because: {reason: score >= exactScore ? 'name-exact' : 'name-similar'}};
}

/** A column called nothing but `USD` or "Pesos" holds amounts; what could be the description, had another not said it better, is a note. */
function scoreOf(role: ColumnRole, words: string, head: CurrencyHead | undefined): number {
  if (role === 'note') return nameScore('note', words) || nameScore('description', words) / 4;
  return role === 'amount' && head?.isAlone ? exactScore : nameScore(role, words);
}

/** Of columns of money in several currencies the account's own comes first, then those that name none. */
function currencyRank(head: CurrencyHead | undefined, currency: string): number {
  const codes = head?.codes ?? [];
  if (codes.length === 0) return 2;
  if (!codes.includes(currency)) return 0;
  return codes.length === 1 ? 3 : 1;
}

/**
 * The own account stands in every row, and the same few all over the file; the other side's account differs from row to row, or is missing where
 * there is no other side.
 */
function isOwnAccount(table: Table, column: number): boolean {
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
  return filled >= rows * 0.95 && (counts.size <= 3 || counts.size * 4 <= filled);
}

/** An id that many rows share is not theirs: a customer's or an account's. A transaction and its fee may share one. */
function isDistinct(table: Table, column: number): boolean {
  const ids = table.rows.map((cells) => cells[column]?.trim() ?? '').filter((id) => id !== '');
  return new Set(ids).size >= ids.length * 0.5;
}

function isPoor(facts: ColumnFacts | undefined): boolean {
  if (!facts?.values) return false;
  const directions = [...facts.values].filter((value) => allDirections.has(value)).length;
  return directions * 2 >= facts.values.size || (facts.rows > 12 && facts.values.size <= 6);
}

const exactScore = 100;

/** From 100 upwards for a known name, the better the earlier in the list; less for a name that only contains a known word. */
export function nameScore(role: ColumnRole, words: string): number {
  if (words === '') return 0;
  const place = headerNames[role]?.indexOf(words) ?? -1;
  if (place >= 0) return exactScore + 200 - place;
  // "Description1", "Beschreibung 2".
  const numbered = /^(.*\D) ?[1-9]$/.exec(words)?.[1]?.trim();
  if (numbered !== undefined && headerNames[role]?.includes(numbered)) return exactScore;
  const parts = words.split(' ');
  if (parts.length > 8 || isBeside(words, role)) return 0;
  // "Cargos y abonos" is one column of both.
  if (namesSide(parts, 'debit') && namesSide(parts, 'credit')) return role === 'amount' ? 50 : 0;
  return parts.some((part) => headerWords[role]?.includes(part)) ? 50 - parts.length : 0;
}

function namesSide(parts: readonly string[], role: 'debit' | 'credit'): boolean {
  return parts.some((part) => headerWords[role]?.includes(part));
}

/** A charge is no amount, but the words of a tax name a tax. */
function isBeside(words: string, role?: ColumnRole): boolean {
  return words.split(' ').some((part) => {
    if (taxWords.includes(part)) return role !== 'tax';
    if (feeWords.includes(part)) return role !== 'fee' && role !== 'tax' && role !== undefined;
    return sideWords.includes(part);
  });
}

const feeWords: readonly string[] = headerWords.fee ?? [];
const taxWords: readonly string[] = headerWords.tax ?? [];

/** Whether what a column holds can be what its name says. */
function agrees(role: ColumnRole, facts: ColumnFacts | undefined, exact: boolean, words = ''): boolean {
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
      return filled === 0 ? exact : share(facts.amounts) >= (exact ? 0.3 : 0.6);
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
    case 'description':
    case 'note':
    case 'merchant':
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

/** Most rows say debit or credit; a total below them does not count against it. */
function isDirection(table: Table, column: number): boolean {
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

function giveByContent(
  role: ColumnRole,
  table: Table,
  facts: readonly ColumnFacts[],
  choices: (ColumnChoice | undefined)[],
): void {
  // Who it was says enough; an address or an e-mail beside it is no description.
  if (role === 'description' && choices.some((choice) => choice?.role === 'merchant')) return;
  const index = facts.findIndex((column, place) => {
    const words = table.words[place] ?? '';
    // "Sent" is a status too: where the name says so, it is no direction.
    if (choices[place] || isBeside(words) || (role === 'direction' && nameScore('status', words) > 0)) return false;
    return holds(role, column);
  });
  const best = role === 'description' ? richestText(facts, choices) : index;
  if (best >= 0) choices[best] = {role, because: {reason: 'content'}};
}

function holds(role: ColumnRole, facts: ColumnFacts): boolean {
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
    codes.every((code) => /^[\p{L}\p{N}.$]{2,10}$/u.test(code)) && codes.some((code) => readCurrency(code).length > 0)
  );
}

/** Whether so great a share of a column's different values names currencies; one letter alone says something else. */
function namesCurrencies({values}: ColumnFacts, least: number): boolean {
  if (!values || values.size === 0) return false;
  const named = [...values].filter((value) => (value.length > 1 || value === '$') && readCurrency(value).length > 0);
  return named.length >= values.size * least;
}

/** The column with the most and longest text. */
function richestText(facts: readonly ColumnFacts[], choices: readonly (ColumnChoice | undefined)[]): number {
  let best = -1;
  let bestLength = 0;
  for (const [index, column] of facts.entries()) {
    if (choices[index] || column.filled === 0) continue;
    if (column.dates > column.filled / 2 || column.amounts > column.filled / 2) continue;
    // Times of the day describe nothing.
    if (column.samples.every((sample) => /^\d{1,2}:\d\d/.test(sample))) continue;
    const weight = column.values === null ? column.length : column.length / 4;
    if (weight > bestLength) {
      best = index;
      bestLength = weight;
    }
  }
  return best;
}
