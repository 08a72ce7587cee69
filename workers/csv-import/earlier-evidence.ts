import type {BankFile} from './bank-file.ts';
import {readCurrency, readHead} from './columns/read-currency.ts';
import {dayOfMovement, wordsOfMovement, type EarlierRows} from './earlier-rows.ts';
import type {Overrides, ReadOptions} from './reading.ts';

/** So many rows must be those of earlier days to say in which order day and month stand, or which currency amounts are in. */
const leastRows = 3;

/** So many different descriptions must have amounts of another size, and by how much, to doubt the currency. */
const leastTexts = 3;
const otherSize = 4;

/** Where nothing in a file tells day from month, rows that the account has already may. Rule: IMP31. */
export function withEarlierDays(
  file: BankFile,
  {earlier}: ReadOptions,
  readAgain: (patch: Overrides) => BankFile,
): BankFile {
  if (!earlier || !file.reading.questions.includes('import.choose-date-order')) return file;
  const under = (['DMY', 'MDY'] as const).map((order) => {
    const read = readAgain({dateOrder: order});
    return {read, order, count: countKnown(read, earlier)};
  });
  const [best, other] = under.toSorted((one, two) => two.count - one.count);
  if (!best || !other || best.count < leastRows || best.count <= other.count * 9) return file;
  const dateOrder = {value: best.order, because: {reason: 'earlier-imports' as const, params: {count: best.count}}};
  return {...best.read, reading: {...best.read.reading, dateOrder}};
}

type Task = {
  readonly options: ReadOptions;
  readonly overrides: Overrides;
  readonly again: (patch: Overrides) => BankFile;
};

/**
 * Amounts that are in the account's currency only by a sign that several share, or that name none: rows that the account has already, and movements of the
 * same words and size, say that they are in it; where movements of the same words are all much larger, or all much smaller, a person is asked. What names
 * a currency for sure needs neither. Rule: IMP31.
 */
export function withEarlierCurrency(file: BankFile, {options, overrides, again}: Task): BankFile {
  const {earlier, currency} = options;
  const {reading} = file;
  if (!earlier || overrides.currency !== undefined || reading.currency.value !== currency) return file;
  const known = countKnown(file, earlier);
  const {near, larger, smaller} = compareSizes(file, earlier);
  if (reading.questions.includes('import.choose-currency')) {
    const isSame = known >= leastRows || (near >= leastTexts && larger + smaller === 0);
    const read = isSame ? again({currency}) : file;
    if (read.reading.questions.includes('import.choose-currency')) return file;
    const because = {reason: 'earlier-imports' as const, params: {count: Math.max(known, near)}};
    return {...read, reading: {...read.reading, currency: {value: currency, because}}};
  }
  const isOther = known === 0 && near === 0 && Math.max(larger, smaller) >= leastTexts && larger * smaller === 0;
  if (!isOther || namesFor(currency, file)) return file;
  const asked = {value: currency, because: {reason: 'no-evidence' as const}};
  return {...file, reading: {...reading, currency: asked, questions: [...reading.questions, 'import.choose-currency']}};
}

function countKnown({transactions}: BankFile, {days}: EarlierRows): number {
  return transactions.filter(({date, amountUnits}) => days.has(dayOfMovement(date, amountUnits))).length;
}

/** How many descriptions that the account has too have amounts as there, and how many much larger or smaller ones. Each counts once. */
function compareSizes({transactions}: BankFile, {sizes}: EarlierRows) {
  const found = new Map<string, 'near' | 'larger' | 'smaller' | 'both'>();
  for (const {description, amountUnits} of transactions) {
    const words = wordsOfMovement(description);
    const size = sizes.get(words);
    if (!size || amountUnits === 0) continue;
    const units = Math.abs(amountUnits);
    const now = units > size.most * otherSize ? 'larger' : units * otherSize < size.least ? 'smaller' : 'near';
    const before = found.get(words) ?? now;
    found.set(words, before === now ? now : 'near');
  }
  const count = (which: string) => [...found.values()].filter((one) => one === which).length;
  return {near: count('near'), larger: count('larger'), smaller: count('smaller')};
}

const moneyRoles: ReadonlySet<string> = new Set(['amount', 'debit', 'credit', 'net']);

/** Whether the file says in so many words that its amounts are in a currency. */
function namesFor(currency: string, {reading, recipe}: BankFile): boolean {
  const isIt = (codes: readonly string[]) => codes.length === 1 && codes[0] === currency;
  const meanings = Object.entries(recipe.plan.currencyMeanings ?? {});
  return (
    meanings.some(([token, code]) => code === currency && isIt(readCurrency(token))) ||
    reading.columns.some(({role, name}) => moneyRoles.has(role) && isIt(readHead(name).codes))
  );
}
