import type {OrderKind} from '#contract/catalogue/ids.ts';
import type {DraftPartner} from '#contract/formation/draft.ts';
import {emptyDraft, emptyPartner} from '#contract/formation/empty.ts';
import {wholeBasisPoints} from '#contract/formation/shares.ts';
import {writeIds} from '#contract/formation/texts.ts';
import {succeed, type Outcome} from '#contract/kernel/failure.ts';
import type {Change} from '#contract/sync/change.ts';
import {asOneAct} from '#sync/outbox/acts.ts';
import {undoAct} from '#sync/outbox/undo-last.ts';
import {recordChange} from '#sync/outbox/record-change.ts';
import {makeNow} from '#src/data/make-now.ts';
import {labelNamed, planDeletion, planEdit, planRow, type FieldsOf, type RecordPlace} from '#src/data/record.ts';
import type {Begun} from './begun.ts';
import type {ReadDraft} from './read-draft.ts';

/**
 * Begins a draft. Of a company in the United States, who begins it is its first partner, with all of it and the answer to the IRS, until they say
 * otherwise. Answers its id. Rules: FRM1, FRM11.
 */
export async function beginDraft(
  place: RecordPlace,
  kind: OrderKind,
  {address, ...answers}: Begun = {},
  now = makeNow,
): Promise<Outcome<string>> {
  const making = now();
  const id = making.createId();
  const isAbroad = kind === 'crypto';
  const draft = {...emptyDraft(kind, making.now), ...answers, responsiblePartnerId: isAbroad ? null : id};
  const owner = {...emptyPartner(id, making.now), ...address, shareBasisPoints: wholeBasisPoints, isDirector: true};
  const planned = [
    planRow(place, 'companyDrafts', draft, {making, id}),
    ...(isAbroad ? [] : [planRow(place, 'draftPartners', owner, {making, id})]),
  ];
  return record(place, planned, id, making.createId);
}

/** Calls a draft by another name; an empty one leaves it to the company's. */
export async function renameDraft(
  place: RecordPlace,
  {draft, passed, workedAt}: ReadDraft,
  title: string,
): Promise<Outcome<boolean>> {
  const {partners: _, ...row} = draft;
  const planned = planEdit(place, 'companyDrafts', {...row, passed: writeIds(passed), workedAt}, {title: title.trim()});
  if (!planned.ok || planned.value === null) return planned.ok ? succeed(false) : planned;
  await recordChange(place.database, planned.value);
  return succeed(true);
}

/** Fills in what is known of its person in a draft in which nothing was answered yet; what stands there stays. Rule: FRM21. */
export async function fillDraft(place: RecordPlace, read: ReadDraft, {address, ...answers}: Begun): Promise<void> {
  const {partners, ...row} = read.draft;
  const owner = partners.find(({id}) => id === row.id);
  const whole = {...row, passed: writeIds(read.passed), workedAt: read.workedAt};
  const planned = [
    planEdit(place, 'companyDrafts', whole, keepEmpty(whole, answers)),
    ...(owner && address ? [planEdit(place, 'draftPartners', owner, keepEmpty(owner, address))] : []),
  ];
  const changes = planned.flatMap((one) => (one.ok && one.value ? [one.value] : []));
  if (changes.length > 0) await recordChange(place.database, ...asOneAct(changes, makeNow().createId));
}

/** Of some fields those that are empty in a row. */
function keepEmpty<Fields extends object>(row: Fields, fields: Partial<Fields>): Partial<Fields> {
  const isEmpty = (name: string) => {
    const value: unknown = Reflect.get(row, name);
    return value === null || value === '';
  };
  // Less some of its fields.
  return Object.fromEntries(Object.entries(fields).filter(([name]) => isEmpty(name))) as Partial<Fields>;
}

/** A copy of a draft, and how many numbers are not in it: what is sealed belongs to one partner of one draft, and is typed anew. */
export type DraftCopy = {readonly id: string; readonly leftOutCount: number};

/** Makes a copy of a draft with its partners, as one act; the order that was placed with it is not the copy's. */
export async function duplicateDraft(
  place: RecordPlace,
  {draft, passed}: ReadDraft,
  title: string,
  now = makeNow,
): Promise<Outcome<DraftCopy>> {
  const making = now();
  const {partners, id: oldId, ...answers} = draft;
  const id = making.createId();
  const ids = new Map([[oldId, id], ...partners.filter((one) => one.id !== oldId).map(newIdOf)]);
  function newIdOf(partner: DraftPartner): [string, string] {
    return [partner.id, making.createId()];
  }
  const responsiblePartnerId = ids.get(answers.responsiblePartnerId ?? '') ?? null;
  const stamps = {createdAt: making.now, placedOrderId: null};
  const row: FieldsOf<'companyDrafts'> = {
    ...answers,
    ...stamps,
    paidAt: null,
    payableUntil: null,
    // One company is migrated once.
    addedCompanyId: null,
    title,
    responsiblePartnerId,
    passed: writeIds(passed),
    workedAt: making.now,
  };
  const copies = partners.map(({id: partnerId, ...partner}) =>
    planRow(
      place,
      'draftPartners',
      {...partner, ...stamps, draftId: id, taxId: null, passport: null},
      {making, id: ids.get(partnerId) ?? making.createId()},
    ),
  );
  const planned = [planRow(place, 'companyDrafts', row, {making, id}), ...copies];
  const done = await record(place, planned, id, making.createId);
  const leftOutCount = partners.flatMap(({taxId, passport}) => [taxId, passport]).filter(Boolean).length;
  return done.ok ? succeed({id, leftOutCount}) : done;
}

/** Discards a draft with its partners, as one act. Answers the act's key, for {@link restoreDraft}. */
export async function discardDraft(place: RecordPlace, {draft}: ReadDraft, now = makeNow): Promise<string> {
  const making = now();
  const options = {making, label: labelNamed('companyDrafts.edit', draft.title || draft.nameOne)};
  const groupId = making.createId();
  const ids = draft.partners.map(({id}) => id);
  // Undo goes the other way round: a partner comes back to a draft that is there.
  const changes = [
    ...(ids.length > 0 ? [planDeletion(place, 'draftPartners', ids, options)] : []),
    planDeletion(place, 'companyDrafts', [draft.id], options),
  ];
  await recordChange(place.database, ...changes.map((change) => ({...change, groupId})));
  return groupId;
}

/** Brings a discarded draft back with its partners, whatever was done since; false where it cannot be had any more. */
export async function restoreDraft({database}: RecordPlace, key: string, now = makeNow): Promise<boolean> {
  return (await undoAct(database, now(), key)) !== null;
}

async function record(
  place: RecordPlace,
  planned: readonly Outcome<Change>[],
  id: string,
  createId: () => string,
): Promise<Outcome<string>> {
  const changes: Change[] = [];
  for (const one of planned) {
    if (!one.ok) return one;
    changes.push(one.value);
  }
  await recordChange(place.database, ...asOneAct(changes, createId));
  return succeed(id);
}
