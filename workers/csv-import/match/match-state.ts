import {withCores, type ToldRow} from './core-words.ts';
import {
  mostDaysApart,
  type MatchDoubt,
  type MatchPair,
  type MatchReason,
  type MatchRow,
  type MatchTask,
  type Span,
} from './match-task.ts';

/** Where matching stands: what is taken so far, and what is known of the rows that are not. */
export type MatchState = Omit<MatchTask, 'file' | 'stored'> & {
  readonly file: readonly ToldRow[];
  readonly stored: readonly ToldRow[];
  readonly pairs: MatchPair[];
  readonly doubts: MatchDoubt[];
  /** 1 for rows that are paired or in doubt. */
  readonly takenFile: Uint8Array;
  readonly takenStored: Uint8Array;
  /** What balances say of a row of the file: 1 inside what the stored rows cover, 2 outside, 0 nothing. */
  readonly sides: Uint8Array;
  /** How many days later than a stored row the file may date the same movement. */
  window: {lo: number; hi: number};
  /** What it is for most. */
  usualDays: number;
  /** Both have ids of one kind: rows with different ones are two movements. */
  idsAgree: boolean;
};

/** Begins to match; nothing is taken. */
export function beginMatch(task: MatchTask): MatchState {
  const most = task.same.dates ? 0 : mostDaysApart;
  return {
    ...task,
    file: withCores(task.file),
    stored: withCores(task.stored),
    pairs: [],
    doubts: [],
    takenFile: new Uint8Array(task.file.length),
    takenStored: new Uint8Array(task.stored.length),
    sides: new Uint8Array(task.file.length),
    window: {lo: -most, hi: most},
    usualDays: 0,
    idsAgree: task.same.ids,
  };
}

/** Settles that two rows are one movement. */
export function takePair(
  state: MatchState,
  [file, stored]: readonly [number, number],
  reason: MatchReason,
  isPresumed = false,
): void {
  state.takenFile[file] = 1;
  state.takenStored[stored] = 1;
  state.pairs.push({file, stored, reason, isPresumed});
}

/** Leaves rows to the person. */
export function takeDoubt(state: MatchState, doubt: MatchDoubt): void {
  for (const place of doubt.file) state.takenFile[place] = 1;
  for (const place of doubt.stored) state.takenStored[place] = 1;
  state.doubts.push(doubt);
}

/** A row of one of the lists; only ever asked with a place that is in it. */
export function rowAt(rows: readonly ToldRow[], place: number): ToldRow {
  const row = rows[place];
  if (!row) throw new Error(`no row at ${place}`);
  return row;
}

/** Whether the file must have a stored row, by its day: it lies within the days the file covers whole. */
export function isDueInFile({fileSpan, window}: MatchState, row: MatchRow): boolean {
  return !row.isTyped && fileSpan.first < row.day + window.lo && row.day + window.hi < fileSpan.last;
}

/** Whether a row of the file must be stored: its movement lies within the days that one import covered whole. */
export function isDueInStore(state: MatchState, place: number): boolean {
  const {file, spans, window, sides} = state;
  if (sides[place] !== 0) return sides[place] === 1;
  const {day} = rowAt(file, place);
  return spans.some((span: Span) => span.first < day - window.hi && day - window.lo < span.last);
}

/** Rows of both sides that are not taken, by their amount; only amounts that both sides have. Their order stays. */
export function openByAmount(state: MatchState): {file: number[]; stored: number[]}[] {
  const buckets = new Map<number, {file: number[]; stored: number[]}>();
  for (const [place, {amountUnits}] of state.stored.entries()) {
    if (state.takenStored[place] === 1) continue;
    const bucket = buckets.get(amountUnits);
    if (bucket) bucket.stored.push(place);
    else buckets.set(amountUnits, {file: [], stored: [place]});
  }
  for (const [place, {amountUnits}] of state.file.entries())
    if (state.takenFile[place] === 0 && state.sides[place] !== 2) buckets.get(amountUnits)?.file.push(place);
  return [...buckets.values()].filter(({file}) => file.length > 0);
}
