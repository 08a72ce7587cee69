import {z} from 'zod';
import {usStateCodes} from '#contract/companies/us-states.data.ts';
import {civilDateSchema, instantSchema} from '#contract/kernel/dates.ts';
import {idSchema} from '#contract/kernel/ids.ts';
import {anyRole, defineSyncedTable, listProblems} from '#contract/kernel/synced-table.ts';
import {boiRuleOn, findBoiRule} from './boi-rule.ts';
import {
  birthplaceOf,
  birthplaces,
  boiOutcomes,
  judgeBoi,
  noAnswers,
  trimAnswers,
  type BoiAnswers,
  type BoiVerdict,
} from './judge-boi.ts';

/** The answers to whether a company owes a BOI report that its people kept, with all that they came from; none is ever changed. Rules: BOI5, BOI7. */
export const boiReports = defineSyncedTable({
  name: 'boiReports',
  service: 'company',
  since: 8,
  row: z.object({
    id: idSchema,
    formedIn: z.enum(birthplaces),
    /** The company's state, and the day on which it formed the company, where they were known. */
    state: z.enum(usStateCodes).nullable(),
    formedOn: civilDateSchema.nullable(),
    isRegistered: z.boolean().nullable(),
    registeredOn: civilDateSchema.nullable(),
    isExempt: z.boolean().nullable(),
    filedOn: civilDateSchema.nullable(),
    outcome: z.enum(boiOutcomes),
    dueDay: civilDateSchema.nullable(),
    /** The first day of the rule by which it was answered. */
    ruleFrom: civilDateSchema,
    answeredAt: instantSchema,
    answeredBy: idSchema,
  }),
  sortBy: [],
  readRoles: anyRole,
  createRoles: ['owner', 'manager'],
  editRoles: ['owner', 'manager'],
  serverFields: [],
  fixedFields: [
    'formedIn',
    'state',
    'formedOn',
    'isRegistered',
    'registeredOn',
    'isExempt',
    'filedOn',
    'outcome',
    'dueDay',
    'ruleFrom',
    'answeredAt',
  ],
  authorField: 'answeredBy',
  references: {},
  textFields: [],
  lockField: null,
  reasons: ['boi.not-answered', 'boi.registered-future', 'boi.filed-day-future', 'boi.outcome-other'],
  check: (row) => {
    const rule = findBoiRule(String(row['ruleFrom']));
    // Field by field as the row's own schema has them, which was asked before.
    const verdict = judgeBoi(row as unknown as BoiAnswers, rule ?? boiRuleOn(''));
    const follows = rule !== undefined && verdict.outcome === row['outcome'] && verdict.dueDay === row['dueDay'];
    // By UTC's day, which is never behind the federal one that a device asks by.
    const answeredOn = String(row['answeredAt']).slice(0, 10);
    const isPast = (field: string) => row[field] === null || String(row[field]) <= answeredOn;
    return listProblems([
      ['registeredOn', 'boi.registered-future', isPast('registeredOn')],
      ['filedOn', 'boi.filed-day-future', isPast('filedOn')],
      [verdict.ask ?? 'outcome', 'boi.not-answered', verdict.ask === null],
      ['outcome', 'boi.outcome-other', verdict.ask !== null || follows],
    ]);
  },
});

/** An answer that was kept. */
export type BoiReportRow = z.infer<typeof boiReports.row>;

/** The kept facts of an answer: what it came from and what came out, without who kept it and when. */
export type BoiFacts = Omit<BoiReportRow, 'id' | 'answeredAt' | 'answeredBy'>;

/** What an answer is asked about. */
export type BoiSubject = {
  readonly company: Parameters<typeof birthplaceOf>[0] & Pick<BoiReportRow, 'state'>;
  readonly formation:
    | (NonNullable<Parameters<typeof birthplaceOf>[1]> & {readonly constitutedOn: string | null})
    | null;
};

/** How a company stands towards the BOI report. */
export type BoiState = {
  readonly answers: BoiAnswers;
  readonly verdict: BoiVerdict;
  /** What would be kept now; null while something is to be asked. */
  readonly facts: BoiFacts | null;
  /** The newest answer that was kept; null where none was. */
  readonly kept: BoiReportRow | null;
  /** Whether what was kept is what comes out today. Rule: BOI6. */
  readonly isKept: boolean;
};

/**
 * How a company stands, from what is known of it and what its people answered last.
 *
 * @param today civil day in the federal time zone, for the rule in force.
 * Rules: BOI3 to BOI6.
 */
export function findBoiState(subject: BoiSubject, reports: readonly BoiReportRow[], today: string): BoiState {
  const kept = reports.toSorted((one, other) => (one.answeredAt < other.answeredAt ? 1 : -1))[0] ?? null;
  const known = birthplaceOf(subject.company, subject.formation);
  const given: BoiAnswers = kept ?? noAnswers;
  const {formedIn, isRegistered, registeredOn, isExempt, filedOn} = given;
  const answers = trimAnswers({formedIn: known ?? formedIn, isRegistered, registeredOn, isExempt, filedOn});
  const verdict = judgeBoi(answers, boiRuleOn(today));
  const facts = toFacts(subject, answers, today);
  return {answers, verdict, facts, kept, isKept: kept !== null && facts !== null && isSame(kept, facts)};
}

/** Until when a report is to be filed; null where none is, or it was. Rule: BOI9. */
export function dueDayOf({verdict}: Pick<BoiState, 'verdict'>): string | null {
  return verdict.outcome === 'due' ? verdict.dueDay : null;
}

/** What is kept of answers; null while something is to be asked. Rule: BOI5. */
export function toFacts({company, formation}: BoiSubject, answers: BoiAnswers, today: string): BoiFacts | null {
  const rule = boiRuleOn(today);
  const trimmed = trimAnswers(answers);
  const {outcome, dueDay} = judgeBoi(trimmed, rule);
  const {formedIn} = trimmed;
  if (outcome === null || formedIn === null) return null;
  const formedOn = formedIn === 'state' ? (formation?.constitutedOn ?? null) : null;
  return {...trimmed, formedIn, state: company.state, formedOn, outcome, dueDay, ruleFrom: rule.from};
}

function isSame(kept: BoiReportRow, facts: BoiFacts): boolean {
  const wanted: Readonly<Record<string, unknown>> = {...facts};
  return Object.entries(kept).every(([field, value]) => !(field in wanted) || wanted[field] === value);
}
