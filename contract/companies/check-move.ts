import {civilDateIn, isCivilDate} from '#contract/kernel/dates.ts';
import {listProblems, type RowProblem} from '#contract/kernel/synced-table.ts';
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

/** Why a move is not said right. */
export type MoveTrouble = 'admin.move-day-wrong' | 'admin.move-note-missing' | 'admin.move-reason-missing';

/**
 * What is wrong with what is said of a move, in the order of its form: it has happened by now, and says why where it has to.
 *
 * @param today see {@link latestToday}.
 * Rules: PRG2, PRG3, PRG4, PRG8.
 */
export function checkMove({kind, day, note, skipReason}: MoveSaid, today: string): RowProblem<MoveTrouble>[] {
  return listProblems([
    ['day', 'admin.move-day-wrong', isCivilDate(day) && day <= today],
    ['skipReason', 'admin.move-reason-missing', kind !== 'skip' || skipReason !== null],
    ['note', 'admin.move-note-missing', !needsNote(kind) || note.trim() !== ''],
  ]);
}
