import {seededRandom} from '#bench/kit/statistics.ts';
import {banks, cities, everywhere, names, once, own, type Band, type Payee, type Weights} from './merchants.data.ts';

/** A movement of a made-up company, with the category that its owner would choose. */
export type LabelledRow = {
  readonly date: string;
  readonly description: string;
  readonly amountUnits: number;
  /** Its account's number, from 0. */
  readonly account: number;
  readonly category: string;
};

/** A kind of company, where it banks, in which language, and the seed of its history. */
export type HistoryKind = {
  readonly name: string;
  readonly of: keyof typeof own;
  readonly banks: readonly (keyof typeof banks)[];
  readonly language: keyof typeof once;
  readonly seed: number;
};

/** Four companies that have no payee of their own in common. */
export const historyKinds: readonly HistoryKind[] = [
  {name: 'studio, Spanish', of: 'studio', banks: ['mercury', 'wise', 'colombia'], language: 'es', seed: 11},
  {name: 'store, English', of: 'store', banks: ['chase', 'mercury'], language: 'en', seed: 23},
  {name: 'agency, Portuguese', of: 'agency', banks: ['brazil', 'wise'], language: 'pt', seed: 37},
  {
    name: 'software, English and Spanish',
    of: 'software',
    banks: ['mercury', 'chase', 'colombia'],
    language: 'en',
    seed: 53,
  },
];

const months = 36;
const firstDayMs = Date.UTC(2023, 0, 1);
const dayMs = 86_400_000;

/** Of all movements so many are of somebody who never comes again. */
const onceShare = 0.08;
/** Of all choices so many are slips. */
const slipShare = 0.004;

/** Three years of movements, oldest first: payees that come and go, are written in many ways, and whose categories are not always the same. */
export function makeHistory(
  {of, banks: bankNames, language, seed}: HistoryKind,
  payees: readonly Payee[] = [...everywhere, ...own[of]],
) {
  const random = seededRandom(seed);
  const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)] as Value;
  const figures = (count: number): string => String(Math.floor(random() * 10 ** count)).padStart(count, '0');
  const write = (text: string, place: {at: number; account: number; isIn: boolean; amount: number}): string => {
    const {in: comes, out: goes} = banks[bankNames[place.account] ?? 'mercury'];
    return pick(place.isIn ? comes : goes)
      .replace('{}', text)
      .replace('{n}', figures(9))
      .replace('{city}', pick(cities))
      .replace('{day}', `${figures(2)}/${figures(2)}`)
      .replace('{amount}', place.amount.toFixed(2));
  };
  const categories = [...new Set(payees.flatMap(({is}) => categoriesOf(is)))];
  const rows: LabelledRow[] = [];
  const add = (at: number, payee: Payee, account: number): void => {
    const {costs} = payee;
    const [least, most] = typeof costs === 'number' ? [costs, costs] : costs;
    const amount = least + random() ** 2 * (most - least);
    const right = payee.turns && at >= payee.turns.at ? payee.turns.to : choose(payee.is, amount, random);
    const isIn = payee.isIn === true;
    rows.push({
      date: new Date(firstDayMs + Math.floor(at * months * 30.4) * dayMs).toISOString().slice(0, 10),
      description: write(pick(payee.texts), {at, account, isIn, amount}),
      amountUnits: (isIn ? 1 : -1) * Math.round(amount * 100),
      account,
      category: random() < slipShare ? pick(categories) : right,
    });
  };
  for (const payee of payees) {
    const home = Math.floor(random() * bankNames.length);
    const {from = 0, until = 1} = payee;
    const count = Math.round(payee.often * months * (until - from));
    for (let time = 0; time < count; time += 1) {
      const account = random() < 0.75 ? home : Math.floor(random() * bankNames.length);
      add(from + random() * (until - from), payee, account);
    }
  }
  const single = Math.round(rows.length * onceShare);
  for (let time = 0; time < single; time += 1) {
    const [word, category] = pick<readonly [string, string]>(once[language]);
    const text = `${word} ${pick(names)} ${pick(names)}`.trim();
    const isIn = category === 'services-income' || category === 'sales';
    add(
      random(),
      {texts: [text], is: category, costs: [10, 400], often: 1, ...(isIn ? {isIn} : {})},
      Math.floor(random() * bankNames.length),
    );
  }
  return rows.sort((one, other) => (one.date < other.date ? -1 : Number(one.date > other.date)));
}

function categoriesOf(is: Payee['is']): string[] {
  if (typeof is === 'string') return [is];
  return isBand(is) ? [is.below, is.above] : Object.keys(is);
}

function choose(is: Payee['is'], amount: number, random: () => number): string {
  if (typeof is === 'string') return is;
  if (isBand(is)) {
    // Near the edge it is a matter of taste.
    const edge = is.at * (0.8 + random() * 0.4);
    return amount < edge ? is.below : is.above;
  }
  const entries = Object.entries(is);
  let left = random() * entries.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [category, weight] of entries) {
    left -= weight;
    if (left < 0) return category;
  }
  return entries[0]?.[0] ?? '';
}

function isBand(is: Weights | Band): is is Band {
  return typeof is['below'] === 'string';
}
