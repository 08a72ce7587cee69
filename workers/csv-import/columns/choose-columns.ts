import type {CurrencyHead} from './read-currency.ts';
import {exactScore, isBeside, nameScore} from './name-score.ts';
import {agrees, holds, isDirection, isDistinct, isOwnAccount, isPoor} from './what-columns-hold.ts';
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
  return codes.length === 1 ? 3 : 2;
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
