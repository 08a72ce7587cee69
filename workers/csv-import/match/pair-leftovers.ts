import {isDueInFile, openByAmount, rowAt, takeDoubt, takePair, type MatchState} from './match-state.ts';
import type {ToldRow} from './core-words.ts';
import {mostDaysApart, type MatchRow} from './match-task.ts';
import {areTwo} from './pair-by-proof.ts';
import {isAlike} from './similar-text.ts';

/**
 * Pairs what the bank moved to another day: a stored row that the file must have and has not on its day, with a like one a few days off.
 * Where that one lies beyond what was covered, it may as well be the next of its kind: a doubt.
 */
export function pairMoved(state: MatchState): void {
  const isDue = (row: MatchRow) => isDueInFile(state, row);
  const isCovered = (day: number) => state.spans.some(({first, last}) => first <= day && day <= last);
  pairNear(state, isDue, (pair, [one, other]) => {
    if (!isAlike(one, other)) return;
    if (isCovered(one.day)) takePair(state, pair, 'near-day');
    else takeDoubt(state, {file: [pair[0]], stored: [pair[1]], least: 0, most: 1});
  });
}

/** Pairs what a person typed before the bank's file came, by amount, near day and like words; without like words it is a doubt. */
export function pairTyped(state: MatchState): void {
  pairNear(
    state,
    (row) => row.isTyped,
    (pair, [one, other]) => {
      if (isAlike(one, other)) takePair(state, pair, 'typed');
      else takeDoubt(state, {file: [pair[0]], stored: [pair[1]], least: 0, most: 1});
    },
  );
}

/** Offers each open pair of one amount and near days once, in the order of both sides. */
function pairNear(
  state: MatchState,
  isWanted: (row: MatchRow) => boolean,
  offer: (pair: [number, number], rows: [ToldRow, ToldRow]) => void,
): void {
  for (const bucket of openByAmount(state)) {
    const stored = bucket.stored.filter((place) => isWanted(rowAt(state.stored, place)));
    let [at, to] = [0, 0];
    while (at < bucket.file.length && to < stored.length) {
      const pair: [number, number] = [bucket.file[at] ?? 0, stored[to] ?? 0];
      const [one, other] = [rowAt(state.file, pair[0]), rowAt(state.stored, pair[1])];
      const days = one.day - other.day;
      if (Math.abs(days) <= mostDaysApart && !(state.idsAgree && areTwo(one, other))) offer(pair, [one, other]);
      if (days <= mostDaysApart) at += 1;
      if (days >= -mostDaysApart) to += 1;
    }
  }
}
