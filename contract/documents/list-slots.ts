import type {CompanyRow} from '#contract/companies/company.ts';
import type {FormationRow} from '#contract/companies/formation.ts';
import type {PartnerRow} from '#contract/companies/partner.ts';
import {readMissingPapers} from '#contract/formation/texts.ts';
import type {CompanyDocumentRow} from './company-document.ts';
import {identityPaperKinds, isTakenBack, type DocumentKind} from './kinds.ts';

/** What the documents of a company hang on; `formation` is null of one that was only added. */
export type DocumentedCompany = {
  readonly company: Pick<CompanyRow, 'type'>;
  readonly formation: (Pick<FormationRow, 'kind'> & Partial<Pick<FormationRow, 'missingPapers'>>) | null;
  readonly partners: readonly Pick<PartnerRow, 'id' | 'kind'>[];
};

/** A place for a document: what is or should be there. */
export type DocumentSlot<Document> = {
  readonly kind: DocumentKind;
  readonly partnerId: string | null;
  /** Who has to bring it; null where nobody must. */
  readonly from: 'faro' | 'owner' | null;
  /** What counts; null where nothing is there. */
  readonly current: Document | null;
  /** What it took the place of, the newest first. */
  readonly earlier: readonly Document[];
};

/** What a slot is told by. */
type Told = Pick<CompanyDocumentRow, 'id' | 'kind' | 'partnerId' | 'addedAt'> &
  Partial<Pick<CompanyDocumentRow, 'deskName' | 'decision'>>;

/**
 * The documents that a company has and needs, each in its place: its own first, then those of each partner. Of several of a kind the newest counts;
 * proofs and other papers each have a place of their own; what was taken back has none. Rules: DOC1, DOC3, DOC4, DOC18. Source: S3.10.
 *
 * @param documents in any order.
 */
export function listSlots<Document extends Told>(
  facts: DocumentedCompany,
  documents: readonly Document[],
): readonly DocumentSlot<Document>[] {
  const wanted = listWanted(facts);
  const here = documents.filter((one) => !isTakenBack(one));
  const sorted = here.toSorted((one, other) => (placeOf(one) > placeOf(other) ? -1 : 1));
  const slots = wanted.map(({kind, partnerId, from}): DocumentSlot<Document> => {
    const [current = null, ...earlier] = sorted.filter((one) => one.kind === kind && one.partnerId === partnerId);
    return {kind, partnerId, from, current, earlier};
  });
  const isPlaced = ({kind, partnerId}: Document) =>
    wanted.some((slot) => slot.kind === kind && slot.partnerId === partnerId);
  // Of a partner who left, and what there can be several of.
  const more = sorted
    .filter((one) => !isPlaced(one))
    .map((one): DocumentSlot<Document> => {
      return {kind: one.kind, partnerId: one.partnerId, from: null, current: one, earlier: []};
    });
  return [...slots, ...more];
}

function placeOf({addedAt, id}: Told): string {
  return `${addedAt} ${id}`;
}

type Wanted = Pick<DocumentSlot<never>, 'kind' | 'partnerId' | 'from'>;

function listWanted({company, formation, partners}: DocumentedCompany): readonly Wanted[] {
  const own = {partnerId: null} as const;
  const isFormed = company.type !== 'Cross Border Crypto' && formation?.kind !== 'crypto';
  // What Faro files it brings; of a company that came here its owner has it.
  const from = formation === null ? null : formation.kind === 'create' ? 'faro' : 'owner';
  // What it does not have nobody asks it for; it can bring it all the same.
  const missing = new Set<DocumentKind>(readMissingPapers(formation?.missingPapers ?? ''));
  const ofCompany: Wanted[] = isFormed
    ? [
        {...own, kind: 'articles', from},
        {...own, kind: 'ein-letter', from},
        // One that Faro forms has its own, which is signed here.
        ...(formation?.kind === 'create' ? [] : [{...own, kind: 'operating-agreement', from} as const]),
      ]
    : [];
  const ofPartners = partners.flatMap(({id, kind}) =>
    identityPaperKinds
      .filter((paper) => kind === 'person' || paper !== 'passport')
      .map((paper): Wanted => ({kind: paper, partnerId: id, from: 'owner'})),
  );
  return [...ofCompany.map((one) => (missing.has(one.kind) ? {...one, from: null} : one)), ...ofPartners];
}

/** Where a document or its place is. Rule: DOC4. */
export const slotStates = ['missing', 'awaited', 'waiting', 'accepted', 'refused'] as const;

/** One of {@link slotStates}: `missing` waits for its owner, `awaited` for Faro. */
export type SlotState = (typeof slotStates)[number];

/** The state of a place. */
export function stateOfSlot({from, current}: DocumentSlot<Pick<CompanyDocumentRow, 'decision'>>): SlotState | null {
  // One that was not pushed yet has no such field.
  if (current !== null) return current.decision ?? 'waiting';
  if (from === null) return null;
  return from === 'owner' ? 'missing' : 'awaited';
}
