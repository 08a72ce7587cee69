import type {defaultCategories} from '#contract/bookkeeping/category.ts';
import {addDays, daysInMonth, lastMonths, toCivilDate} from '#contract/kernel/dates.ts';
import {demoOpenTransactions, demoPatterns, type DemoPattern} from './transactions.data.ts';

/** A transaction of the demo company before it has ids; cents of a dollar, whatever the account's currency. */
export type DemoTransaction = {
  readonly date: string;
  readonly description: string;
  readonly merchant: string | null;
  readonly account: DemoPattern['account'];
  readonly category: (typeof defaultCategories)[number]['key'] | null;
  readonly cents: number;
};

/**
 * Makes a year of transactions up to yesterday, oldest first: the same for the same day, whoever starts the program.
 *
 * @param today a civil date.
 * @param random numbers from 0 to 1, seeded.
 */
export function makeTransactions(today: string, random: () => number): DemoTransaction[] {
  const newestDone = addDays(today, -8);
  const done = lastMonths(today, 13)
    .flatMap((month) => demoPatterns.flatMap((pattern) => monthOf(pattern, month, random)))
    .filter(({date}) => date <= newestDone && date > addDays(today, -366));
  const open = demoOpenTransactions.map((transaction, index) => ({
    ...transaction,
    date: addDays(today, -1 - Math.floor(index / 2)),
    merchant: null,
    category: null,
  }));
  return [...done, ...open].toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}

function monthOf(pattern: DemoPattern, month: string, random: () => number): DemoTransaction[] {
  const year = Number(month.slice(0, 4));
  const number = Number(month.slice(5, 7));
  const days = daysInMonth(year, number);
  return Array.from({length: pattern.perMonth}, () => {
    const day = pattern.day ?? 1 + Math.floor(random() * days);
    const [from, to] = pattern.cents;
    const reference = Math.floor(random() * 36 ** 5)
      .toString(36)
      .toUpperCase()
      .padStart(5, '0');
    return {
      date: toCivilDate(year, number, Math.min(day, days)),
      description: pattern.description.replace('{ref}', reference),
      merchant: pattern.merchant,
      account: pattern.account,
      category: pattern.category,
      cents: from + Math.round(random() * (to - from)),
    };
  });
}

/** Seeded numbers from 0 to 1 (mulberry32): good enough for a demonstration, and the same on every machine. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
