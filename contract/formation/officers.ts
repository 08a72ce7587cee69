import type {CompanyDraft, DraftPartner} from './draft.ts';

type Run = Pick<CompanyDraft, 'type' | 'management'>;

/** Whether some of the owners run the company rather than all of them: an LLC of its members has neither directors nor managers. Rule: FRM12. */
export function hasOfficers({type, management}: Run): boolean {
  return type === 'C-Corp' || (type === 'LLC' && management === 'managers');
}

/** Whether a partner is one of those. What was ticked while the company was of another type counts no more. */
export function isOfficer(run: Run, {kind, isDirector}: Pick<DraftPartner, 'kind' | 'isDirector'>): boolean {
  return hasOfficers(run) && kind === 'person' && isDirector;
}

/** What they do, as a word of the steps. */
export function officerWord({type}: Run): 'partner.directs' | 'partner.manages' {
  return type === 'C-Corp' ? 'partner.directs' : 'partner.manages';
}

/** The answers that go with a type alone: what was given while the company was of another type stays in the draft, and is filed for nobody. Pure. Rule: FRM22. */
export function answersOfType<Draft extends Run & Pick<CompanyDraft, 'shareCount' | 'parValueMicros'>>(
  draft: Draft,
): Draft {
  const ofShares = draft.type === 'C-Corp' ? {} : {shareCount: null, parValueMicros: null};
  return {...draft, management: draft.type === 'LLC' ? draft.management : null, ...ofShares};
}
