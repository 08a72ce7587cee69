import {toColumns, type Json} from '#contract/kernel/field-values.ts';
import {columnsOf} from '#contract/kernel/synced-table.ts';
import {transactions} from '#contract/bookkeeping/transaction.ts';
import {createTextSearch} from '#workers/books/ask/filter.ts';
import {decodeText} from '#workers/books/data/dictionary.ts';
import {confirmRows, createBooks} from '#workers/books/data/fold.ts';
import {createLearntRows, learn} from '#workers/books/suggest/learnt-rows.ts';
import {sureCategory} from '#workers/books/suggest/suggest.ts';
import {weigh} from '#workers/books/suggest/weigh.ts';
import type {LabelledRow} from './make-history.ts';

/**
 * What was suggested for a movement: how likely it was, whether it is what its owner chose, and whether it was called sure. `plain`: whether what its
 * name had last is right; null where its name is new.
 */
export type Judged = {
  readonly chance: number;
  readonly isRight: boolean;
  readonly isSure: boolean;
  readonly plain: boolean | null;
};

/** Shares of 1. `coverageAtPlain`: of how many movements the likeliest suggestions are as precise as what names had last. */
export type HistorySum = {
  readonly count: number;
  readonly surePrecision: number;
  readonly sureCoverage: number;
  readonly plainPrecision: number;
  readonly plainCoverage: number;
  readonly coverageAtPlain: number;
};

const idOf = (number: number, kind = 0): string =>
  `01890000-0000-7000-8000-${String(kind).padStart(4, '0')}${number.toString(16).padStart(8, '0')}`;

/** Learns the first half of a history and suggests for the second, of which nothing is learnt. */
export function judgeHistory(history: readonly LabelledRow[]): Judged[] {
  const half = Math.floor(history.length / 2);
  const rows = history.map((row, number): Record<string, Json> => ({
    id: idOf(number),
    date: row.date,
    description: row.description,
    amountUnits: row.amountUnits,
    currency: 'USD',
    accountId: idOf(row.account, 1),
    categoryId: number < half ? row.category : null,
    checked: number < half,
    deleted: false,
    createdAt: '2026-01-01T00:00:00.000Z',
  }));
  const books = createBooks(rows.length);
  confirmRows(books, toColumns(rows, columnsOf(transactions)));
  const learnt = createLearntRows(books.columns, createTextSearch());
  learn(
    learnt,
    history.map((_, row) => row),
  );
  const last = new Map(history.slice(0, half).map((row) => [plainName(row), row.category]));
  const offered = new Set(history.map(({category}) => category));
  return history.slice(half).map((row, place) => {
    const [best] = weigh(learnt, half + place);
    const before = last.get(plainName(row));
    return {
      chance: best?.chance ?? 0,
      isRight: best !== undefined && decodeText(books.columns.names, best.category) === row.category,
      isSure: sureCategory(learnt, half + place, offered) !== 0,
      plain: before === undefined ? null : before === row.category,
    };
  });
}

/** Sums up how good the suggestions of a history are. */
export function sumUp(judged: readonly Judged[]): HistorySum {
  const sure = judged.filter(({isSure}) => isSure);
  const plain = judged.filter((one) => one.plain !== null);
  const plainPrecision = plain.filter((one) => one.plain).length / plain.length;
  let right = 0;
  let covered = 0;
  for (const [place, {isRight}] of judged.toSorted((one, other) => other.chance - one.chance).entries()) {
    right += Number(isRight);
    if (right / (place + 1) >= plainPrecision) covered = place + 1;
  }
  return {
    count: judged.length,
    surePrecision: sure.filter(({isRight}) => isRight).length / sure.length,
    sureCoverage: sure.length / judged.length,
    plainPrecision,
    plainCoverage: plain.length / judged.length,
    coverageAtPlain: covered / judged.length,
  };
}

/** The text without its figures, and its sign. */
function plainName({description, amountUnits}: LabelledRow): string {
  return `${description
    .toLowerCase()
    .replace(/[\d•.]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()} ${amountUnits > 0}`;
}
