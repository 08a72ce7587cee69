import {rowAt, type MatchState} from './match-state.ts';

/** Rows of one amount that may be one another; places in the lists of the task, oldest first. */
export type Cluster = {readonly file: readonly number[]; readonly stored: readonly number[]};

/** A row of the file and a stored one. */
export type Places = [file: number, stored: number];

/** How many days later the file dates a movement than it is stored. */
export function daysApart(state: MatchState, [file, stored]: Readonly<Places>): number {
  return rowAt(state.file, file).day - rowAt(state.stored, stored).day;
}

/** As many pairs as there can be, one to one: within a day equal texts first, else those whose days are apart as is usual, in the order of both. */
export function pairInOrder(state: MatchState, cluster: Cluster): Places[] {
  const {lo, hi} = state.window;
  if (lo === 0 && hi === 0) return pairOneDay(state, cluster);
  const pairs = pairFirst(state, cluster);
  const {file, stored} = cluster;
  const isWhole = pairs.length === file.length && pairs.length === stored.length;
  // What is left over should be what has no partner near, not what comes last; to look for it costs too much among very many.
  return isWhole || file.length * stored.length > mostWeighed ? pairs : pairNearest(state, cluster);
}

/** Each takes the first that it can: as many as possible, in time that grows with the rows. */
function pairFirst(state: MatchState, {file, stored}: Cluster): Places[] {
  const {lo, hi} = state.window;
  const pairs: Places[] = [];
  let [at, to] = [0, 0];
  while (at < file.length && to < stored.length) {
    const pair: Places = [file[at] ?? 0, stored[to] ?? 0];
    const days = daysApart(state, pair);
    if (days >= lo && days <= hi) pairs.push(pair);
    if (days <= hi) at += 1;
    if (days >= lo) to += 1;
  }
  return pairs;
}

/** The most combinations that are weighed against each other. */
const mostWeighed = 40_000;

/** More than the days of any pairs add up to: one more pair is always better than nearer ones. */
const worthOfPair = 1_000_000;

/** As many pairs as possible, and of all such ways the one whose days are apart as is usual. */
function pairNearest(state: MatchState, {file, stored}: Cluster): Places[] {
  const {lo, hi} = state.window;
  const width = stored.length + 1;
  const worth = new Float64Array((file.length + 1) * width);
  const gain = (at: number, to: number): number => {
    const days = daysApart(state, [file[at] ?? 0, stored[to] ?? 0]);
    return days < lo || days > hi ? -1 : worthOfPair - Math.abs(days - state.usualDays);
  };
  for (let at = file.length - 1; at >= 0; at -= 1)
    for (let to = stored.length - 1; to >= 0; to -= 1) {
      const gained = gain(at, to);
      const paired = gained < 0 ? -1 : gained + (worth[(at + 1) * width + to + 1] ?? 0);
      worth[at * width + to] = Math.max(paired, worth[(at + 1) * width + to] ?? 0, worth[at * width + to + 1] ?? 0);
    }
  const pairs: Places[] = [];
  let [at, to] = [0, 0];
  while (at < file.length && to < stored.length) {
    const best = worth[at * width + to] ?? 0;
    if (best === (worth[at * width + to + 1] ?? 0)) to += 1;
    else if (best === (worth[(at + 1) * width + to] ?? 0)) at += 1;
    else {
      pairs.push([file[at] ?? 0, stored[to] ?? 0]);
      at += 1;
      to += 1;
    }
  }
  return pairs;
}

function pairOneDay(state: MatchState, {file, stored}: Cluster): Places[] {
  const waiting = new Map<string, number[]>();
  for (const place of stored.toReversed()) {
    const {text} = rowAt(state.stored, place);
    const places = waiting.get(text);
    if (places) places.push(place);
    else waiting.set(text, [place]);
  }
  const used = new Set<number>();
  const pairs: Places[] = [];
  const rest: number[] = [];
  for (const place of file) {
    const other = waiting.get(rowAt(state.file, place).text)?.pop();
    if (other === undefined) rest.push(place);
    else {
      used.add(other);
      pairs.push([place, other]);
    }
  }
  const free = stored.filter((place) => !used.has(place));
  for (const [index, place] of rest.entries()) {
    const other = free[index];
    if (other !== undefined) pairs.push([place, other]);
  }
  return pairs;
}
