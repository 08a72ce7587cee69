import type {OrderKind} from '#contract/catalogue/ids.ts';

/** The states of a company that Faro makes or takes over, in their order; `Canceled` from any but the last. Source: S4.01, D13. */
export const companyStatuses = [
  'Start',
  'RegisteredInState',
  'ObtainingEin',
  'ProvisionalEinLetterObtained',
  'BoiReport',
  'ReadyForBankAccount',
  'BankAccountProcessing',
  'Completed',
  'Canceled',
] as const;

/** One of {@link companyStatuses}. */
export type CompanyStatus = (typeof companyStatuses)[number];

/** A step on the way: a state that is not `Canceled`. */
export type CompanyStep = Exclude<CompanyStatus, 'Canceled'>;

/**
 * What a move is: `filed` stays at the start, but the state has the papers; `names-refused` too, but it wants other names, which the owner
 * then proposes (`names-proposed`, the only one that is theirs); `correction` puts a wrong one right.
 */
export const moveKinds = [
  'filed',
  'onward',
  'skip',
  'names-refused',
  'correction',
  'cancel',
  'names-proposed',
] as const;

/** Those that lead to no step: what became of its papers while a company is at the start. */
export const startMoves = ['filed', 'names-refused', 'names-proposed'] as const satisfies readonly MoveKind[];

/** One of {@link moveKinds}. */
export type MoveKind = (typeof moveKinds)[number];

/** Why no BOI report is due: formed in a state since 26 March 2025 nobody is asked, or it was filed before. Source: D21, facts.md F5. */
export const skipReasons = ['formed-in-us', 'filed-before'] as const;

/** What is known of a company's way where a move is judged. */
export type MoveFrom = {
  readonly kind: OrderKind;
  readonly status: CompanyStatus;
  /** The day on which its papers went to the state; null before. */
  readonly filedOn: string | null;
  /** Of one that is canceled: where it stood before; left out where the moves are not at hand. */
  readonly canceledFrom?: CompanyStatus | null;
};

const allSteps = companyStatuses.filter((status) => status !== 'Canceled');
/** Nothing of these is filed with a state or the IRS. */
const stepsAbroad: readonly CompanyStep[] = ['Start', 'ReadyForBankAccount', 'BankAccountProcessing', 'Completed'];

/** Where one goes on from each step. The one table of D13; {@link judgeMove} adds what holds for all steps. */
const onward: Readonly<Record<CompanyStatus, readonly (readonly [to: CompanyStep, kind: MoveKind])[]>> = {
  Start: [['RegisteredInState', 'onward']],
  RegisteredInState: [['ObtainingEin', 'onward']],
  ObtainingEin: [['ProvisionalEinLetterObtained', 'onward']],
  ProvisionalEinLetterObtained: [
    ['BoiReport', 'onward'],
    ['ReadyForBankAccount', 'skip'],
  ],
  BoiReport: [['ReadyForBankAccount', 'onward']],
  ReadyForBankAccount: [['BankAccountProcessing', 'onward']],
  BankAccountProcessing: [['Completed', 'onward']],
  Completed: [],
  Canceled: [],
};

/** The steps of a company, in order: one that is not formed in a state has those of its account alone. Rule: PRG1. */
export function stepsOf(kind: OrderKind): readonly CompanyStep[] {
  return kind === 'crypto' ? stepsAbroad : allSteps;
}

/**
 * What a move from where a company stands would be; null where it is not allowed. Every kind but `onward` and `filed` has to say why.
 *
 * @param isRefusal the state has refused both names: else who goes from the start to the start has noted something wrong.
 * Rules: PRG1 to PRG4, PRG12. Source: D13.
 */
export function judgeMove(
  {kind, status, filedOn, canceledFrom}: MoveFrom,
  to: CompanyStatus,
  isRefusal = false,
): MoveKind | null {
  if (isRefusal)
    return to === 'Start' && status === 'Start' && kind === 'create' && filedOn !== null ? 'names-refused' : null;
  if (to === 'Canceled') return status === 'Completed' || status === 'Canceled' ? null : 'cancel';
  const steps = stepsOf(kind);
  const [from, goal] = [place(steps, status), place(steps, to)];
  if (goal === -1) return null;
  if (to === status) return judgeStay({kind, status, filedOn});
  // One that was canceled by mistake goes back to where it was, or behind it.
  if (status === 'Canceled') return goal <= place(steps, canceledFrom ?? 'Completed') ? 'correction' : null;
  if (goal < from) return 'correction';
  // Its documents prove how far it had come elsewhere.
  if (kind === 'migrate' && status === 'Start') return 'onward';
  if (kind === 'crypto') return goal === from + 1 ? 'onward' : null;
  return onward[status].find(([next]) => next === to)?.[1] ?? null;
}

/** A move that stays where it is, of a company that we form. */
function judgeStay({kind, status, filedOn}: MoveFrom): MoveKind | null {
  if (kind !== 'create') return null;
  // The state's paper bears another day.
  if (status === 'RegisteredInState') return 'correction';
  // Whoever noted by mistake that the papers went to the state takes that back.
  return status === 'Start' ? (filedOn === null ? 'filed' : 'correction') : null;
}

/** Every move that is allowed from where a company stands, those that go on first. */
export function listMoves(from: MoveFrom): readonly {readonly to: CompanyStatus; readonly kind: MoveKind}[] {
  return companyStatuses
    .flatMap((to) => [judgeMove(from, to), judgeMove(from, to, true)].map((kind) => ({to, kind})))
    .flatMap(({to, kind}) => (kind === null ? [] : [{to, kind}]))
    .toSorted((one, other) => moveKinds.indexOf(one.kind) - moveKinds.indexOf(other.kind));
}

/** Whether a move of this kind has to say why, in words for the owner. Rules: PRG3, PRG4, PRG12. */
export function needsNote(kind: MoveKind): boolean {
  return kind === 'correction' || kind === 'cancel' || kind === 'names-refused';
}

function place(steps: readonly CompanyStep[], status: CompanyStatus): number {
  return steps.findIndex((step) => step === status);
}
