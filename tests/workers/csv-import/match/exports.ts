import fc from 'fast-check';
import type {MatchRow, MatchTask} from '#workers/csv-import/match/match-task.ts';

/** A movement as it was, with the day it was made and the day it was booked. */
export type Movement = {
  readonly day: number;
  readonly booked: number;
  readonly units: number;
  readonly text: string;
  /** It came into the books later than the first export. */
  readonly isLate: boolean;
};

/** One way in which a bank writes its movements. */
export type Layout = {
  readonly dates: 'made' | 'booked';
  readonly ids: 'none' | 'long' | 'padded' | 'prefixed' | 'short';
  readonly hasBalance: boolean;
  /** Movements of a day the other way round, with the balances of that order. */
  readonly isTurnedWithinDays: boolean;
  readonly text: 'whole' | 'upper' | 'cut' | 'reference';
};

/** What an export shows: a part of all, by whole days or by rows. */
export type Cut = {readonly from: number; readonly to: number; readonly byDays: boolean};

/** A row of an export with the movement it is. */
export type ExportRow = MatchRow & {readonly movement: number};

const texts = ['Coffee corner', 'Metro ticket', 'Rent of the office', 'Ana Gomez salary', 'Luis Mora salary'];

/** Movements with twins, several on one day, and refunds. */
export const history: fc.Arbitrary<Movement[]> = fc
  .array(
    fc.record({
      gap: fc.nat({max: 2}),
      delay: fc.nat({max: 3}),
      units: fc.constantFrom(-300, -300, -500, 300, -12_345, 80_000),
      more: fc.oneof({weight: 3, arbitrary: fc.constant(0)}, fc.nat({max: 9_000})),
      text: fc.constantFrom(...texts),
      isLate: fc.nat({max: 12}).map((dice) => dice === 0),
    }),
    {minLength: 1, maxLength: 40, size: 'max'},
  )
  .map((steps) => {
    let day = 20_000;
    return steps.map(({gap, delay, units, more, text, isLate}) => {
      day += gap;
      // Late ones move the balances of all that follow by an amount of their own; else a balance could be met by chance.
      return {day, booked: day + delay, units: isLate ? units * 10 + 7 : units + more, text, isLate};
    });
  });

export const layout: fc.Arbitrary<Layout> = fc.record({
  dates: fc.constantFrom('made', 'made', 'booked'),
  ids: fc.constantFrom('none', 'none', 'long', 'padded', 'prefixed', 'short'),
  hasBalance: fc.boolean(),
  isTurnedWithinDays: fc.nat({max: 3}).map((dice) => dice === 0),
  text: fc.constantFrom('whole', 'upper', 'cut', 'reference'),
});

export const cut: fc.Arbitrary<Cut> = fc.record({
  from: fc.nat({max: 100}),
  to: fc.nat({max: 100}),
  byDays: fc.boolean(),
});

/**
 * Two exports as they may be: one that is cut within a day, in another order than the other has or beside a movement that was put in later, would have
 * balances that only seem to follow; both are then cut by whole days.
 */
export function writeBoth(
  all: readonly Movement[],
  [one, other]: readonly [Layout, Layout],
  cuts: readonly [Cut, Cut],
): [ExportRow[], ExportRow[]] {
  const isWhole = one.isTurnedWithinDays !== other.isTurnedWithinDays || all.some(({isLate}) => isLate);
  const [shown, later] = isWhole
    ? [
        {...cuts[0], byDays: true},
        {...cuts[1], byDays: true},
      ]
    : cuts;
  return [writeExport(all, one, shown, true), writeExport(all, other, later, false)];
}

/** Writes what a layout and a cut show of a history, oldest first. */
function writeExport(all: readonly Movement[], to: Layout, shown: Cut, isFirst: boolean): ExportRow[] {
  const rows = all.map((movement, place) => ({...movement, place, shownDay: dayOf(movement, to)}));
  const present = rows.filter(({isLate}) => !(isFirst && isLate));
  const sorted = present.toSorted(
    (one, other) =>
      one.shownDay - other.shownDay || (to.isTurnedWithinDays ? other.place - one.place : one.place - other.place),
  );
  let balance = 1_000_000;
  const written = sorted.map((row) => {
    balance += row.units;
    return {
      movement: row.place,
      day: row.shownDay,
      amountUnits: row.units,
      balanceUnits: to.hasBalance ? balance : null,
      text: writeText(row, to),
      bankId: writeId(row, to),
      isTyped: false,
    };
  });
  return cutOut(written, shown);
}

function dayOf(movement: Movement, to: Layout): number {
  return to.dates === 'made' ? movement.day : movement.booked;
}

function cutOut(rows: readonly ExportRow[], {from, to, byDays}: Cut): ExportRow[] {
  const [low, high] = [Math.min(from, to), Math.max(from, to)].map((share) => Math.round((share * rows.length) / 100));
  if (!byDays) return rows.slice(low, high);
  const [first, last] = [rows[low ?? 0]?.day, rows[Math.max(0, (high ?? 0) - 1)]?.day];
  return rows.filter(({day}) => first !== undefined && last !== undefined && day >= first && day <= last);
}

function writeText({text, place}: Movement & {place: number}, to: Layout): string {
  // Case is gone where texts are compared; what is written in capitals looks the same then.
  const words = text.toLowerCase();
  if (to.text === 'cut') return words.slice(0, 9).trim();
  return to.text === 'reference' ? `${words} ref ${7_000 + place}` : words;
}

function writeId({place}: {place: number}, {ids}: Layout): string {
  const number = String(place + 1);
  switch (ids) {
    case 'none':
      return '';
    case 'long':
      return `48${number.padStart(8, '0')}`;
    case 'padded':
      return `00048${number.padStart(8, '0')}`;
    case 'prefixed':
      return `TRX-48${number.padStart(8, '0')}`;
    case 'short':
      // Begins again after ten.
      return String((place % 10) + 1);
  }
}

/** The task of matching a second export to what a first one stored. */
export function toTask(
  first: readonly ExportRow[],
  second: readonly ExportRow[],
  layouts: readonly [Layout, Layout],
): MatchTask {
  const [one, other] = layouts;
  const spanOf = (rows: readonly ExportRow[]) => ({first: rows[0]?.day ?? 0, last: rows.at(-1)?.day ?? 0});
  return {
    file: second,
    fileSpan: spanOf(second),
    stored: first,
    spans: [spanOf(first)],
    same: {
      dates: one.dates === other.dates,
      texts: one.text === other.text,
      ids: one.ids === other.ids && one.ids !== 'none' && one.ids !== 'short',
    },
  };
}
