import type {CategoryUse} from '#workers/books/api.ts';
import {isLive, type BooksColumns} from '#workers/books/data/columns.ts';
import {decodeText} from '#workers/books/data/dictionary.ts';
import {foldNewTexts, type TextSearch} from './filter.ts';

/** Shorter beginnings of a description say nothing of who it is. */
const shortestName = 4;

/**
 * How categories were used so far, for choosing one for some rows: among rows of their sign, and among those of their merchant or, without one,
 * of descriptions that begin alike up to their first figure.
 *
 * @returns ids, the most used first. Rule: REV6.
 */
export function readCategoryUse(
  columns: BooksColumns,
  search: TextSearch,
  rows: Int32Array,
): Omit<CategoryUse, 'recent'> {
  const sign = signOf(columns, rows);
  const isSame = sameName(columns, search, rows);
  const frequent = new Uint32Array(columns.names.values.length);
  const usual = new Uint32Array(columns.names.values.length);
  for (let row = 0; row < columns.ids.count; row += 1) {
    const category = columns.category[row] ?? 0;
    if (category === 0 || !isLive(columns, row) || !hasSign(columns, row, sign)) continue;
    frequent[category] = (frequent[category] ?? 0) + 1;
    if (isSame(row)) usual[category] = (usual[category] ?? 0) + 1;
  }
  return {sign, usual: mostFirst(columns, usual), frequent: mostFirst(columns, frequent)};
}

function signOf({amount}: BooksColumns, rows: Int32Array): CategoryUse['sign'] {
  if (rows.length === 0) return 'mixed';
  if (rows.every((row) => (amount[row] ?? 0) > 0)) return 'in';
  return rows.every((row) => (amount[row] ?? 0) < 0) ? 'out' : 'mixed';
}

function hasSign({amount}: BooksColumns, row: number, sign: CategoryUse['sign']): boolean {
  if (sign === 'mixed') return true;
  return sign === 'in' ? (amount[row] ?? 0) > 0 : (amount[row] ?? 0) < 0;
}

/** Tells whether a row is of whom all the given ones are of; of nobody where these are of several. */
function sameName(columns: BooksColumns, search: TextSearch, rows: Int32Array): (row: number) => boolean {
  const {merchant, description, texts} = columns;
  const [first] = rows;
  const whose = first === undefined ? 0 : (merchant[first] ?? 0);
  if (first === undefined || rows.some((row) => merchant[row] !== whose)) return () => false;
  if (whose !== 0) return (row) => merchant[row] === whose;
  foldNewTexts(texts, search);
  const name = /^\D*/.exec(search.folded[description[first] ?? 0] ?? '')?.[0].trim() ?? '';
  if (name.length < shortestName) return () => false;
  const known = new Map<number, boolean>();
  const begins = (row: number): boolean => {
    const code = description[row] ?? 0;
    let does = known.get(code);
    if (does === undefined) known.set(code, (does = search.folded[code]?.startsWith(name) === true));
    return does;
  };
  if (!rows.every(begins)) return () => false;
  return (row) => merchant[row] === 0 && begins(row);
}

function mostFirst({names}: BooksColumns, counts: Uint32Array): string[] {
  const used = [...counts.entries()].filter(([, count]) => count > 0).sort(([, one], [, other]) => other - one);
  return used.map(([code]) => decodeText(names, code) ?? '');
}
