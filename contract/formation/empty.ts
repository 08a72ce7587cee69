import type {OrderKind} from '#contract/catalogue/ids.ts';
import type {CompanyDraftRow} from './company-draft.ts';
import type {DraftPartnerRow} from './draft-partner.ts';

/**
 * A draft of which nothing was answered yet.
 *
 * @param now ISO UTC.
 */
export function emptyDraft(kind: OrderKind, now: string): Omit<CompanyDraftRow, 'id'> {
  return {
    kind,
    title: '',
    passed: '',
    firstName: '',
    lastName: '',
    email: '',
    phone: '',
    phoneCountry: null,
    residenceCountry: null,
    birthDate: null,
    nameOne: '',
    nameTwo: '',
    designator: null,
    type: null,
    management: null,
    responsiblePartnerId: null,
    shareCount: null,
    parValueMicros: null,
    naicsCode: '',
    industryOther: '',
    state: null,
    services: '',
    plan: null,
    period: null,
    formationDate: null,
    ein: '',
    registeredAgent: '',
    openDuties: '',
    missingPapers: '',
    originCountry: null,
    volume: null,
    addedCompanyId: null,
    workedAt: now,
    createdAt: now,
    placedOrderId: null,
    paidAt: null,
    payableUntil: null,
  };
}

/** A partner of whom nothing was said yet; see {@link emptyDraft}. */
export function emptyPartner(draftId: string, now: string): Omit<DraftPartnerRow, 'id'> {
  return {
    draftId,
    kind: 'person',
    firstName: '',
    lastName: '',
    companyName: '',
    line1: '',
    line2: '',
    city: '',
    region: '',
    postalCode: '',
    country: null,
    birthDate: null,
    shareBasisPoints: null,
    isDirector: false,
    taxId: null,
    passport: null,
    createdAt: now,
    placedOrderId: null,
  };
}
