import fc from 'fast-check';
import {expect, test} from 'vitest';
import {matchRows} from '#workers/csv-import/match/match-rows.ts';
import type {MatchResult, MatchRow, MatchTask} from '#workers/csv-import/match/match-task.ts';
import {cut, history, layout, toTask, writeBoth, type ExportRow, type Movement} from './exports.ts';

/**
 * What a movement is to a person. Where both exports date it by other days, twins a few days apart cannot be told from each other: their number can.
 */
const kindOf = ({units, text}: Movement, day: number, isDated: boolean) => `${isDated ? day : ''} ${units} ${text}`;

const count = (words: readonly string[]) => {
  const counts: Record<string, number> = {};
  for (const word of words.toSorted()) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
};

/**
 * What is wrong with an answer: movements doubled, lost without a word, or a doubt whose bounds leave out the truth. Of twins it does not matter which
 * of them is the new one.
 */
function listMistakes(
  all: readonly Movement[],
  [first, second]: readonly [ExportRow[], ExportRow[]],
  result: MatchResult,
  isDated: boolean,
) {
  const had = new Set(first.map(({movement}) => movement));
  const isNew = (row: ExportRow) => !had.has(row.movement);
  const settled = new Set(
    [...result.pairs, ...result.doubts.flatMap(({file}) => file.map((place) => ({file: place})))].map(({file}) => file),
  );
  const open = new Set([
    ...result.doubts.flatMap(({file}) => file),
    ...result.pairs.flatMap(({file, isPresumed}) => (isPresumed ? [file] : [])),
  ]);
  const names = (rows: readonly ExportRow[]) =>
    count(rows.flatMap(({movement, day}) => all.slice(movement, movement + 1).map((one) => kindOf(one, day, isDated))));
  const really = names(second.filter(isNew));
  const taken = names(second.filter((_, place) => !settled.has(place)));
  const left = names(second.filter((_, place) => open.has(place)));
  const kinds = [...new Set([...Object.keys(really), ...Object.keys(taken)])];
  const doubled = kinds.filter((kind) => (taken[kind] ?? 0) > (really[kind] ?? 0));
  const lost = kinds.filter((kind) => (really[kind] ?? 0) > (taken[kind] ?? 0) + (left[kind] ?? 0));
  const narrow = result.doubts.filter(({file, least, most}) => {
    const found = file.filter((place) => second[place] !== undefined && isNew(second[place])).length;
    return found < least || found > most;
  });
  return {doubled, lost, narrow};
}

type Matcher = (task: MatchTask) => MatchResult;

const checkHistories = (match: Matcher, numRuns: number) =>
  fc.check(
    fc.property(history, layout, layout, cut, cut, (all, one, other, shown, later) => {
      const [first, second] = writeBoth(all, [one, other], [shown, later]);
      const result = match(toTask(first, second, [one, other]));
      const {doubled, lost, narrow} = listMistakes(all, [first, second], result, one.dates === other.dates);
      return doubled.length + lost.length + narrow.length === 0;
    }),
    {numRuns, seed: 42},
  );

test('[IMP40] any two exports of one history make exactly that history, or leave open what nothing can tell', () => {
  const found = checkHistories(matchRows, 5_000);
  expect(found.counterexample).toBeNull();
});

test('[IMP40] the same judgement finds what a match by day and amount alone gets wrong', () => {
  const byDay: Matcher = ({file, stored}) => {
    const free = stored.map(({day, amountUnits}) => `${day}|${amountUnits}`);
    const pairs = file.flatMap(({day, amountUnits}, place) => {
      const other = free.indexOf(`${day}|${amountUnits}`);
      if (other < 0) return [];
      free[other] = '';
      return [{file: place, stored: other, reason: 'same-day' as const, isPresumed: false}];
    });
    return {pairs, doubts: []};
  };
  expect(checkHistories(byDay, 500).failed).toBe(true);
});

test('[IMP40] hardly anything is asked where two exports overlap by whole days of one layout', () => {
  let [rows, left] = [0, 0];
  fc.assert(
    fc.property(history, layout, cut, cut, (all, to, shown, later) => {
      const [first, second] = writeBoth(
        all,
        [to, to],
        [
          {...shown, byDays: true},
          {...later, byDays: true},
        ],
      );
      rows += second.length;
      left += matchRows(toTask(first, second, [to, to])).doubts.flatMap(({file}) => file).length;
    }),
    {numRuns: 2_000, seed: 5},
  );
  expect(left / rows).toBeLessThan(0.02);
});

test('[IMP40] rows in great number and all alike are matched in time that grows with them', () => {
  const row = (place: number, day: number): MatchRow => ({
    day,
    amountUnits: -300,
    balanceUnits: null,
    text: `coffee ${place % 97} corner`,
    bankId: '',
    isTyped: false,
  });
  const many = 20_000;
  const shapes: ((place: number) => number)[] = [
    () => 20_000,
    (place) => 20_000 + Math.floor(place / 10),
    (place) => 20_000 + place,
  ];
  for (const dayOf of shapes) {
    const rows = Array.from({length: many}, (_, place) => row(place, dayOf(place)));
    for (const dates of [true, false]) {
      const span = {first: rows[0]?.day ?? 0, last: rows.at(-1)?.day ?? 0};
      const start = performance.now();
      matchRows({file: rows, fileSpan: span, stored: rows, spans: [span], same: {dates, texts: dates, ids: false}});
      expect(performance.now() - start).toBeLessThan(2_000);
    }
  }
});
