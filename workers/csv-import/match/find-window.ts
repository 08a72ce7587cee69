import {openByAmount, rowAt, type MatchState} from './match-state.ts';
import {mostDaysApart} from './match-task.ts';
import {isAlike} from './similar-text.ts';

/** So many movements that only one row of each side can be tell how the days of both compare. */
const leastAnchors = 3;

/**
 * Finds how many days apart both sides date one movement. Columns of one name are one date, unless the rows themselves say otherwise; else the rows
 * that are certain tell in which direction days move. That none of those moved proves nothing of the others: banks move some kinds only.
 */
export function findWindow(state: MatchState): void {
  const apart = listDaysApart(state);
  const moved = apart.filter((days) => days !== 0);
  if (state.same.dates && (apart.length < leastAnchors || moved.length * 2 <= apart.length)) return;
  const isSure = moved.length >= leastAnchors;
  const {length} = apart;
  state.window = {
    lo: isSure && moved.every((days) => days > 0) ? 0 : -mostDaysApart,
    hi: isSure && moved.every((days) => days < 0) ? 0 : mostDaysApart,
  };
  state.usualDays = apart.toSorted((one, other) => one - other)[Math.floor(length / 2)] ?? 0;
}

function listDaysApart(state: MatchState): number[] {
  const {file, stored, pairs} = state;
  const apart = pairs.map((pair) => rowAt(file, pair.file).day - rowAt(stored, pair.stored).day);
  for (const bucket of openByAmount(state)) {
    if (bucket.file.length !== 1 || bucket.stored.length !== 1) continue;
    const [one, other] = [rowAt(file, bucket.file[0] ?? 0), rowAt(stored, bucket.stored[0] ?? 0)];
    const days = one.day - other.day;
    if (Math.abs(days) <= mostDaysApart && !other.isTyped && isAlike(one, other)) apart.push(days);
  }
  return apart.filter((days) => Math.abs(days) <= mostDaysApart);
}
