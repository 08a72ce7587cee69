import {expect, test} from 'vitest';
import type {CompanyDraft} from '#contract/formation/draft.ts';
import {writeSealed} from '#contract/sealing/sealed-value.ts';
import {inTransaction} from '#server/db/database.ts';
import {writeSynced} from '#server/sync/write-synced.ts';
import {takeOverQueue} from '#sync/outbox/take-over-queue.ts';
import {guestSpaceId} from '#src/data/database/guest-space.ts';
import {beginDraft} from '#src/data/formation/draft-commands.ts';
import {keepInRows} from '#src/data/formation/keep-in-rows.ts';
import type {RecordPlace} from '#src/data/record.ts';
import {openLocalDevice} from '#tests/fakes/local-device.ts';
import {buildServer} from '#tests/kits/build-server.ts';
import {openStage} from './stage.ts';

const taxId = writeSealed({
  mask: '•••-••-6789',
  keyId: 'k'.repeat(12),
  enc: 'e'.repeat(43),
  ciphertext: 'c'.repeat(36),
});

async function begin(place: RecordPlace): Promise<string> {
  const begun = await beginDraft(place, 'create', {firstName: 'Ana'});
  if (!begun.ok) throw new Error(begun.failure.reason);
  return begun.value;
}

/** A wizard on a device. */
async function openWizard(place: RecordPlace, id: string) {
  const store = keepInRows(place, id);
  const kept = await store.read();
  if (!kept) throw new Error('there is no draft');
  const type = async (answers: Partial<CompanyDraft>, passed: readonly string[] = []) =>
    store.write({draft: {...kept.draft, ...answers}, passed});
  return {type, draft: kept.draft};
}

async function openTwo() {
  const server = await buildServer();
  const {a, b} = await openStage(server);
  const {userId} = a;
  const place = (actor: typeof a) => ({database: actor.database, spaceId: userId});
  const id = await begin(place(a));
  for (const actor of [a, b]) await actor.settle();
  const read = async (actor: typeof a) => (await actor.rows('companyDrafts', userId)).get(id);
  return {server, a, b, userId, id, place, read};
}

test('[FRM1] [OUT10] [WIZ6] two devices draft apart: fields come together, and of one field a person is asked once', async () => {
  const {a, b, place, id, read} = await openTwo();
  const [here, there] = [await openWizard(place(a), id), await openWizard(place(b), id)];
  for (const nameOne of ['C', 'Cei', 'Ceibo']) await here.type({nameOne, email: 'ana@example.com'});
  await here.type({nameOne: 'Ceibo', email: 'ana@example.com'}, ['you']);
  for (const nameOne of ['R', 'Roble']) await there.type({nameOne, phone: '300'});
  await there.type({nameOne: 'Roble', phone: '300'}, ['you', 'company']);
  for (const actor of [b, a, b]) await actor.settle();
  const both = {nameOne: 'Roble', email: 'ana@example.com', phone: '300'};
  expect([await read(a), await read(b)]).toMatchObject([both, both]);
  const waiting = await a.database.attention.toArray();
  expect(waiting.map(({refusals}) => refusals.map(({field, current}) => [field, current]))).toEqual([
    [['nameOne', 'Roble']],
  ]);
  expect(waiting[0]?.change.set['nameOne']).toEqual({same: 'Ceibo'});
  expect(await b.database.attention.count()).toBe(0);
});

test('[FRM3] what is typed after the order was placed on another device is kept with who typed it', async () => {
  const {server, a, userId, place, id, read} = await openTwo();
  const {type, draft} = await openWizard(place(a), id);
  const placedOrderId = a.createId();
  await inTransaction(server.database, (tx) =>
    writeSynced(tx, {spaceId: userId, author: {kind: 'product'}, nowMs: server.clock.nowMs}, [
      {table: 'companyDrafts', edit: [{id, placedOrderId}]},
      {table: 'draftPartners', edit: [{id, placedOrderId}]},
    ]),
  );
  await type({nameOne: 'Ceibo', partners: draft.partners.map((partner) => ({...partner, city: 'Lima'}))});
  await a.settle();
  expect(await read(a)).toMatchObject({nameOne: '', placedOrderId});
  const kept = await a.database.attention.toArray();
  expect(kept.map(({change, refusals}) => [change.set, refusals[0]?.reason])).toEqual([
    [{city: {same: 'Lima'}}, 'draft-partner.blocked'],
    [{nameOne: {same: 'Ceibo'}}, 'company-draft.blocked'],
  ]);
});

test('[GST2] [OUT11] a visitor who registers has on all their devices what they drafted, with what is sealed', async () => {
  const {a, b, userId} = await openTwo();
  const visitor = openLocalDevice();
  const place = {database: visitor, spaceId: guestSpaceId};
  const id = await begin(place);
  const {type, draft} = await openWizard(place, id);
  const partners = draft.partners.map((partner) => ({...partner, taxId}));
  await type({nameOne: 'Ceibo', partners});
  for (let time = 0; time < 2; time += 1)
    await takeOverQueue(visitor, {database: a.database, userId, createId: a.createId});
  // A tab that was still open as the visitor's.
  await type({nameOne: 'Ceibo Norte', partners});
  await takeOverQueue(visitor, {database: a.database, userId, createId: a.createId});
  for (const actor of [a, b]) await actor.settle();
  for (const actor of [a, b]) {
    expect((await actor.rows('companyDrafts', userId)).get(id)).toMatchObject({
      nameOne: 'Ceibo Norte',
      firstName: 'Ana',
    });
    expect((await actor.rows('draftPartners', userId)).get(id)).toMatchObject({draftId: id, taxId});
    expect(await actor.database.attention.count()).toBe(0);
  }
});
