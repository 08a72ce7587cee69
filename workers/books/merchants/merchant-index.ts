import {compareIds} from '#workers/books/data/id-index.ts';
import {isLive, type BooksColumns} from '#workers/books/data/columns.ts';
import {foldText} from '#workers/books/data/fold-text.ts';
import {decodeText} from '#workers/books/data/dictionary.ts';
import {cleanName, isReadWhole, readTextName} from '#workers/books/suggest/clean-name.ts';
import {foldedText, nameKeyOf, type TextKeys} from '#workers/books/suggest/text-keys.ts';

/**
 * Of which merchant each row is: of the one it has, else of the one that the newest row with the same clean name has, else of its clean name. It is a
 * function of the rows alone: two devices with the same rows have the same merchants. Rule: MRC2.
 */
export type MerchantIndex = {
  /** The number of a row's merchant; 0 where its text names nobody. */
  readonly merchantOf: (row: number) => number;
  /** The number of the merchant that a name stands for, in any case and with or without accents; 0 where the books have none. */
  readonly findMerchant: (name: string) => number;
  /** The text of the merchant that rows of the same clean name have; 0 where none has one. Rule: MRC5. */
  readonly namedBy: (description: number) => number;
  /** The clean name of a bank's text. */
  readonly cleanNameOf: (description: number) => string;
  /** Hears of rows that may have changed. */
  readonly takeIn: (rows: readonly number[]) => void;
};

/** What stays as long as the columns do: numbers of merchants, and those of texts; -1 is nobody, 0 not read yet. */
type Numbers = {
  readonly keys: TextKeys;
  readonly known: Map<string, number>;
  clean: Int32Array;
  readonly byWords: Map<number, number>;
};

/** Which row gave a clean name its merchant. */
type Named = ReadonlyMap<number, number>;

/** Makes the merchants of columns; nothing is read before the first question. */
export function createMerchantIndex(columns: BooksColumns, keys: TextKeys): MerchantIndex {
  const numbers: Numbers = {keys, known: new Map(), clean: new Int32Array(0), byWords: new Map()};
  const cleanNames = new Map<number, string>();
  let named: Named | null = null;
  let merchantsRead = new Int32Array(0);
  const readNamed = (): Named => {
    if (named) return named;
    merchantsRead = columns.merchant.slice(0, columns.ids.count);
    named = findNamed(columns, numbers);
    return named;
  };
  const merchantNumbers = new Map<number, number>();
  const ofMerchant = (text: number): number => {
    let number = merchantNumbers.get(text);
    if (number === undefined) merchantNumbers.set(text, (number = numberOf(numbers, `=${foldedText(keys, text)}`)));
    return number;
  };
  const ofClean = (clean: number): number => {
    const row = readNamed().get(clean);
    return row === undefined ? clean : ofMerchant(columns.merchant[row] ?? 0);
  };
  const merchantOf = (row: number): number => {
    const merchant = columns.merchant[row] ?? 0;
    if (merchant !== 0) return ofMerchant(merchant);
    const clean = cleanOf(numbers, columns.description[row] ?? 0);
    return clean === 0 ? 0 : ofClean(clean);
  };
  return {
    merchantOf,
    findMerchant: (name) => {
      const folded = foldText(name);
      const exact = numberOf(numbers, `=${folded}`);
      const clean = numberOf(numbers, `~${readTextName(folded).key}`);
      let hasClean = false;
      for (let row = 0; row < columns.ids.count; row += 1) {
        if (!isLive(columns, row)) continue;
        if (merchantOf(row) === exact) return exact;
        hasClean ||= cleanOf(numbers, columns.description[row] ?? 0) === clean;
      }
      return hasClean ? ofClean(clean) : 0;
    },
    namedBy: (description) => {
      const clean = cleanOf(numbers, description);
      const row = clean === 0 ? undefined : readNamed().get(clean);
      return row === undefined ? 0 : (columns.merchant[row] ?? 0);
    },
    cleanNameOf: (description) => {
      let name = cleanNames.get(description);
      if (name === undefined) {
        name = cleanName(decodeText(columns.texts, description) ?? '');
        cleanNames.set(description, name);
      }
      return name;
    },
    takeIn: (rows) => {
      // Rows that never had a merchant give nobody one.
      if (rows.some((row) => columns.merchant[row] !== 0 || (merchantsRead[row] ?? 0) !== 0)) named = null;
    },
  };
}

/** For each clean name the newest row that has a merchant; of a merchant's own name too, however the bank wrote of it. */
function findNamed(columns: BooksColumns, numbers: Numbers): Named {
  const byText = new Map<number, number>();
  const byOwnName = new Map<number, number>();
  const note = (found: Map<number, number>, clean: number, row: number): void => {
    const before = found.get(clean);
    if (clean !== 0 && (before === undefined || isNewer(columns, row, before))) found.set(clean, row);
  };
  for (let row = 0; row < columns.ids.count; row += 1) {
    const merchant = columns.merchant[row] ?? 0;
    if (merchant === 0 || !isLive(columns, row)) continue;
    note(byText, cleanOf(numbers, columns.description[row] ?? 0), row);
    note(byOwnName, cleanOf(numbers, merchant), row);
  }
  return new Map([...byOwnName, ...byText]);
}

/** By day, then id, which no device has in another order. A locked row may keep a name that was given up. */
function isNewer({day, ids, blocked}: BooksColumns, row: number, other: number): boolean {
  const isLocked = blocked[row] !== 0;
  if (isLocked !== (blocked[other] !== 0)) return !isLocked;
  return ((day[row] ?? 0) - (day[other] ?? 0) || compareIds(ids, row, other)) > 0;
}

/** The number of a text's clean name; 0 where it names nobody. Texts of the same words are read once. */
function cleanOf(numbers: Numbers, text: number): number {
  const {keys, byWords} = numbers;
  if (text >= numbers.clean.length) {
    const grown = new Int32Array(Math.ceil((keys.texts.values.length + 1) * 1.5));
    grown.set(numbers.clean);
    numbers.clean = grown;
  }
  const known = numbers.clean[text] ?? 0;
  if (known !== 0) return known === -1 ? 0 : known;
  const folded = foldedText(keys, text);
  const words = isReadWhole(folded) ? 0 : nameKeyOf(keys, text);
  let clean = words === 0 ? undefined : byWords.get(words);
  if (clean === undefined) {
    const {key} = readTextName(folded);
    clean = key === '' ? -1 : numberOf(numbers, `~${key}`);
    if (words !== 0) byWords.set(words, clean);
  }
  numbers.clean[text] = clean;
  return clean === -1 ? 0 : clean;
}

function numberOf({known}: Numbers, key: string): number {
  let number = known.get(key);
  if (number === undefined) known.set(key, (number = known.size + 1));
  return number;
}
