import type {CompanyStepRow} from './company-step.ts';
import type {FormationRow} from './formation.ts';
import {startMoves, stepsOf, type CompanyStep} from './progress.ts';

/** One step of a company's way as its people see it. */
export type TimelineStep = {
  readonly step: CompanyStep;
  /** `passed`: it was done elsewhere before the company came here, or nobody wrote down when. */
  readonly state: 'done' | 'passed' | 'skipped' | 'now' | 'ahead';
  /** When it was reached, or skipped: a civil day. */
  readonly day: string | null;
  /** The move that reached or skipped it. */
  readonly move: CompanyStepRow | null;
  /** The move that put a wrong one right and led back here, the last of all. */
  readonly correction: CompanyStepRow | null;
};

/** What a timeline is read from. */
export type TimelineFacts = Pick<FormationRow, 'kind' | 'status' | 'orderedAt' | 'constitutedOn'>;

/**
 * The steps of a company in order, with what became of each: the last move to a step counts, and one that was put right counts no more.
 * Of a canceled one the steps that it had come to stay. Rule: PRG7.
 *
 * @param moves in any order.
 * @param dayOf the day of an instant, as its reader counts days.
 */
export function readTimeline(
  {kind, status, orderedAt, constitutedOn}: TimelineFacts,
  moves: readonly CompanyStepRow[],
  dayOf: (instant: string) => string,
): readonly TimelineStep[] {
  const steps = stepsOf(kind);
  const sorted = sortMoves(moves);
  const {reached, skip, last} = followMoves(steps, sorted);
  const now = steps.indexOf(status === 'Canceled' ? last : status);
  const latest = sorted.at(-1);
  return steps.map((step, place) => {
    const common = {step, move: null, correction: null};
    if (place > now) return {...common, state: 'ahead', day: null};
    if (step === 'BoiReport' && skip && place < now) return {...common, state: 'skipped', day: skip.day, move: skip};
    const move = reached.get(step) ?? null;
    const day =
      step === 'Start'
        ? dayOf(orderedAt)
        : // Its day may have been put right since.
          ((step === 'RegisteredInState' ? constitutedOn : null) ?? move?.day ?? null);
    const passed = day === null ? 'passed' : 'done';
    if (place < now || status === 'Canceled' || status === 'Completed') return {...common, state: passed, day, move};
    return {...common, state: 'now', day, move, correction: latest?.kind === 'correction' ? latest : null};
  });
}

/** Where a canceled company stood before; null of any other, and where no move tells. @param moves as they were made. */
export function findCanceledFrom(moves: readonly CompanyStepRow[]): CompanyStepRow['fromStatus'] | null {
  const last = sortMoves(moves).at(-1);
  return last?.toStatus === 'Canceled' ? last.fromStatus : null;
}

/** Moves in the order in which they were made. */
export function sortMoves(moves: readonly CompanyStepRow[]): readonly CompanyStepRow[] {
  const place = ({movedAt, id}: CompanyStepRow) => `${movedAt} ${id}`;
  return moves.toSorted((one, other) => (place(one) < place(other) ? -1 : 1));
}

/** By which moves each step was reached, what skipped the BOI report, and the last step that was come to. */
function followMoves(steps: readonly CompanyStep[], moves: readonly CompanyStepRow[]) {
  const reached = new Map<CompanyStep, CompanyStepRow>();
  let skip: CompanyStepRow | null = null;
  let last: CompanyStep = 'Start';
  for (const move of moves) {
    const {toStatus: to, kind} = move;
    if (to === 'Canceled' || startMoves.some((one) => one === kind)) continue;
    last = to;
    for (const step of steps.slice(steps.indexOf(to) + 1)) reached.delete(step);
    // Who goes back to a step keeps the day on which it was reached.
    if (kind !== 'correction') reached.set(to, move);
    if (steps.indexOf(to) <= steps.indexOf('BoiReport')) skip = null;
    if (kind === 'skip') skip = move;
  }
  return {reached, skip, last};
}
