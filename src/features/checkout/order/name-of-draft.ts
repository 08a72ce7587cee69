import type {CompanyDraft} from '#contract/formation/draft.ts';

/** What the company of a draft will be called: its first choice with the designator. */
export function nameOfDraft({nameOne, designator, kind}: CompanyDraft): string {
  return kind === 'create' && designator !== null ? `${nameOne.trim()} ${designator}` : nameOne.trim();
}
