import type {CategorySuggestion, ListedRow} from '#workers/books/api.ts';
import type {SuggestionTest, TextSearch} from '#workers/books/ask/filter.ts';
import type {Books} from '#workers/books/data/fold.ts';
import {createMerchantIndex, type MerchantIndex} from '#workers/books/merchants/merchant-index.ts';
import {merchantTest, rowsOfMerchants} from '#workers/books/merchants/read-merchant.ts';
import {findAlike} from './find-alike.ts';
import {createLearntRows, learn} from './learnt-rows.ts';
import {asksForCategory, type Offered, suggestCategories, suggestMerchant, sureCategory} from './suggest.ts';

/** What is suggested for the rows of open books, by what was chosen in them so far; rows are numbers of the columns, categories ids. */
export type Suggester = SuggestionTest & {
  /** Learns what changed since the last time. Call it before anything is suggested. Rule: SUG1. */
  readonly takeIn: () => void;
  /** Says which categories can be chosen; the others are suggested no more. Answers whether that is anything new. */
  readonly setOffered: (categoryIds: Offered) => boolean;
  readonly suggest: (row: number) => Pick<ListedRow, 'merchantSuggestion'> & {suggestions: CategorySuggestion[]};
  /** The number of the category that is sure for a row; 0 where none is. */
  readonly readSure: (row: number) => number;
  /** The other rows without a category that are of whom a row is of. */
  readonly findAlike: (row: number) => number[];
  /** Of which merchant each row is. Rule: MRC2. */
  readonly merchants: MerchantIndex;
  /** The rows of merchants by their names. */
  readonly rowsOfMerchants: (names: readonly string[]) => Int32Array;
};

/** Rows learnt at once: 20 to 90 ms, after which the list answers. */
const sliceRows = 10_000;

/** Learns all that was chosen in books, slice by slice; what changes meanwhile is learnt at the end. Rule: SUG1. */
export async function createSuggester(books: Books, search: TextSearch): Promise<Suggester> {
  const {columns} = books;
  let offered: Offered = new Set();
  const learnt = createLearntRows(columns, search);
  const merchants = createMerchantIndex(columns, learnt.keys);
  books.touched = [];
  const takeIn = (): void => {
    if (!books.touched || books.touched.length === 0) return;
    const rows = books.touched;
    books.touched = [];
    merchants.takeIn(rows);
    learn(learnt, rows);
  };
  for (let start = 0; start < columns.ids.count; start += sliceRows) {
    const length = Math.min(sliceRows, columns.ids.count - start);
    learn(
      learnt,
      Array.from({length}, (_, place) => start + place),
    );
    await new Promise<void>((resolve) => {
      setTimeout(resolve);
    });
  }
  return {
    takeIn,
    setOffered: (next) => {
      const isNew = next.size !== offered.size || [...next].some((id) => !offered.has(id));
      offered = next;
      return isNew;
    },
    suggest: (row) => ({
      suggestions: suggestCategories(learnt, row, offered),
      merchantSuggestion: suggestMerchant(learnt, merchants, row),
    }),
    readSure: (row) => sureCategory(learnt, row, offered),
    findAlike: (row) => findAlike(learnt, row),
    merchants,
    rowsOfMerchants: (names) => rowsOfMerchants(columns, merchants, names),
    merchantTest: (names) => merchantTest(merchants, names),
    readState: (row) => {
      if (!asksForCategory(columns, row)) return null;
      const [first] = suggestCategories(learnt, row, offered);
      if (!first) return 'unknown';
      return first.isSure ? 'sure' : 'unsure';
    },
  };
}
