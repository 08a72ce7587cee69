import {refundWords} from '#workers/csv-import/columns/sign-words.data.ts';
import {normaliseWords} from '#workers/csv-import/file/normalise.ts';
import type {Table} from '#workers/csv-import/file/table.ts';
import type {ColumnRole} from '#workers/csv-import/reading.ts';
import {isSimilar} from '#workers/csv-import/match/similar-text.ts';
import type {RowOutcome, RowPlan} from './read-row.ts';

/** Rows of an opposite amount that one row is compared with; beyond those a person is asked. */
const mostCompared = 10;

const refund = new RegExp(`\\b(?:${refundWords})\\b`);

type Rows = {readonly table: Pick<Table, 'rows'>; readonly outcomes: readonly RowOutcome[]};

/** A row of money and the day it moved. */
type Move = {readonly row: number; readonly date: string; readonly amountUnits: number};

/**
 * Finds the rows whose money came back in a row of its own: of the opposite amount, not before their day, that calls itself a refund or has similar
 * words. One such row gives back one other. Takes time in proportion to the rows.
 *
 * @param reversed rows whose status says that money came back.
 * @returns those of them that need no question, those that are themselves the coming back of another one included.
 * Rule: IMP19.
 */
export function findGivenBack(
  {table, outcomes}: Rows,
  columns: RowPlan['columns'],
  reversed: readonly number[],
): ReadonlySet<number> {
  const settled = new Set<number>();
  if (reversed.length === 0) return settled;
  const namesOf = readTexts(table, columns, ['description', 'merchant']);
  const wordsOf = readTexts(table, columns, ['type', 'description', 'merchant', 'reference']);
  const isBackOf = (back: number, row: number) => {
    if (settled.has(back)) return false;
    const [one, other] = [namesOf(back), namesOf(row)];
    return refund.test(wordsOf(back)) || (one !== '' && other !== '' && isSimilar(one, other));
  };
  const given = toMoves(outcomes, reversed);
  const queues = queueByAmount(toMoves(outcomes, outcomes.keys()), new Set(given.map(({amountUnits}) => -amountUnits)));
  for (const {row, date, amountUnits} of given) {
    if (settled.has(row)) continue;
    const back = amountUnits === 0 ? row : queues.get(-amountUnits)?.take(date, (other) => isBackOf(other, row));
    if (back !== undefined) settled.add(row).add(back);
  }
  return settled;
}

/** A reader of what rows say in columns of these roles, normalised once. */
function readTexts(
  {rows}: Rows['table'],
  columns: RowPlan['columns'],
  roles: readonly ColumnRole[],
): (row: number) => string {
  const places = roles.flatMap((role) => columns[role] ?? []);
  const known = new Map<number, string>();
  return (row) => {
    const text = known.get(row) ?? normaliseWords(places.map((at) => rows[row]?.[at] ?? '').join(' '));
    known.set(row, text);
    return text;
  };
}

/** The rows that move money, the earliest first. */
function toMoves(outcomes: readonly RowOutcome[], rows: Iterable<number>): Move[] {
  const moves: Move[] = [];
  for (const row of rows) {
    const outcome = outcomes[row];
    if (outcome?.kind === 'row') moves.push({row, date: outcome.date, amountUnits: outcome.amountUnits});
  }
  return moves.toSorted((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0));
}

function queueByAmount(moves: readonly Move[], amounts: ReadonlySet<number>): Map<number, ReturnType<typeof toQueue>> {
  const lists = new Map<number, Move[]>();
  for (const move of moves) {
    if (!amounts.has(move.amountUnits)) continue;
    const list = lists.get(move.amountUnits);
    if (list) list.push(move);
    else lists.set(move.amountUnits, [move]);
  }
  return new Map([...lists].map(([amountUnits, list]) => [amountUnits, toQueue(list)]));
}

/** Moves of one amount, each to be taken once; asked with days that never go back. */
function toQueue(moves: readonly Move[]) {
  // For each place the next one that may be free.
  const next = moves.map((_, place) => place);
  const free = (place: number): number => {
    let found = place;
    while (found < moves.length && next[found] !== found) found = next[found] ?? moves.length;
    for (let at = place; at < found;) {
      const after = next[at] ?? found;
      next[at] = found;
      at = after;
    }
    return found;
  };
  let first = 0;
  return {
    /** The first row from a day on that `isWanted`, which is taken by that. */
    take: (date: string, isWanted: (row: number) => boolean): number | undefined => {
      while ((moves[first]?.date ?? date) < date) first += 1;
      let place = free(first);
      for (let seen = 0; seen < mostCompared && place < moves.length; seen += 1) {
        const {row = 0} = moves[place] ?? {};
        if (isWanted(row)) {
          next[place] = place + 1;
          return row;
        }
        place = free(place + 1);
      }
      return undefined;
    },
  };
}
