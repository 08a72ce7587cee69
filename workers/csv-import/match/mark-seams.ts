import {rowAt, type MatchState} from './match-state.ts';
import type {MatchRow, Span} from './match-task.ts';
import {isAlike} from './similar-text.ts';

/**
 * Cuts the day on which two files meet where their balances say: the stored rows end with a balance, and what the file has on that day until it
 * reaches it is stored, what comes later is new; the other way round where the file comes first.
 * Where the balance is met in two ways or in none, nothing is said.
 */
export function markSeams(state: MatchState): void {
  const {file, fileSpan, spans, stored, same} = state;
  if (!same.dates) return;
  const has = (pick: (span: Span) => number, day: number) => spans.some((span) => pick(span) === day);
  const covers = (day: number) => spans.some(({first, last}) => first < day && day < last);
  const {first, last} = fileSpan;
  if (has((span) => span.last, first) && !covers(first)) {
    const [own, day] = [cutDay(file, first), cutDay(stored, first)];
    const met = reached(own, endOf(day));
    const begun = reached(day, own?.[0]?.before ?? null);
    // What both have of the day is the end of one and the beginning of the other, of one length.
    if (met.length === 1 && begun.length === 1 && (day?.length ?? 0) - (begun[0] ?? 0) === met[0])
      mark(state, [own, day], {from: 1, until: met[0] ?? 0});
  }
  if (first !== last && has((span) => span.first, last) && !covers(last)) {
    const [own, day] = [cutDay(file, last), cutDay(stored, last)];
    const met = reached(own, startOf(day));
    const ended = reached(day, own?.at(-1)?.after ?? null);
    if (met.length === 1 && ended.length === 1 && (own?.length ?? 0) - (met[0] ?? 0) === ended[0])
      mark(state, [own, day], {from: 2, until: met[0] ?? 0});
  }
}

type Step = {readonly place: number; readonly before: number; readonly after: number};

/** The steps of one day in their order; null unless each has a balance. */
function cutDay(rows: readonly MatchRow[], day: number): Step[] | null {
  const steps: Step[] = [];
  for (const [place, row] of rows.entries()) {
    if (row.day !== day || row.isTyped) continue;
    if (row.balanceUnits === null) return null;
    steps.push({place, before: row.balanceUnits - row.amountUnits, after: row.balanceUnits});
  }
  return steps;
}

/** The balance a day ends with, whatever the order of its rows: the one that no other step begins with. A day that ends as it began says nothing. */
function endOf(steps: readonly Step[] | null): number | null {
  return loose(steps, 'after', 'before');
}

function startOf(steps: readonly Step[] | null): number | null {
  return loose(steps, 'before', 'after');
}

function loose(steps: readonly Step[] | null, side: 'before' | 'after', other: 'before' | 'after'): number | null {
  const counts = new Map<number, number>();
  for (const step of steps ?? []) {
    counts.set(step[side], (counts.get(step[side]) ?? 0) + 1);
    counts.set(step[other], (counts.get(step[other]) ?? 0) - 1);
  }
  const left = [...counts].filter(([, count]) => count > 0);
  return left.length === 1 ? (left[0]?.[0] ?? null) : null;
}

function isChain(steps: readonly Step[] | null): boolean {
  return (steps ?? []).every((step, place, all) => place === 0 || all[place - 1]?.after === step.before);
}

/** After how many of a day's rows a balance is met. */
function reached(steps: readonly Step[] | null, balance: number | null): number[] {
  if (!steps || steps.length === 0 || balance === null || !isChain(steps)) return [];
  const met = steps.flatMap(({after}, place) => (after === balance ? [place + 1] : []));
  return steps[0]?.before === balance ? [0, ...met] : met;
}

type Days = readonly [own: readonly Step[] | null, stored: readonly Step[] | null];

/** Marks the rows of a day, unless one that would be stored has no like among those that are: then the balance was met by chance. */
function mark(state: MatchState, [own, stored]: Days, {from, until}: {from: 1 | 2; until: number}): void {
  const left = (stored ?? []).map(({place}) => rowAt(state.stored, place));
  const sides = (own ?? []).map((_, index) => (index < until ? from : 3 - from));
  for (const [index, {place}] of (own ?? []).entries()) {
    if (sides[index] !== 1) continue;
    const row = rowAt(state.file, place);
    const like = left.findIndex((one) => one.amountUnits === row.amountUnits && isAlike(one, row));
    if (like < 0) return;
    left.splice(like, 1);
  }
  for (const [index, {place}] of (own ?? []).entries()) state.sides[place] = sides[index] ?? 0;
}
