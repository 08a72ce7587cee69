import type {CompanyRow} from '#contract/companies/company.ts';
import type {FormationRow} from '#contract/companies/formation.ts';
import {addDays} from '#contract/kernel/dates.ts';
import type {BoiRule} from './boi-rule.ts';

/** Where a company was formed. */
export const birthplaces = ['state', 'abroad'] as const;

/** One of {@link birthplaces}. */
export type Birthplace = (typeof birthplaces)[number];

/** What is answered of a company; null is not answered. */
export type BoiAnswers = {
  readonly formedIn: Birthplace | null;
  /** Whether a company formed abroad is registered to do business in a state. */
  readonly isRegistered: boolean | null;
  /** The civil day on which that became effective. */
  readonly registeredOn: string | null;
  /** Whether another exemption of the law covers it. */
  readonly isExempt: boolean | null;
  /** The civil day on which the report was filed; null: it was not. */
  readonly filedOn: string | null;
};

/** What may be asked, in this order. */
export type BoiQuestion = 'formedIn' | 'isRegistered' | 'registeredOn' | 'isExempt';

/** What comes out of it. */
export const boiOutcomes = ['formed-in-us', 'not-registered', 'exempt', 'due', 'filed'] as const;

/** One of {@link boiOutcomes}. */
export type BoiOutcome = (typeof boiOutcomes)[number];

/** An answer, with the day until which a report is to be filed; or the question on which it depends. */
export type BoiVerdict =
  | {readonly ask: BoiQuestion; readonly outcome: null; readonly dueDay: null}
  | {readonly ask: null; readonly outcome: BoiOutcome; readonly dueDay: string | null};

/** Nothing answered. */
export const noAnswers: BoiAnswers = {
  formedIn: null,
  isRegistered: null,
  registeredOn: null,
  isExempt: null,
  filedOn: null,
};

/** Whether a company owes a BOI report under a rule, or what is to be asked first. Pure. Rules: BOI1 to BOI3. Source: facts.md F5. */
export function judgeBoi(answers: BoiAnswers, rule: BoiRule): BoiVerdict {
  const {formedIn, isRegistered, registeredOn, isExempt, filedOn} = answers;
  if (formedIn === null) return ask('formedIn');
  if (formedIn === 'state') return answer('formed-in-us', null);
  if (isRegistered === null) return ask('isRegistered');
  if (!isRegistered) return answer('not-registered', null);
  if (registeredOn === null) return ask('registeredOn');
  if (isExempt === null) return ask('isExempt');
  if (isExempt) return answer('exempt', null);
  const dueDay = registeredOn < rule.exemptSince ? rule.earlierDueDay : addDays(registeredOn, rule.days);
  return answer(filedOn === null ? 'due' : 'filed', dueDay);
}

/**
 * Where a company was formed, as far as what we know of it says so; null is to be asked. Whoever adds a company names its state, which may be the
 * one where it is only registered. Rule: BOI3.
 */
export function birthplaceOf(
  {type}: Pick<CompanyRow, 'type'>,
  formation: Pick<FormationRow, 'kind'> | null,
): Birthplace | null {
  if (formation === null) return null;
  return formation.kind === 'crypto' || type === 'Cross Border Crypto' ? 'abroad' : 'state';
}

/** The answers without those that nobody would have been asked: so that equal answers are equal rows. */
export function trimAnswers(answers: BoiAnswers): BoiAnswers {
  const {formedIn, isRegistered, registeredOn, isExempt} = answers;
  if (formedIn !== 'abroad') return {...noAnswers, formedIn};
  if (isRegistered !== true) return {...noAnswers, formedIn, isRegistered};
  return {...answers, filedOn: isExempt === false && registeredOn !== null ? answers.filedOn : null};
}

function ask(question: BoiQuestion): BoiVerdict {
  return {ask: question, outcome: null, dueDay: null};
}

function answer(outcome: BoiOutcome, dueDay: string | null): BoiVerdict {
  return {ask: null, outcome, dueDay};
}
