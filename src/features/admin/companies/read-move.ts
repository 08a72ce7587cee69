import {checkMove, earliestDay, latestToday} from '#contract/companies/check-move.ts';
import {findCanceledFrom} from '#contract/companies/timeline.ts';
import {readEin} from '#contract/formation/check-steps.ts';
import {
  judgeMove,
  listMoves,
  type CompanyStatus,
  type MoveFrom,
  type MoveKind,
  type skipReasons,
} from '#contract/companies/progress.ts';
import type {CompanyWay} from '#contract/companies/read-company-way.ts';
import type {FormProblem} from '#src/data/forms/standing-problems.ts';

/** What an admin fills in to move a company. */
export type MoveValues = {
  readonly toStatus: CompanyStatus;
  /** Of a move that stays at the start: the state refused both names. */
  readonly namesRefused: boolean;
  /** Under which name the state registered it. */
  readonly registered: 'nameOne' | 'nameTwo';
  readonly day: string | null;
  readonly ein: string;
  readonly note: string;
  readonly skipReason: (typeof skipReasons)[number] | null;
  /** Documents that belong to the move. */
  readonly documentIds: readonly string[];
  readonly mails: boolean;
};

/** What the form begins with: the next move; null where there is none. No BOI report is due of what is formed in a state. Source: D21. */
export function startMove(way: CompanyWay, today: string): MoveValues | null {
  const {formation, owners} = way;
  const all = listMoves(movesFrom(way));
  const moves = all.filter(({kind}) => kind !== 'cancel' && kind !== 'correction');
  const next = moves.find(({kind}) => kind === 'skip' && formation.kind === 'create') ?? moves[0] ?? all[0];
  if (!next) return null;
  return {
    toStatus: next.to,
    namesRefused: false,
    registered: 'nameOne',
    day: today,
    ein: '',
    note: '',
    skipReason: formation.kind === 'create' ? 'formed-in-us' : null,
    documentIds: [],
    mails: owners.length > 0,
  };
}

/** What moves are judged from. */
export function movesFrom({formation, moves}: CompanyWay): MoveFrom {
  return {...formation, canceledFrom: findCanceledFrom(moves)};
}

/** The kind of the move that is chosen; a correction where it is none any more, which the server will say. */
export function kindOf(
  way: CompanyWay,
  {toStatus, namesRefused}: Pick<MoveValues, 'toStatus' | 'namesRefused'>,
): MoveKind {
  return judgeMove(movesFrom(way), toStatus, namesRefused) ?? 'correction';
}

/** Whether one says which of its two names was registered. Rule: PRG14. */
export function hasTwoNames(way: CompanyWay, values: MoveValues): boolean {
  const {kind, nameTwo} = way.formation;
  return (
    kind === 'create' && nameTwo !== '' && values.toStatus === 'RegisteredInState' && kindOf(way, values) === 'onward'
  );
}

/** Whether the EIN is asked for: the IRS gives it with its letter; of a company that was taken over it is known before. */
export function hasEin({formation}: CompanyWay, {toStatus}: MoveValues): boolean {
  const steps = [
    'ProvisionalEinLetterObtained',
    'BoiReport',
    'ReadyForBankAccount',
    'BankAccountProcessing',
    'Completed',
  ];
  return formation.kind !== 'crypto' && steps.includes(toStatus);
}

/** The EIN as it was typed; empty where the move does not ask for it, whatever was typed before another one was chosen. */
export function readTypedEin(way: CompanyWay, values: MoveValues): string {
  return hasEin(way, values) ? values.ein.trim() : '';
}

/** What is wrong with what was filled in, by the rule that the server asks too. Rule: PRG8. */
export function checkValues(way: CompanyWay, values: MoveValues): readonly FormProblem[] {
  const {day, note, skipReason} = values;
  const kind = kindOf(way, values);
  const ein = readTypedEin(way, values);
  // The server knows where it is already tomorrow.
  const today = latestToday(Date.now());
  return [
    ...checkMove({kind, day: day ?? '', note, skipReason}, today, earliestDay(way.formation, kind, way.moves)),
    ...(ein === '' || readEin(ein) !== null ? [] : [{field: 'ein', reason: 'formation.ein-wrong'}]),
  ];
}
