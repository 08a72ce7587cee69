import type {CompanyDraft} from './draft.ts';

type OfType = Pick<CompanyDraft, 'type' | 'management' | 'shareCount' | 'parValueMicros'>;

/** The answers that go with a type alone: what was given while the company was of another type stays in the draft, and is filed for nobody. Pure. Rule: FRM22. */
export function answersOfType<Draft extends OfType>(draft: Draft): Draft {
  const ofShares = draft.type === 'C-Corp' ? {} : {shareCount: null, parValueMicros: null};
  return {...draft, management: draft.type === 'LLC' ? draft.management : null, ...ofShares};
}
