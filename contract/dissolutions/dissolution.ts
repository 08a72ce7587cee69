import type {CompanyRow} from '#contract/companies/company.ts';
import type {FormationRow} from '#contract/companies/formation.ts';
import {isUnborn} from '#contract/renewals/list-renewals.ts';
import type {DissolutionStepKind, DissolutionStepRow} from './dissolution-step.ts';

/** Where a dissolution is: nobody asked for it or it was taken back, paid, at the desk, done. Rule: DIS6. */
export type DissolutionStage = 'none' | 'paid' | 'begun' | 'dissolved';

type Step = Omit<DissolutionStepRow, 'by'>;

/** What the steps of a dissolution come to. */
export type Dissolution<Row extends Step = Step> = {
  readonly stage: DissolutionStage;
  /** The step that says so; null where there was none. */
  readonly last: Row | null;
  /** The order that pays it now; null where none does. */
  readonly orderId: string | null;
  /** When that was paid: an instant. */
  readonly paidAt: string | null;
  /** What the desk was told that the state takes, in US cents; null where nobody asked. */
  readonly feeCents: number | null;
  /** When somebody asked for that, while it was not said. */
  readonly feeAskedAt: string | null;
  /** When the last of all steps was written down; null where there is none. */
  readonly lastAt: string | null;
};

/** Where each step leads; null: it says nothing of how far it is. */
const stageAfter: Readonly<Record<DissolutionStepKind, DissolutionStage | null>> = {
  'fee-asked': null,
  'fee-said': null,
  paid: 'paid',
  begun: 'begun',
  withdrawn: 'none',
  returned: 'none',
  dissolved: 'dissolved',
  reopened: 'begun',
};

/** Steps in the order in which they were made. */
export function sortSteps<Row extends Pick<Step, 'at' | 'id'>>(steps: readonly Row[]): Row[] {
  const keyOf = ({at, id}: Row) => `${at} ${id}`;
  return steps.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : Number(keyOf(one) > keyOf(other))));
}

/** Where a company's dissolution stands. Pure. Rules: DIS6, DIS12. */
export function readDissolution<Row extends Step>(steps: readonly Row[]): Dissolution<Row> {
  const sorted = sortSteps(steps);
  const last = sorted.findLast(({kind}) => stageAfter[kind] !== null) ?? null;
  const stage = (last && stageAfter[last.kind]) ?? 'none';
  const paid = stage === 'none' ? undefined : sorted.findLast(({kind}) => kind === 'paid');
  const fee = sorted.findLast(({kind}) => kind === 'fee-asked' || kind === 'fee-said');
  const said = sorted.findLast(({kind}) => kind === 'fee-said');
  return {
    stage,
    last,
    orderId: paid?.orderId ?? null,
    paidAt: paid?.at ?? null,
    feeCents: said?.feeCents ?? null,
    feeAskedAt: fee?.kind === 'fee-asked' ? fee.at : null,
    lastAt: sorted.at(-1)?.at ?? null,
  };
}

/** When the next step is written down: later than the last, also within one millisecond, so that there is one order. */
export function nextStepAt({lastAt}: Pick<Dissolution, 'lastAt'>, nowMs: number): string {
  return new Date(lastAt === null ? nowMs : Math.max(nowMs, Date.parse(lastAt) + 1)).toISOString();
}

/** What decides whether a company can be dissolved at all. */
export type DissolvedCompany = {
  readonly company: Pick<CompanyRow, 'type' | 'state' | 'dissolvedOn'>;
  /** Null of a company that was only added. */
  readonly formation: Pick<FormationRow, 'kind' | 'status' | 'constitutedOn'> | null;
};

/** Whether a state has registered it, as far as is known, and nobody has dissolved it. Rule: DIS1. */
export function isDissolvable({company, formation}: DissolvedCompany): boolean {
  const {type, state, dissolvedOn} = company;
  if (state === null || type === 'Cross Border Crypto' || dissolvedOn !== null) return false;
  return !isUnborn(formation);
}
