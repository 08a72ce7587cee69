import {emptyPartner} from '#contract/formation/empty.ts';
import {formationSteps} from '#contract/formation/steps.ts';
import {syncedTables} from '#contract/tables.ts';
import {recordTyping} from '#sync/outbox/record-typing.ts';
import {takeOverQueue} from '#sync/outbox/take-over-queue.ts';
import type {Making} from '#sync/outbox/undo-last.ts';
import {readTable} from '#sync/overlay/read-table.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {guestSpaceId} from '#src/data/database/guest-space.ts';
import {beginDraft, discardDraft, duplicateDraft} from '#src/data/formation/draft-commands.ts';
import {planWrites} from '#src/data/formation/plan-writes.ts';
import {readDraft, type ReadDraft} from '#src/data/formation/read-draft.ts';
import type {RecordPlace} from '#src/data/record.ts';
import {pickFrom} from '#tests/sync/simulation/world/dice.ts';

/** What people do with drafts of companies, as often as it is listed. */
export const draftActNames = [
  'begin-draft',
  'begin-draft',
  ...Array.from({length: 10}, () => 'type-draft' as const),
  ...Array.from({length: 5}, () => 'type-partner' as const),
  'add-partner',
  'add-partner',
  'drop-partner',
  'copy-draft',
  'discard-draft',
  ...Array.from({length: 4}, () => 'visit' as const),
  'hand-over',
  'hand-over',
] as const;

/** One of {@link draftActNames}. */
export type DraftActName = (typeof draftActNames)[number];

/** Who does it where, and the numbers that decide on what. */
export type DraftActing = {
  readonly database: LocalDatabase;
  /** Of whoever was here before anybody signed in. */
  readonly visitor: LocalDatabase;
  readonly userId: string;
  readonly number: number;
  readonly pick: number;
  readonly pickOther: number;
  readonly mayTakeOut: (changeIds: readonly string[]) => void;
};

/** What became durable: on this device, and in a visitor's database; and what is part of it now. */
export type DraftEnd = {
  readonly saved: readonly string[];
  readonly discarded: readonly string[];
  readonly left?: {readonly saved: readonly string[]; readonly discarded: readonly string[]};
};

const nothing: DraftEnd = {saved: [], discarded: []};

/** Does one thing with drafts as a wizard would. Rejects as a failing disk does. */
export async function actOnDrafts(name: DraftActName, acting: DraftActing, making: Making): Promise<DraftEnd> {
  const {database, visitor, userId} = acting;
  const {createId} = making;
  if (name === 'hand-over') {
    await takeOverQueue(visitor, {database, userId, createId});
    return nothing;
  }
  if (name !== 'visit') return workOn({database, spaceId: userId}, name, acting, making);
  const place = {database: visitor, spaceId: guestSpaceId};
  const isNew = acting.pickOther < 0.3 || (await readDrafts(place)).length === 0;
  return {...nothing, left: await workOn(place, isNew ? 'begin-draft' : 'type-draft', acting, making)};
}

async function workOn(
  place: RecordPlace,
  name: Exclude<DraftActName, 'visit' | 'hand-over'>,
  acting: DraftActing,
  making: Making,
): Promise<DraftEnd> {
  const {number, pick, pickOther} = acting;
  const before = await idsIn(place.database);
  const now = () => making;
  if (name === 'begin-draft') {
    await beginDraft(place, pickOther < 0.8 ? 'create' : 'crypto', {firstName: `Ana ${number}`}, now);
    return {...nothing, saved: await newIn(place.database, before)};
  }
  const chosen = pickFrom(await readDrafts(place), pick);
  if (!chosen) return nothing;
  if (name === 'copy-draft') await duplicateDraft(place, chosen, `copy ${number}`, now);
  else if (name === 'discard-draft') await discardDraft(place, chosen, now);
  else return typeInto(place, chosen, change(chosen, name, acting, making), {acting, making});
  return {...nothing, saved: await newIn(place.database, before)};
}

/** The draft as it stands in the form afterwards. */
function change(chosen: ReadDraft, name: DraftActName, {number, pickOther}: DraftActing, making: Making): ReadDraft {
  const {draft, passed} = chosen;
  const partner = pickFrom(draft.partners, pickOther);
  const {partners} = draft;
  const others = partners.filter(({id}) => id !== partner?.id);
  if (name === 'add-partner') {
    const added = {...emptyPartner(draft.id, making.now), id: making.createId(), firstName: `Luis ${number}`};
    return {...chosen, draft: {...draft, partners: [...partners, added]}};
  }
  if (name === 'drop-partner') return {...chosen, draft: {...draft, partners: others}};
  if (name === 'type-partner' && partner) {
    const typed = pickOther < 0.5 ? {city: `city ${number}`} : {shareBasisPoints: number % 10_000};
    return {
      ...chosen,
      draft: {...draft, partners: partners.map((one) => (one === partner ? {...one, ...typed} : one))},
    };
  }
  const answers = [
    {nameOne: `name ${number}`},
    {nameTwo: `name ${number}`, type: 'LLC'},
    {email: `ana${number}@example.com`, firstName: `Ana ${number}`},
    {plan: 'standard', period: number % 2 === 0 ? 'year' : 'month'},
  ] as const;
  const step = pickFrom(formationSteps[draft.kind], pickOther)?.id ?? 'you';
  return {...chosen, draft: {...draft, ...pickFrom(answers, pickOther)}, passed: [...passed, step]};
}

/** Typing at one step, on one connection to the database: a tab. */
const goes = new WeakMap<LocalDatabase, Map<string, string>>();

async function typeInto(
  place: RecordPlace,
  seen: ReadDraft,
  mine: ReadDraft,
  {acting, making}: {readonly acting: DraftActing; readonly making: Making},
): Promise<DraftEnd> {
  const {database} = place;
  const known = goes.get(database) ?? new Map<string, string>();
  goes.set(database, known);
  // Now and then one goes on to another step.
  const groupId = (acting.number % 4 === 0 ? undefined : known.get(seen.draft.id)) ?? making.createId();
  known.set(seen.draft.id, groupId);
  const {changes} = planWrites(place, {kept: seen, workedAt: seen.workedAt}, mine, {making, groupId});
  acting.mayTakeOut((await database.outbox.toArray()).flatMap((one) => (one.groupId === groupId ? [one.id] : [])));
  const discarded = await recordTyping(database, ...changes);
  const there = await idsIn(database);
  return {saved: changes.map(({id}) => id).filter((id) => there.has(id)), discarded};
}

async function readDrafts({database, spaceId}: RecordPlace): Promise<ReadDraft[]> {
  return database.transaction('r', database.pages, database.outbox, async () => {
    const partners = await readTable(database, syncedTables.draftPartners, spaceId);
    return (await readTable(database, syncedTables.companyDrafts, spaceId)).map((row) => readDraft(row, partners));
  });
}

async function idsIn({outbox}: LocalDatabase): Promise<Set<string>> {
  return new Set((await outbox.toArray()).map(({id}) => id));
}

async function newIn(database: LocalDatabase, before: ReadonlySet<string>): Promise<string[]> {
  return [...(await idsIn(database))].filter((id) => !before.has(id));
}
