import {createTextSearch} from '#workers/books/ask/filter.ts';
import {confirmRows, createBooks, type Books} from '#workers/books/data/fold.ts';
import {findId} from '#workers/books/data/id-index.ts';
import {createLearntRows, learn, type LearntRows} from '#workers/books/suggest/learnt-rows.ts';
import {suggestCategories} from '#workers/books/suggest/suggest.ts';
import {buildRow, numberedId, toPage, type PageRow} from '#tests/workers/books/build-rows.ts';

/** Categories by a letter. */
export const categoryOf = {
  food: numberedId(1, 2),
  travel: numberedId(2, 2),
  software: numberedId(3, 2),
  sales: numberedId(4, 2),
} as const;

/** Every category can be chosen. */
export const allOffered: ReadonlySet<string> = new Set(Object.values(categoryOf));

let lastNumber = 0;

/** A movement whose category somebody reviewed. */
export function taught(description: string, category: keyof typeof categoryOf, more: Partial<PageRow> = {}): PageRow {
  lastNumber += 1;
  return buildRow(lastNumber, {description, categoryId: categoryOf[category], checked: true, ...more});
}

/** A movement that is asked about. */
export function open(description: string, more: Partial<PageRow> = {}): PageRow {
  lastNumber += 1;
  return buildRow(lastNumber, {description, ...more});
}

/** Books of these rows, and what is learnt of them. */
export function learnRows(rows: readonly PageRow[]): {books: Books; learnt: LearntRows} {
  const books = createBooks(rows.length);
  confirmRows(books, toPage(rows));
  const learnt = createLearntRows(books.columns, createTextSearch());
  learn(
    learnt,
    rows.map((_, row) => row),
  );
  return {books, learnt};
}

/** What is suggested for a row: names of categories with how often of how many, and what they are alike in. */
export function ask({learnt}: {learnt: LearntRows}, {id}: PageRow, offered = allOffered): string[] {
  const nameOf = (categoryId: string) =>
    Object.entries(categoryOf).find(([, known]) => known === categoryId)?.[0] ?? categoryId;
  return suggestCategories(learnt, findId(learnt.columns.ids, id), offered).map(
    ({categoryId, hits, of, likeness, isSure}) =>
      `${nameOf(categoryId)} ${hits}/${of} ${likeness}${isSure ? ' sure' : ''}`,
  );
}
