import type {commonRefusals, syncRefusals} from '#contract/kernel/common-refusals.ts';
import type {FailureOf, ReasonOf, Refusals} from '#contract/kernel/failure.ts';
import type {Words} from './words.ts';

/** What a device answers where it cannot write. */
export const deviceReasons = ['device.broken', 'device.full'] as const;

/** The reasons whose words are everybody's. */
export type EverybodysReason =
  | FailureOf<typeof commonRefusals | typeof syncRefusals>['reason']
  | (typeof deviceReasons)[number];

/** Reasons with their words in each language; null where the words of the code say enough. */
export type ReasonWords<Reason extends string = string> = Readonly<Record<Reason, Words | null>>;

/**
 * The words that a feature owes to endpoints and tables, and to reasons that neither declares: one that lacks its words, or that nobody
 * gives, does not compile.
 */
export type WordsFor<
  Declared extends {readonly failures: Refusals} | {readonly reasons: readonly string[]},
  Others extends string = never,
> = ReasonWords<Exclude<ReasonOf<Declared> | Others, EverybodysReason>>;
