import {useState} from 'react';
import type {CompanyDraft, DraftPartner} from '#contract/formation/draft.ts';
import {emptyPartner} from '#contract/formation/empty.ts';
import {isOwnersPartner, isRepresentative} from '#contract/formation/check-partners.ts';
import {shareEqually} from '#contract/formation/shares.ts';
import {makeNow} from '#src/data/make-now.ts';
import type {StepProps} from '#src/features/formation/wizard/step-props.ts';

/** What can be done to the partners of a draft, and which of them is open. */
export type PartnersHandle = {
  readonly openId: string | null;
  readonly open: (id: string | null) => void;
  readonly patch: (id: string, fields: Partial<DraftPartner>) => void;
  readonly add: (kind: DraftPartner['kind']) => void;
  /** Adds who fills in the wizard, who had taken themselves out: as they were, as far as this page has seen that. Null where they are there. */
  readonly addOwner: (() => void) | null;
  /** Adds the person who acts for a company that only companies own. */
  readonly represent: () => void;
  readonly remove: (id: string) => void;
  readonly shareEqually: () => void;
};

/** The partners of a draft in the hands of their step; who is wrong, or is led to, is opened. */
export function usePartners({form, sought}: StepProps): PartnersHandle {
  const {partners, id: draftId} = form.values;
  // Who comes from the review is led to somebody.
  const [openId, open] = useState(
    () => partnerOf(sought?.fieldId) ?? partners.find((one) => isUnsaid(one, partners))?.id ?? null,
  );
  const [seen, setSeen] = useState({sought, attempt: form.attempt});
  if (seen.sought !== sought || seen.attempt !== form.attempt) {
    setSeen({sought, attempt: form.attempt});
    const fieldId =
      seen.sought === sought ? form.errors.find((one) => partnerOf(one.fieldId))?.fieldId : sought?.fieldId;
    const wrong = partnerOf(fieldId);
    if (wrong !== null) open(wrong);
  }
  const [goneOwner, setGoneOwner] = useState<GoneOwner | null>(null);
  const change = (write: (partners: readonly DraftPartner[]) => readonly DraftPartner[]) =>
    form.change((now: CompanyDraft) => ({partners: write(now.partners)}));
  return {
    openId,
    open,
    patch: (id, fields) => change((all) => all.map((one) => (one.id === id ? {...one, ...fields} : one))),
    add: (kind) => {
      const {now, createId} = makeNow();
      const id = createId();
      change((all) => [...all, {...emptyPartner(draftId, now), id, kind}]);
      open(id);
    },
    addOwner: partners.some(isOwnersPartner)
      ? null
      : () => {
          const empty = {...emptyPartner(draftId, makeNow().now), isDirector: true};
          form.change((draft: CompanyDraft) => {
            const {partners: all, responsiblePartnerId: responsibleId} = draft;
            // The person who was added to act for companies alone, and is this one.
            const double = all.find((one) => isRepresentative(draft, one) && isOfName(one, draft));
            const isResponsible = double
              ? responsibleId === double.id
              : responsibleId === null && goneOwner?.wasResponsible;
            return {
              // The same row again: it is the same person.
              partners: [{...(goneOwner?.partner ?? empty), id: draftId}, ...all.filter((one) => one !== double)],
              ...(isResponsible && {responsiblePartnerId: draftId}),
            };
          });
          open(draftId);
        },
    represent: () => {
      const {now, createId} = makeNow();
      const id = createId();
      form.change((draft: CompanyDraft) => ({
        partners: [...draft.partners, {...emptyPartner(draftId, now), id, ...whoFillsIn(draft), shareBasisPoints: 0}],
        responsiblePartnerId: id,
      }));
      open(id);
    },
    remove: (id) => {
      const owner = partners.find((one) => one.id === id && isOwnersPartner(one));
      if (owner) setGoneOwner({partner: owner, wasResponsible: form.values.responsiblePartnerId === id});
      form.change((now) => ({
        partners: now.partners.filter((one) => one.id !== id),
        responsiblePartnerId: now.responsiblePartnerId === id ? null : now.responsiblePartnerId,
      }));
    },
    shareEqually: () =>
      form.change((draft: CompanyDraft) => {
        const owners = draft.partners.filter((one) => !isRepresentative(draft, one));
        const shares = shareEqually(owners.length);
        return {
          partners: draft.partners.map((one) => {
            const place = owners.indexOf(one);
            return place === -1 ? one : {...one, shareBasisPoints: shares[place] ?? null};
          }),
        };
      }),
  };
}

/** Who fills in the wizard, as they were among the partners. */
type GoneOwner = {readonly partner: DraftPartner; readonly wasResponsible: boolean};

function isOfName({firstName, lastName}: DraftPartner, draft: CompanyDraft): boolean {
  return firstName.trim() === draft.firstName.trim() && lastName.trim() === draft.lastName.trim();
}

/** Most often it is whoever fills the wizard in, who has said their name already, and is no partner where there is no person among them. */
function whoFillsIn(draft: CompanyDraft): Partial<DraftPartner> {
  const {firstName, lastName, birthDate, residenceCountry: country} = draft;
  return {firstName, lastName, birthDate, country, isDirector: true};
}

/** The partner whose field it is, such as of `partners.<id>.city`; null for another field. */
function partnerOf(fieldId: string | undefined): string | null {
  return /^partners\.([^.]+)\./.exec(fieldId ?? '')?.[1] ?? null;
}

/** Whether something is still to be said of a partner: the address, or of who is alone a number, which is known from no other draft. Rule: FRM21. */
function isUnsaid({id, draftId, line1, taxId, passport}: DraftPartner, all: readonly DraftPartner[]): boolean {
  const isAlone = id === draftId && all.length === 1;
  return line1 === '' || (isAlone && taxId === null && passport === null);
}
