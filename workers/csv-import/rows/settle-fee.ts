import type {Profile} from '#workers/csv-import/columns/profiles.data.ts';
import type {Decided, FeeMode} from '#workers/csv-import/reading.ts';
import {chainsUnder, type Chained} from './chains.ts';
import type {RowOutcome} from './read-row.ts';

/** How fees count, and whether anything proves it. */
export type FeeSettlement = {
  readonly fee: Decided<FeeMode>;
  readonly unproven: boolean;
  /** Whether gross, fee and net follow from each other in the rows. */
  readonly isNetProved: boolean;
};

type Settings = Chained & {
  readonly hasFee: boolean;
  readonly hasNet: boolean;
  /** Whether the rows prove several charges between amount and net. */
  readonly hasCharges: boolean;
  /** Whether the amount's own name says that fees come on top. */
  readonly isBeforeFees: boolean;
  readonly profile: Profile | null;
  readonly chosen: FeeMode | undefined;
};

/** The better share of sound steps of both signs: the sign is settled later. */
function soundnessUnder(settings: Settings, fee: FeeMode): number {
  const shares = [false, true].map((flipped) => {
    let steps = 0;
    let broken = 0;
    for (const {result} of chainsUnder(settings, fee, flipped)) {
      steps += result.steps;
      broken += result.broken;
    }
    return steps === 0 ? 0 : (steps - broken) / steps;
  });
  return Math.max(...shares);
}

/** Settles how a fee counts: by net where the file states it, by the balance where it proves one way, by a known export. Rule: IMP8. */
export function settleFee(settings: Settings): FeeSettlement {
  const decide = (value: FeeMode, reason: Decided<FeeMode>['because']['reason'], unproven = false) => ({
    fee: {value, because: {reason}},
    unproven,
    isNetProved: reason === 'net-proves',
  });
  if (settings.chosen) return decide(settings.chosen, 'chosen-by-person');
  if (settings.hasCharges) return decide('apart-subtracted', 'net-proves');
  if (!settings.hasFee) return decide('none', 'no-fee-column');
  if (settings.hasNet) {
    const mode = feeByNet(settings.outcomes);
    if (mode) return decide(mode, 'net-proves');
  }
  const scored = (['included', 'subtracted', 'added'] as const).map((mode) => ({
    mode,
    score: soundnessUnder(settings, mode),
  }));
  const best = scored.reduce((first, second) => (second.score > first.score ? second : first));
  if (scored.some(({score}) => score < best.score)) return decide(best.mode, 'balance-proves');
  if (settings.isBeforeFees) return decide('apart-subtracted', 'name-exact');
  if (settings.profile?.fee) return decide(settings.profile.fee, 'known-export');
  const anyFee = settings.outcomes.some((outcome) => outcome.kind === 'row' && outcome.feeUnits !== 0);
  return decide('included', 'no-evidence', anyFee);
}

/** Net = gross − fee, or gross + fee where fees are written negative. */
function feeByNet(outcomes: readonly RowOutcome[]): FeeMode | undefined {
  let subtracted = 0;
  let added = 0;
  for (const outcome of outcomes) {
    if (outcome.kind !== 'row' || outcome.netUnits === null || outcome.feeUnits === 0) continue;
    if (outcome.amountUnits - outcome.feeUnits === outcome.netUnits) subtracted += 1;
    if (outcome.amountUnits + outcome.feeUnits === outcome.netUnits) added += 1;
  }
  if (subtracted === added) return undefined;
  return subtracted > added ? 'apart-subtracted' : 'apart-added';
}
