import type {PlanId} from '#contract/catalogue/ids.ts';
import {readPriorityHours} from '#contract/catalogue/priority-hours.ts';
import {addDays, civilDateIn} from '#contract/kernel/dates.ts';
import type {FormationRow} from './formation.ts';
import {addWorkdays} from './workdays.ts';

/** Who can be waited for. Source: D13. */
export const actors = ['faro', 'owner', 'state', 'irs', 'bank'] as const;

/** One of {@link actors}. */
export type Actor = (typeof actors)[number];

/** Whose turn it is. Rules: PRG5, PRG6. */
export type Turn = {
  readonly actor: Actor;
  /**
   * Until when, as far as somebody says so: what the plan promises, an instant; what the IRS states for Form SS-4, a civil day; what
   * 31 CFR 1010.380 gives for a BOI report, a civil day. Null where nobody does: it is never guessed.
   */
  readonly until:
    | {readonly by: 'plan'; readonly at: string}
    | {readonly by: 'irs' | 'fincen'; readonly day: string}
    | null;
};

/** What is known of a formation where it is asked whose turn it is. */
export type TurnFacts = Pick<
  FormationRow,
  'kind' | 'status' | 'statusSince' | 'filedOn' | 'constitutedOn' | 'namesRefusedOn'
> & {
  /** Null where it is not known, or not the reader's to know. */
  readonly planId: PlanId | null;
};

/** Workdays in which the IRS answers a faxed Form SS-4. Source: facts.md F4, Instructions for Form SS-4. */
export const einWorkdays = 4;
/** Days in which a company that has to makes its BOI report. Source: facts.md F5, 31 CFR 1010.380(a)(1). */
export const boiDays = 30;
const hourMs = 3_600_000;

/** Who acts now, and until when; null where nothing is waited for. Rules: PRG5, PRG6. */
export function readTurn(facts: TurnFacts): Turn | null {
  const actor = readActor(facts);
  return actor && {actor, until: readUntil(facts, actor)};
}

/** Who acts now; null where nothing is waited for. Rules: PRG5, PRG12. */
export function readActor({
  status,
  filedOn,
  namesRefusedOn,
}: Pick<TurnFacts, 'status' | 'filedOn' | 'namesRefusedOn'>): Actor | null {
  switch (status) {
    case 'Start':
      if (isAskedForNames({status, namesRefusedOn})) return 'owner';
      return filedOn === null ? 'faro' : 'state';
    case 'RegisteredInState':
    case 'ProvisionalEinLetterObtained':
    case 'BoiReport':
      return 'faro';
    case 'ObtainingEin':
      return 'irs';
    case 'ReadyForBankAccount':
      return 'owner';
    case 'BankAccountProcessing':
      return 'bank';
    case 'Completed':
    case 'Canceled':
      return null;
  }
}

/** Whether its owner is asked for other names. Rule: PRG12. */
export function isAskedForNames({status, namesRefusedOn}: Pick<FormationRow, 'status' | 'namesRefusedOn'>): boolean {
  // A row that was kept before the field came has none.
  return status === 'Start' && (namesRefusedOn ?? null) !== null;
}

function readUntil({kind, status, statusSince, planId, constitutedOn}: TurnFacts, actor: Actor): Turn['until'] {
  if (actor === 'irs')
    return {by: 'irs', day: addWorkdays(civilDateIn('America/New_York', Date.parse(statusSince)), einWorkdays)};
  if (actor !== 'faro') return null;
  if (status === 'BoiReport')
    return constitutedOn === null ? null : {by: 'fincen', day: addDays(constitutedOn, boiDays)};
  // The plan promises when an order is begun, and nothing of the steps after.
  if (status !== 'Start') return null;
  const hours = readPriorityHours(kind, planId, statusSince.slice(0, 10));
  return hours === null ? null : {by: 'plan', at: new Date(Date.parse(statusSince) + hours * hourMs).toISOString()};
}
