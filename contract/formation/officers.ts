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
