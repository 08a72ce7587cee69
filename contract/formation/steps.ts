import {checkNames} from './check-names.ts';
import {checkPartners} from './check-partners.ts';
import {checkYou} from './check-person.ts';
import {
  checkAbroad,
  checkExisting,
  checkIndustry,
  checkPlan,
  checkServices,
  checkState,
  checkType,
  checkVolume,
} from './check-steps.ts';
import type {OrderKind} from '#contract/catalogue/ids.ts';
import type {CompanyDraft, FormationFacts, FormationProblem} from './draft.ts';

/** Every step of the three wizards. Source: S2.13, S2.14. */
export type FormationStepId =
  | 'you'
  | 'company'
  | 'type'
  | 'industry'
  | 'state'
  | 'services'
  | 'partners'
  | 'existing'
  | 'duties'
  | 'abroad'
  | 'volume'
  | 'plan';

/** What a wizard asks on one page, and what keeps one from going on. */
export type FormationStep = {
  readonly id: FormationStepId;
  readonly check: (draft: CompanyDraft, facts: FormationFacts) => readonly FormationProblem[];
};

const nothing = (): readonly FormationProblem[] => [];

const you: FormationStep = {id: 'you', check: checkYou};
const type: FormationStep = {id: 'type', check: checkType};
const industry: FormationStep = {id: 'industry', check: checkIndustry};
const services: FormationStep = {id: 'services', check: checkServices};
const partners: FormationStep = {id: 'partners', check: checkPartners};
const plan: FormationStep = {id: 'plan', check: checkPlan};

/** The steps of each wizard in their order, before paying. Source: S2.13, S2.14. */
export const formationSteps: Readonly<Record<OrderKind, readonly FormationStep[]>> = {
  create: [
    you,
    {id: 'company', check: checkNames},
    type,
    industry,
    {id: 'state', check: checkState},
    services,
    partners,
    plan,
  ],
  migrate: [
    you,
    {id: 'existing', check: checkExisting},
    type,
    industry,
    {id: 'duties', check: nothing},
    services,
    partners,
    plan,
  ],
  crypto: [you, {id: 'abroad', check: checkAbroad}, {id: 'volume', check: checkVolume}, plan],
};

/** A problem, and the step at which it can be mended. */
export type StepProblem = FormationProblem & {readonly step: FormationStepId};

/** Everything that keeps an order from being placed with a draft, in the order of its steps; the server asks the same. Rule: FRM16. */
export function checkDraft(draft: CompanyDraft, facts: FormationFacts): StepProblem[] {
  return formationSteps[draft.kind].flatMap(({id, check}) =>
    check(draft, facts).map((problem) => ({...problem, step: id})),
  );
}

/** How far a draft is: `place` of `count` steps, counted from 1; `at` is null where nothing is left but to pay. */
export type DraftProgress = {readonly place: number; readonly count: number; readonly at: FormationStepId | null};

/**
 * Where a draft goes on.
 *
 * @param passed the steps that were gone on from.
 * Rule: FRM16. Source: ux.md U6.
 */
export function readProgress(draft: CompanyDraft, passed: readonly string[], facts: FormationFacts): DraftProgress {
  const steps = formationSteps[draft.kind];
  const index = steps.findIndex(({id, check}) => !passed.includes(id) || check(draft, facts).length > 0);
  const place = index === -1 ? steps.length + 1 : index + 1;
  return {place, count: steps.length + 1, at: steps[index]?.id ?? null};
}
