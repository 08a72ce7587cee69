import {readReceipt} from '#workers/read-receipt/read-facts.ts';
import type {ReceiptReading} from '#workers/read-receipt/receipt-facts.ts';
import {toRuns} from './draw-receipt.ts';
import type {Layout} from './layouts.data.ts';
import {makeReceipt, readOn, type Expected, type MadeReceipt} from './make-receipt.ts';

/** What is judged of a receipt. */
export const judged = ['total', 'currency', 'date', 'merchant', 'tax', 'number', 'refund'] as const;

/** One of {@link judged}. */
export type JudgedFact = (typeof judged)[number];

/** How a fact was read: rightly, wrongly, or not at all though the receipt tells it; `none` where it tells none and none was read. */
export type Verdict = 'right' | 'wrong' | 'missed' | 'none';

/** Compares what was read with what is to be read. */
export function judge(reading: ReceiptReading, expected: Expected): Record<JudgedFact, Verdict> {
  if (reading.kind !== 'read') throw new Error('a receipt without a text');
  const {total, dates, merchant, tax, number, isRefund} = reading.facts;
  const sameAmount = (one: string, other: string): boolean => Number(one) === Number(other);
  const tell = <Value>(
    found: Value | null,
    wanted: Value | null,
    isSame: (found: Value, wanted: Value) => boolean,
  ): Verdict => {
    if (found === null) return wanted === null ? 'none' : 'missed';
    return wanted !== null && isSame(found, wanted) ? 'right' : 'wrong';
  };
  return {
    total: tell(total?.value.amount ?? null, expected.total, sameAmount),
    currency: tell(total?.value.currency ?? null, expected.currency, Object.is),
    // Two readings are right where the one that is meant is among them.
    date: tell(
      dates?.value ?? null,
      expected.dates,
      (found, wanted) =>
        found.every((day) => wanted.includes(day)) || (found.length === 2 && wanted.some((day) => found.includes(day))),
    ),
    merchant: tell(
      merchant?.value ?? null,
      expected.merchant,
      (found, wanted) =>
        found.toLowerCase() === wanted.toLowerCase() || `${found.toLowerCase()}.` === wanted.toLowerCase(),
    ),
    tax: tell(tax?.value.amount ?? null, expected.tax, sameAmount),
    number: tell(number?.value ?? null, expected.number, Object.is),
    refund: isRefund === expected.isRefund ? (isRefund ? 'right' : 'none') : 'wrong',
  };
}

/** Reads a made receipt from its text layer. */
export function readMade({drawn, buyer}: MadeReceipt, cuts: boolean): ReceiptReading {
  return readReceipt(toRuns(drawn, cuts), {buyers: [buyer], today: readOn});
}

/** Counts the verdicts over receipts of some layouts and seeds; merchants that are there though `lacks` says so count as none where they are right. */
export function judgeAll(
  layouts: readonly Layout[],
  seeds: readonly number[],
  hear?: (made: MadeReceipt, fact: JudgedFact, reading: ReceiptReading) => void,
) {
  const counts = Object.fromEntries(judged.map((fact) => [fact, {right: 0, wrong: 0, missed: 0, none: 0}])) as Record<
    JudgedFact,
    Record<Verdict, number>
  >;
  for (const layout of layouts)
    for (const seed of seeds) {
      const made = makeReceipt(layout, seed);
      const reading = readMade(made, seed % 2 === 0);
      const verdicts = judge(reading, made.expected);
      for (const fact of judged) {
        counts[fact][verdicts[fact]] += 1;
        if (verdicts[fact] === 'wrong' || verdicts[fact] === 'missed') hear?.(made, fact, reading);
      }
    }
  return counts;
}
