import {z} from 'zod';
import {
  checkTwoNames,
  isSameName,
  maxOwnName,
  nameReasons,
  splitDesignator,
  type NameProblem,
  type TwoNames,
} from '#contract/formation/check-names.ts';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {idSchema, newIdSchema} from '#contract/kernel/ids.ts';
import {companySteps} from './company-step.ts';
import type {FormationRow} from './formation.ts';

/** What is wrong with one of the proposed names. */
export type ProposalProblem = Omit<NameProblem, 'reason'> & {
  readonly reason: NameProblem['reason'] | 'company.name-refused';
};

/**
 * Proposes two other names for a company whose names its state refused: an act of an owner, free of charge, after which the desk files anew.
 * An ask: it is what is filed with a state. `id` is that of the step it becomes, so that a repeat changes nothing.
 * `company.no-names-asked`: it is not theirs to name, or there is no such company; `company.names-settled`: nobody is asked any more.
 * Rule: PRG13.
 */
export const proposeNames = defineEndpoint({
  name: 'proposeNames',
  summary: 'Propose other names for a company',
  method: 'POST',
  path: '/api/v1/companies/propose-names',
  access: 'user',
  input: z.strictObject({
    id: newIdSchema,
    companyId: idSchema,
    /** Without their designator, which stays as it was chosen. */
    nameOne: z.string().trim().max(maxOwnName),
    nameTwo: z.string().trim().max(maxOwnName),
  }),
  output: z.object({move: companySteps.row}),
  failures: {
    validation: [...nameReasons, 'company.name-refused'],
    'not-found': ['company.no-names-asked'],
    conflict: ['company.names-settled'],
  },
  perMinute: 20,
});

/**
 * What is wrong with two proposed names, in the order of their form: as in the wizards, and neither is one that was just refused.
 *
 * @param refused the names as they were filed, with their designator.
 * Rules: PRG13, FRM5, FRM6.
 */
export function checkProposal(
  names: TwoNames,
  refused: Pick<FormationRow, 'nameOne' | 'nameTwo'>,
): readonly ProposalProblem[] {
  const problems: readonly ProposalProblem[] = checkTwoNames(names);
  const before = [refused.nameOne, refused.nameTwo].map((name) => splitDesignator(name).name);
  const again = (['nameOne', 'nameTwo'] as const).filter(
    (field) =>
      problems.every((problem) => problem.field !== field) && before.some((name) => isSameName(name, names[field])),
  );
  return [...problems, ...again.map((field) => ({field, reason: 'company.name-refused'}) as const)].toSorted(
    (one, other) => one.field.localeCompare(other.field),
  );
}
