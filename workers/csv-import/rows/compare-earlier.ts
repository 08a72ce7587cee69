import {describeRow} from '#workers/csv-import/describe-row.ts';
import {wordsOfMovement, type EarlierRows} from '#workers/csv-import/earlier-rows.ts';
import type {RowOutcome, RowPlan} from './read-row.ts';

/** What earlier movements of the same words say of a file's sign. */
export type EarlierSays = {
  /** Null where they say nothing, or both. */
  readonly side: 'straight' | 'turned' | null;
  /** Whether words of money in and of money out speak: where only one kind does, an account that was read wrongly would say the same. */
  readonly isTwoWay: boolean;
  readonly count: number;
};

/** A file's rows, as they were read and written. */
type WrittenRows = {
  readonly rows: readonly (readonly string[])[];
  readonly outcomes: readonly RowOutcome[];
  readonly columns: RowPlan['columns'];
};

/** So many different descriptions must speak for a side. */
const leastTexts = 2;

/** Rows that are compared with what the account has. */
const comparedRows = 2_000;

/** Compares which way a file's rows go, as they are written, with movements of the same words. Each description counts once. Rule: IMP31. */
export function compareEarlier(earlier: EarlierRows | undefined, {rows, outcomes, columns}: WrittenRows): EarlierSays {
  const said = new Map<string, 'same' | 'opposite' | 'both'>();
  const seen = {in: 0, out: 0};
  if (!earlier || earlier.ways.size === 0) return {side: null, isTwoWay: false, count: 0};
  for (const [row, cells] of rows.slice(0, comparedRows).entries()) {
    const outcome = outcomes[row];
    if (outcome?.kind !== 'row' || outcome.amountUnits === 0) continue;
    const words = wordsOfMovement(describeRow(cells, columns).key);
    const way = earlier.ways.get(words);
    if (way === undefined || way === 'both') continue;
    const now = (way === 'in') === outcome.amountUnits > 0 ? 'same' : 'opposite';
    const before = said.get(words);
    if (before === undefined) seen[way] += 1;
    said.set(words, before === undefined || before === now ? now : 'both');
  }
  const count = (which: string) => [...said.values()].filter((one) => one === which).length;
  const [same, opposite] = [count('same'), count('opposite')];
  const isTwoWay = seen.in > 0 && seen.out > 0;
  if (same >= leastTexts && same > opposite * 9) return {side: 'straight', isTwoWay, count: same};
  if (opposite >= leastTexts && opposite > same * 9) return {side: 'turned', isTwoWay, count: opposite};
  return {side: null, isTwoWay, count: 0};
}
