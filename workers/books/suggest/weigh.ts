import type {Likeness} from '#workers/books/api.ts';
import type {Guess, NameGuesses} from './guess.ts';
import {isInflow, listOf, type LearntRows} from './learnt-rows.ts';
import {keysOf, merchantKey} from './text-keys.ts';

/** Of rows alike the newest so many count: who changes their mind is followed. */
const newestRows = {close: 10, wide: 30} as const;

/** Among rows of one name, so many are looked through for those of a like amount or account. */
const mostLookedThrough = 100;

/**
 * How many rows of one kind it takes to outweigh what wider kinds say: the less two rows need have in common, the more.
 * Set by `node bench/suggestions.ts`.
 */
const doubts = {
  word: 1,
  first: 0.25,
  head: 0.2,
  general: 3,
  name: 1,
  merchant: 0.7,
  account: 4,
  band: 1,
  amount: 1,
} as const;

/** More than there can be keys. */
const mostKeys = 2 ** 24;

/** Where the beginning of a text says so much, its single words are not asked. */
const clearChance = 0.75;

/** Amounts are alike where neither is more than so many times the other. */
const amountBand = 1.5;

/**
 * Weighs which categories a row may have, by rows that were reviewed: those that have a word in common with it, then those of its name, of its
 * merchant, and among these those of its amount and account. Each kind moves what the wider ones said, the more rows it has.
 *
 * @param least below this chance nothing need be told apart any more: the answer may then be anything that is less likely.
 * @returns the likeliest first; those of equal chance in the order in which they were chosen last. Rule: SUG3.
 */
export function weigh(learnt: LearntRows, row: number, least = 0): readonly Guess[] {
  const {guesses, alike} = weighName(learnt, row);
  if (chanceOf(guesses) < leastToNarrow(least)) return guesses;
  return narrow(learnt, row, alike, guesses).toSorted((one, other) => other.chance - one.chance);
}

/** Asked once for each name until something else is learnt: texts of one name have the same words. */
function weighName(learnt: LearntRows, row: number): NameGuesses {
  const {columns, keys} = learnt;
  const isIn = isInflow(columns, row);
  const merchant = columns.merchant[row] ?? 0;
  const text = keysOf(keys, columns.description[row] ?? 0);
  const byMerchant = merchant === 0 ? 0 : merchantKey(keys, merchant);
  const place = (text.name * mostKeys + byMerchant) * 2 + Number(isIn);
  const before = learnt.asked.get(place);
  if (before) return before;
  const ofName = text.name === 0 ? [] : listOf(learnt, text.name, isIn);
  const ofMerchant = byMerchant === 0 ? [] : listOf(learnt, byMerchant, isIn);
  const doubtOfName = text.isGeneral ? doubts.general : doubts.name;
  const byName = settle(guessWidely(learnt, text, isIn), tally(learnt, ofName), doubtOfName, 'name');
  const guesses = settle(byName, tally(learnt, ofMerchant), doubts.merchant, 'merchant');
  const found = {guesses, alike: ofMerchant.length > 0 ? ofMerchant : ofName};
  learnt.asked.set(place, found);
  return found;
}

/** The chance a name must give for its amounts or accounts to lift it to `least`: ten of ten such rows say no more. */
function leastToNarrow(least: number): number {
  const doubt = Math.min(doubts.amount, doubts.band, doubts.account);
  return (least * (newestRows.close + doubt) - newestRows.close) / doubt;
}

/** By the beginning of the text, or the one of its words that says most. */
function guessWidely(
  learnt: LearntRows,
  {head, first, words}: ReturnType<typeof keysOf>,
  isIn: boolean,
): readonly Guess[] {
  let best: readonly Guess[] = [];
  let bestChance = 0;
  const consider = (key: number, doubt: number, likeness: Likeness): void => {
    if (key === 0) return;
    const found = tally(learnt, listOf(learnt, key, isIn), newestRows.wide);
    const chance = found.most / (found.total + doubt);
    if (chance <= bestChance) return;
    bestChance = chance;
    best = settle([], found, doubt, likeness);
  };
  consider(head, doubts.head, 'beginning');
  consider(first, doubts.first, 'beginning');
  if (bestChance < clearChance) for (const word of words) consider(word, doubts.word, 'word');
  return best;
}

/** Where rows of one name have several categories, those of a like amount and of the same account say which. */
function narrow(learnt: LearntRows, row: number, alike: readonly number[], guesses: readonly Guess[]) {
  if (alike.length === 0) return guesses;
  const {amount, account, currency} = learnt.columns;
  const size = Math.abs(amount[row] ?? 0);
  const isComparable = (other: number): boolean => currency[other] === currency[row];
  const isNear = (other: number): boolean => {
    const otherSize = Math.abs(amount[other] ?? 0);
    return isComparable(other) && size <= otherSize * amountBand && otherSize <= size * amountBand;
  };
  const isSame = (other: number): boolean => isComparable(other) && Math.abs(amount[other] ?? 0) === size;
  const isThere = (other: number): boolean => account[other] === account[row];
  const kinds = [
    [isThere, doubts.account, 'account'],
    [isNear, doubts.band, 'amount'],
    [isSame, doubts.amount, 'amount'],
  ] as const;
  // What all agree on is not said again by fewer.
  if (guesses.length < 2) return guesses;
  const whole = tally(learnt, alike);
  let best = guesses;
  // One of them alone speaks: they are mostly the same rows.
  for (const [passes, doubt, likeness] of kinds) {
    const found = tally(learnt, alike, newestRows.close, passes);
    if (found.total === whole.total && found.most === whole.most) continue;
    const narrowed = settle(guesses, found, doubt, likeness);
    if (chanceOf(narrowed) > chanceOf(best)) best = narrowed;
  }
  return best;
}

function chanceOf(guesses: readonly Guess[]): number {
  return guesses.reduce((most, {chance}) => Math.max(most, chance), 0);
}

/** How often rows have each category, the one chosen last first, and how many the most frequent has. */
type Tally = {
  readonly categories: readonly number[];
  readonly counts: readonly number[];
  readonly total: number;
  readonly most: number;
};

function tally(
  {known}: LearntRows,
  rows: readonly number[],
  newest: number = newestRows.close,
  passes?: (row: number) => boolean,
): Tally {
  const categories: number[] = [];
  const counts: number[] = [];
  let total = 0;
  let most = 0;
  const last = Math.max(0, rows.length - mostLookedThrough);
  for (let at = rows.length - 1; at >= last && total < newest; at -= 1) {
    const row = rows[at] ?? 0;
    if (passes && !passes(row)) continue;
    const category = known.category[row] ?? 0;
    let place = categories.indexOf(category);
    if (place === -1) {
      place = categories.push(category) - 1;
      counts.push(0);
    }
    const count = (counts[place] ?? 0) + 1;
    counts[place] = count;
    most = Math.max(most, count);
    total += 1;
  }
  return {categories, counts, total, most};
}

/** Moves what wider kinds of rows said by what a closer kind says. */
function settle(before: readonly Guess[], {categories, counts, total}: Tally, doubt: number, likeness: Likeness) {
  if (total === 0) return [...before];
  const guesses: Guess[] = categories.map((category, place) => {
    const hits = counts[place] ?? 0;
    const earlier = before.find((guess) => guess.category === category)?.chance ?? 0;
    return {category, chance: (hits + doubt * earlier) / (total + doubt), likeness, hits, of: total};
  });
  for (const guess of before) {
    if (categories.includes(guess.category)) continue;
    guesses.push({...guess, chance: (doubt * guess.chance) / (total + doubt)});
  }
  return guesses;
}
