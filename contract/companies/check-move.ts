import {civilDateIn, isCivilDate} from '#contract/kernel/dates.ts';
import {listProblems, type RowProblem} from '#contract/kernel/synced-table.ts';
import type {CompanyStepRow} from './company-step.ts';
import type {FormationRow} from './formation.ts';
import {needsNote, type MoveKind, type skipReasons} from './progress.ts';

/** What an admin says of a move. */
export type MoveSaid = {
  readonly kind: MoveKind;
  /** A civil day. */
  readonly day: string;
  readonly note: string;
  readonly skipReason: (typeof skipReasons)[number] | null;
};

/** The last civil day that has begun anywhere: of what happened there, the day may be that. */
export function latestToday(nowMs: number): string {
  return civilDateIn('Pacific/Kiritimati', nowMs);
}

/**
 * The first day that a move of a company that we form can have: nothing happened before it was ordered, wherever that was, and no step before the one
 * that led to it. Null of a company that was formed elsewhere.
 */
export function earliestDay(
  {kind, orderedAt}: Pick<FormationRow, 'kind' | 'orderedAt'>,
  move: MoveKind,
  moves: readonly Pick<CompanyStepRow, 'kind' | 'day'>[],
): string | null {
  if (kind !== 'create') return null;
  const ordered = civilDateIn('Pacific/Pago_Pago', Date.parse(orderedAt));
  const last = moves.at(-1);
  // What was put right, or asked of the owner, has its own days.
  return isStep(move) && last && isStep(last.kind) && last.day > ordered ? last.day : ordered;
}

function isStep(kind: MoveKind): boolean {
  return kind === 'onward' || kind === 'filed' || kind === 'skip';
}

/** Why a move is not said right. */
export type MoveTrouble = 'admin.move-day-wrong' | 'admin.move-note-missing' | 'admin.move-reason-missing';

/**
 * What is wrong with what is said of a move, in the order of its form: it has happened by now, and says why where it has to.
 *
 * @param today see {@link latestToday}.
 * @param earliest the first day on which it can have happened; null where any day can be it. See {@link earliestDay}.
 * Rules: PRG2, PRG3, PRG4, PRG8.
 */
export function checkMove(
  {kind, day, note, skipReason}: MoveSaid,
  today: string,
  earliest: string | null = null,
): RowProblem<MoveTrouble>[] {
  return listProblems([
    ['day', 'admin.move-day-wrong', isCivilDate(day) && day <= today && (earliest === null || day >= earliest)],
    ['skipReason', 'admin.move-reason-missing', kind !== 'skip' || skipReason !== null],
    ['note', 'admin.move-note-missing', !needsNote(kind) || note.trim() !== ''],
  ]);
}
