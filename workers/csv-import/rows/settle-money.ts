import {signWords} from '#workers/csv-import/columns/header-words.data.ts';
import {normaliseWords} from '#workers/csv-import/file/normalise.ts';
import type {Profile} from '#workers/csv-import/columns/profiles.data.ts';
import {proveChain} from './prove-balance.ts';
import type {Decided, FeeMode, SignMode} from '#workers/csv-import/reading.ts';
import type {RowOutcome} from './read-row.ts';

/** What one row does to the account, once sign and fee are settled. */
export type Effect = {readonly main: number; readonly fee: number};

/** How amounts and fees count, and whether the balance proves it. */
export type MoneySettlement = {
  readonly fee: Decided<FeeMode>;
  readonly feeUnproven: boolean;
  readonly flipped: boolean;
  readonly flipBecause: Decided<SignMode> | null;
};

type Settings = {
  readonly outcomes: readonly RowOutcome[];
  /** Rows of one account each, in file order. */
  readonly groups: readonly (readonly number[])[];
  readonly hasFee: boolean;
  readonly hasNet: boolean;
  readonly profile: Profile | null;
  readonly chosenFee: FeeMode | undefined;
  readonly chosenFlip: boolean | undefined;
  /** Type and description of a row, for telling purchases from payments. */
  readonly wordsOf: (row: number) => string;
};

/** What a row with an amount and a fee as written does to the account. */
export function effectOf(amount: number, feeUnits: number, fee: FeeMode, flipped: boolean): Effect {
  const turned = flipped ? -amount || 0 : amount;
  const taken = feeUnits === 0 ? 0 : -feeUnits;
  switch (fee) {
    case 'subtracted':
      return {main: turned + taken, fee: 0};
    case 'added':
      return {main: turned - taken, fee: 0};
    case 'apart-subtracted':
      return {main: turned, fee: taken};
    case 'apart-added':
      return {main: turned, fee: -taken || 0};
    default:
      return {main: turned, fee: 0};
  }
}

/** Follows the balance of every account in the file under one way of counting. */
export function chainsUnder(settings: Pick<Settings, 'outcomes' | 'groups'>, fee: FeeMode, flipped: boolean) {
  return settings.groups.map((rows) => {
    const amounts = new Float64Array(rows.length);
    const balances = new Float64Array(rows.length);
    rows.forEach((row, place) => {
      const outcome = settings.outcomes[row];
      amounts[place] = Number.NaN;
      balances[place] = Number.NaN;
      if (outcome?.kind === 'row') {
        const effect = effectOf(outcome.amountUnits, outcome.feeUnits, fee, flipped);
        amounts[place] = effect.main + effect.fee;
        balances[place] = outcome.balanceUnits ?? Number.NaN;
      } else if (outcome?.kind === 'balance') {
        amounts[place] = 0;
        balances[place] = outcome.balanceUnits;
      }
    });
    return {...proveChain({amounts, balances}, datesFall(settings.outcomes, rows)), rows};
  });
}

function datesFall(outcomes: readonly RowOutcome[], rows: readonly number[]): boolean {
  const isDated = (row: number): boolean => outcomes[row]?.kind === 'row';
  const first = outcomes[rows.find(isDated) ?? -1];
  const last = outcomes[rows.findLast(isDated) ?? -1];
  return first?.kind === 'row' && last?.kind === 'row' && first.date > last.date;
}

function soundnessUnder(settings: Settings, fee: FeeMode, flipped: boolean): number {
  let steps = 0;
  let broken = 0;
  for (const {result} of chainsUnder(settings, fee, flipped)) {
    steps += result.steps;
    broken += result.broken;
  }
  return steps === 0 ? 0 : (steps - broken) / steps;
}

/**
 * Settles how a fee counts and whether amounts must be turned around: by the balance where it proves one way,
 * else by what rows call themselves.
 * Rule: IMP8.
 */
export function settleMoney(settings: Settings): MoneySettlement {
  const {fee, unproven} = settleFee(settings);
  if (settings.chosenFlip !== undefined)
    return {fee, feeUnproven: unproven, flipped: settings.chosenFlip, flipBecause: byPerson(settings.chosenFlip)};
  const straight = soundnessUnder(settings, fee.value, false);
  const turned = soundnessUnder(settings, fee.value, true);
  if (straight !== turned) {
    const flipped = turned > straight;
    const because = {reason: 'balance-proves' as const};
    return {fee, feeUnproven: unproven, flipped, flipBecause: {value: flipped ? 'flipped' : 'as-written', because}};
  }
  const words = signByWords(settings);
  return {fee, feeUnproven: unproven, flipped: words?.value === 'flipped', flipBecause: words};
}

function byPerson(flipped: boolean): Decided<SignMode> {
  return {value: flipped ? 'flipped' : 'as-written', because: {reason: 'chosen-by-person'}};
}

function settleFee(settings: Settings): {fee: Decided<FeeMode>; unproven: boolean} {
  const decide = (value: FeeMode, reason: Decided<FeeMode>['because']['reason'], unproven = false) => ({
    fee: {value, because: {reason}},
    unproven,
  });
  if (settings.chosenFee) return decide(settings.chosenFee, 'chosen-by-person');
  if (!settings.hasFee) return decide('none', 'no-fee-column');
  if (settings.hasNet) {
    const mode = feeByNet(settings.outcomes);
    if (mode) return decide(mode, 'net-proves');
  }
  const scored = (['included', 'subtracted', 'added'] as const).map((mode) => ({
    mode,
    score: soundnessUnder(settings, mode, false),
  }));
  const best = scored.reduce((first, second) => (second.score > first.score ? second : first));
  if (scored.some(({score}) => score < best.score)) return decide(best.mode, 'balance-proves');
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

/** Purchases take money and payments bring it: which sign do they have here? */
function signByWords(settings: Settings): Decided<SignMode> | null {
  let agree = 0;
  let against = 0;
  const rows = settings.groups.flat().slice(0, 2_000);
  for (const row of rows) {
    const outcome = settings.outcomes[row];
    if (outcome?.kind !== 'row' || outcome.amountUnits === 0) continue;
    const words = normaliseWords(settings.wordsOf(row));
    const goesOut = signWords.out.test(words);
    const comesIn = signWords.in.test(words);
    if (goesOut === comesIn) continue;
    if (outcome.amountUnits < 0 === goesOut) agree += 1;
    else against += 1;
  }
  if (agree === 0 && against === 0) return null;
  const params = {count: Math.max(agree, against), of: agree + against};
  if (against >= 3 && against > agree * 4) return {value: 'flipped', because: {reason: 'purchases-positive', params}};
  return agree > against ? {value: 'as-written', because: {reason: 'purchases-negative', params}} : null;
}
