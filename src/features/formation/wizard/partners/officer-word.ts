import type {CompanyDraft} from '#contract/formation/draft.ts';

/** What who runs the company does, as a word of the steps. */
export function officerWord({type}: Pick<CompanyDraft, 'type'>): 'partner.directs' | 'partner.manages' {
  return type === 'C-Corp' ? 'partner.directs' : 'partner.manages';
}
