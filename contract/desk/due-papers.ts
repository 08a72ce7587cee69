import type {CompanyRow} from '#contract/companies/company.ts';
import type {FormationRow} from '#contract/companies/formation.ts';
import {stepsOf, type CompanyStep} from '#contract/companies/progress.ts';
import {listSlots} from '#contract/documents/list-slots.ts';

/** The papers that Faro brings: the state's, and the IRS's. Source: S3.10, DOC4. */
export const deskPapers = ['articles', 'ein-letter'] as const;

/** One of {@link deskPapers}. */
export type DeskPaper = (typeof deskPapers)[number];

/** The step at which each paper is in Faro's hands, since it proves that step. Source: D13. */
const provenStep: Readonly<Record<DeskPaper, CompanyStep>> = {
  articles: 'RegisteredInState',
  'ein-letter': 'ProvisionalEinLetterObtained',
};

/** The papers that Faro must have brought where a company stands, whether they are there or not; none of one that is canceled. Rule: DSK7. */
export function listDuePapers({
  type,
  kind,
  status,
}: Pick<CompanyRow, 'type'> & Pick<FormationRow, 'kind' | 'status'>): readonly DeskPaper[] {
  if (status === 'Canceled') return [];
  const slots = listSlots({company: {type}, formation: {kind}, partners: []}, []);
  const steps = stepsOf(kind);
  return deskPapers.filter(
    (paper) =>
      slots.some((slot) => slot.kind === paper && slot.from === 'faro') &&
      steps.indexOf(status) >= steps.indexOf(provenStep[paper]),
  );
}
