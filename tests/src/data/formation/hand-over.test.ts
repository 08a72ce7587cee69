import 'fake-indexeddb/auto';
import {expect, onTestFinished, test} from 'vitest';
import {personKinds} from '#contract/kernel/access.ts';
import {companyDrafts} from '#contract/formation/company-draft.ts';
import {draftPartners} from '#contract/formation/draft-partner.ts';
import {readTable} from '#sync/overlay/read-table.ts';
import {readSpaces} from '#sync/store/meta.ts';

import {hasDatabase, openDatabase, wipeDatabase} from '#sync/store/open-database.ts';

import {ensureGuestSpace, guestSpaceId} from '#src/data/database/guest-space.ts';
import {guestId} from '#src/data/database/visitor.ts';
import {beginDraft} from '#src/data/formation/draft-commands.ts';
import {keepInRows} from '#src/data/formation/keep-in-rows.ts';
import {handOver, mayTakeOver} from '#src/data/keeping/hand-over.ts';
import {openLocalDevice} from '#tests/fakes/local-device.ts';
import {spaceTwo} from '#tests/sync/build-change.ts';

const openVisitor = async () => {
  const database = await openDatabase(guestId, () => undefined);
  onTestFinished(async () => {
    database.close();
    await wipeDatabase(guestId);
  });
  return {database, place: {database, spaceId: guestSpaceId}};
};

/** A draft that a visitor has begun, in the tab in which they type. */
async function openDraft() {
  const {database, place} = await openVisitor();
  const begun = await beginDraft(place, 'create', {firstName: 'Ana'});
  const store = keepInRows(place, begun.ok ? begun.value : '');
  const kept = await store.read();
  if (!kept) throw new Error('there is no draft');
  const type = async (nameOne: string) => store.write({draft: {...kept.draft, nameOne}, passed: []});
  return {visitor: database, id: kept.draft.id, type};
}

test('[GST1] a visitor’s database has a space of its own kind, and one draft is kept in it as any other', async () => {
  const {visitor, id, type} = await openDraft();
  await ensureGuestSpace(visitor);
  await ensureGuestSpace(visitor);
  expect([...(await readSpaces(visitor))]).toMatchObject([[guestSpaceId, {kind: 'person', services: ['personal']}]]);
  await type('Ceibo');
  expect(await readTable(visitor, companyDrafts, guestSpaceId)).toMatchObject([{id, nameOne: 'Ceibo', unsent: true}]);
});

test('[GST2] who signs in has the drafts and partners of before, and what a visitor’s tab still writes, once', async () => {
  const {visitor, id, type} = await openDraft();
  await type('Ceibo');
  const database = openLocalDevice();
  const ending = new AbortController();
  const read = async () => ({
    drafts: (await readTable(database, companyDrafts, spaceTwo)).map(({id: draftId, nameOne}) => [draftId, nameOne]),
    partners: (await readTable(database, draftPartners, spaceTwo)).map(({draftId}) => draftId),
  });
  // Two tabs of the same person.
  await Promise.all([handOver(database, spaceTwo, ending.signal), handOver(database, spaceTwo, ending.signal)]);
  await expect.poll(read).toEqual({drafts: [[id, 'Ceibo']], partners: [id]});
  await type('Ceibo Norte');
  await expect.poll(read).toEqual({drafts: [[id, 'Ceibo Norte']], partners: [id]});
  await expect.poll(async () => visitor.outbox.count()).toBe(0);
  expect(await database.outbox.count()).toBe(4);
  ending.abort();
});

test('[GST2] an admin who acts as somebody takes nothing over, nor who is blocked', () => {
  expect(personKinds.filter(mayTakeOver)).toEqual(['user', 'admin']);
});

test('[GST2] where no visitor has left anything, no database of a visitor is made', async () => {
  await handOver(openLocalDevice(), spaceTwo, new AbortController().signal);
  expect(await hasDatabase(guestId)).toBe(false);
});
