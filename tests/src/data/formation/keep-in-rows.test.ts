import {expect, test} from 'vitest';
import {companyDrafts} from '#contract/formation/company-draft.ts';
import {draftPartners} from '#contract/formation/draft-partner.ts';
import type {CompanyDraft} from '#contract/formation/draft.ts';
import {emptyPartner} from '#contract/formation/empty.ts';
import {fail, succeed} from '#contract/kernel/failure.ts';
import {readTable} from '#sync/overlay/read-table.ts';
import {beginDraft, renameDraft} from '#src/data/formation/draft-commands.ts';
import {keepInRows} from '#src/data/formation/keep-in-rows.ts';
import {readDraft} from '#src/data/formation/read-draft.ts';
import type {KeptDraft} from '#src/data/wizard/draft-store.ts';
import {deleteRows} from '#src/data/record.ts';
import {createIds, spaceOne} from '#tests/sync/build-change.ts';
import {openLocalDevice} from '#tests/fakes/local-device.ts';

const createId = createIds(11);
const now = () => ({now: '2026-11-23T10:00:00.000Z', createId});
const later = () => ({now: '2026-11-23T10:05:00.000Z', createId});

async function openDraft() {
  const database = openLocalDevice();
  const place = {database, spaceId: spaceOne};
  const begun = await beginDraft(place, 'create', {firstName: 'Ana'}, now);
  const id = begun.ok ? begun.value : '';
  const store = keepInRows(place, id, {now});
  const first = await store.read();
  if (!first) throw new Error('there is no draft');
  const readRow = async () => {
    const [row] = await readTable(database, companyDrafts, spaceOne);
    if (!row) throw new Error('there is no draft');
    return readDraft(row, await readTable(database, draftPartners, spaceOne));
  };
  const type = (draft: Partial<CompanyDraft>, passed: readonly string[] = []) =>
    store.write({draft: {...first.draft, ...draft}, passed});
  return {database, place, id, store, first, readRow, type};
}

const queueOf = async ({outbox}: Awaited<ReturnType<typeof openDraft>>['database']) =>
  (await outbox.toArray()).slice(2).map(({table, op, set}) => ({table, op, set}));

test('[FRM1] [WIZ4] of what is typed only the fields that are others are recorded, a step as one act', async () => {
  const {database, type} = await openDraft();
  expect(await type({})).toEqual(succeed(undefined));
  expect(await queueOf(database)).toEqual([]);
  await type({lastName: 'R'});
  await type({lastName: 'Restrepo', email: 'ana@example.com'});
  const you = {lastName: {same: 'Restrepo'}, email: {same: 'ana@example.com'}};
  expect(await queueOf(database)).toEqual([{table: 'companyDrafts', op: 'edit', set: you}]);
  const typed = {lastName: 'Restrepo', email: 'ana@example.com'};
  await type(typed, ['you']);
  await type({...typed, nameOne: 'Ceibo'}, ['you']);
  expect(await queueOf(database)).toEqual([
    {table: 'companyDrafts', op: 'edit', set: {...you, passed: {same: 'you'}}},
    {table: 'companyDrafts', op: 'edit', set: {nameOne: {same: 'Ceibo'}}},
  ]);
});

test('[FRM1] [FRM11] partners are rows of their own: the owner first, the others as they were added', async () => {
  const {id, database, first, type, readRow} = await openDraft();
  const [owner] = first.draft.partners;
  expect(first.draft).toMatchObject({firstName: 'Ana', responsiblePartnerId: id, partners: [{id, draftId: id}]});
  if (!owner) throw new Error('the owner is no partner');
  const luis = {...emptyPartner(id, now().now), id: createId(), firstName: 'Luis'};
  await type({partners: [{...owner, shareBasisPoints: 5_000}, luis]});
  await type({
    partners: [
      {...owner, shareBasisPoints: 6_000},
      {...luis, lastName: 'Ortega'},
    ],
  });
  expect((await queueOf(database)).map(({table, op}) => `${op} ${table}`)).toEqual([
    'create draftPartners',
    'edit draftPartners',
    'edit draftPartners',
  ]);
  expect((await readRow()).draft.partners).toEqual([
    {...owner, shareBasisPoints: 6_000},
    {...luis, lastName: 'Ortega'},
  ]);
  await type({partners: [{...owner, shareBasisPoints: 6_000}]});
  expect((await readRow()).draft.partners).toEqual([{...owner, shareBasisPoints: 6_000}]);
});

test('[FRM2] a text that can never be right is told at its field, and everything else is kept', async () => {
  const {id, first, type, readRow} = await openDraft();
  const partners = first.draft.partners.map((owner) => ({...owner, city: 'x'.repeat(81), line1: 'Calle 1'}));
  expect(await type({lastName: 'a\u202eb', nameOne: 'Ceibo', partners})).toEqual(
    fail('validation', 'formation.text-unseen', {details: {field: 'lastName'}}),
  );
  expect(await type({nameOne: 'Ceibo', partners})).toEqual(
    fail('validation', 'formation.text-long', {details: {field: `partners.${id}.city`}}),
  );
  expect((await readRow()).draft).toMatchObject({
    lastName: '',
    nameOne: 'Ceibo',
    partners: [{city: '', line1: 'Calle 1'}],
  });
});

test('[SEA1] a number that is still being typed is not written: its row keeps the sealed one that it has', async () => {
  const {database, first, type, readRow} = await openDraft();
  const [owner] = first.draft.partners;
  if (!owner) throw new Error('the owner is no partner');
  const sealed = `•••-••-6789 v1.${'k'.repeat(12)}.${'e'.repeat(43)}.${'c'.repeat(34)}`;
  await type({partners: [{...owner, taxId: '…', city: 'Bogotá'}]});
  expect((await queueOf(database)).map(({set}) => set)).toEqual([{city: {same: 'Bogotá'}}]);
  await type({partners: [{...owner, taxId: sealed, city: 'Bogotá'}]});
  await type({partners: [{...owner, taxId: '…', city: 'Bogotá'}]});
  expect((await readRow()).draft.partners).toEqual([{...owner, taxId: sealed, city: 'Bogotá'}]);
  await type({partners: [{...owner, taxId: null, city: 'Bogotá'}]});
  expect((await readRow()).draft.partners).toEqual([{...owner, city: 'Bogotá'}]);
});

test.each([15_000, 10_001, -100, 33.5])(
  '[FRM10] [FRM2] a share of %d is kept by nobody, and keeps nothing else that was typed from being kept',
  async (shareBasisPoints) => {
    const {database, first, type, readRow} = await openDraft();
    const [owner] = first.draft.partners;
    if (!owner) throw new Error('the owner is no partner');
    await type({partners: [{...owner, shareBasisPoints: 4_000}]});
    await type({partners: [{...owner, shareBasisPoints, city: 'Bogotá'}]});
    expect((await readRow()).draft.partners).toEqual([{...owner, shareBasisPoints: 4_000, city: 'Bogotá'}]);
    const sent = (await queueOf(database)).map(({set}) => set['shareBasisPoints']);
    expect(sent).not.toContainEqual({same: shareBasisPoints});
  },
);

test('[WIZ6] what another tab does comes to the form; a field that both changed says what it replaces', async () => {
  const {database, place, id, store, first, readRow} = await openDraft();
  let mine = first.draft;
  let heard: KeptDraft<CompanyDraft> = first;
  const stop = store.watch?.(
    () => mine,
    (together) => {
      heard = together;
      mine = together.draft;
    },
  );
  const other = keepInRows(place, id, {now: later});
  await other.read();
  // Typed, and not written yet.
  mine = {...mine, nameOne: 'Ceibo'};
  await other.write({draft: {...first.draft, nameOne: 'Roble'}, passed: ['you']});
  await other.write({draft: {...first.draft, nameOne: 'Roble', nameTwo: 'Pino'}, passed: ['you']});
  await expect.poll(() => [heard.draft.nameOne, heard.draft.nameTwo, heard.passed]).toEqual(['Ceibo', 'Pino', ['you']]);
  await store.write({draft: mine, passed: []});
  expect((await database.outbox.toArray()).at(-1)).toMatchObject({
    set: {nameOne: {same: 'Ceibo'}},
    was: {nameOne: {same: ''}},
  });
  expect(await readRow()).toMatchObject({
    draft: {nameOne: 'Ceibo', nameTwo: 'Pino'},
    passed: ['you'],
    workedAt: later().now,
  });
  stop?.();
});

test('[WIZ3] [WIZ6] a draft that a screen has read is gone on with at once, and hears what was done to it since', async () => {
  const {database, place, id, type, first, readRow} = await openDraft();
  const known = await readRow();
  await type({nameTwo: 'Pino'}, ['you']);
  const store = keepInRows(place, id, {known, now: later});
  expect(store.known).toEqual({draft: first.draft, passed: []});
  const heard = Promise.withResolvers<KeptDraft<CompanyDraft>>();
  const stop = store.watch?.(() => ({...first.draft, nameOne: 'Ceibo'}), heard.resolve);
  const together = await heard.promise;
  expect(together).toMatchObject({draft: {nameOne: 'Ceibo', nameTwo: 'Pino'}, passed: ['you']});
  await store.write(together);
  expect((await database.outbox.toArray()).at(-1)).toMatchObject({set: {nameOne: {same: 'Ceibo'}}});
  expect((await readRow()).draft).toMatchObject({nameOne: 'Ceibo', nameTwo: 'Pino'});
  stop?.();
});

test('[WIZ6] a draft that is discarded elsewhere stays in the open wizard, and what is typed then is kept', async () => {
  const {database, place, id, store, first} = await openDraft();
  const stop = store.watch?.(
    () => first.draft,
    () => undefined,
  );
  await deleteRows(place, 'companyDrafts', [id]);
  await store.write({draft: {...first.draft, nameOne: 'Ceibo'}, passed: []});
  expect((await database.outbox.toArray()).at(-1)).toMatchObject({rowIds: [id], set: {nameOne: {same: 'Ceibo'}}});
  expect(await keepInRows(place, id).read()).toBeNull();
  stop?.();
});

test('[WIZ3] a draft that is opened again goes on with everything, also after it was called by another name', async () => {
  const {place, id, type, readRow} = await openDraft();
  await type({nameOne: 'Ceibo'}, ['you', 'company']);
  expect(await renameDraft(place, await readRow(), ' Norte ')).toEqual(succeed(true));
  expect(await renameDraft(place, await readRow(), 'Norte')).toEqual(succeed(false));
  const kept = await keepInRows(place, id).read();
  expect(kept).toMatchObject({draft: {title: 'Norte', nameOne: 'Ceibo'}, passed: ['you', 'company']});
});

test('[FRM11] [SYN4] an owner who was taken out of the partners and is added again is the same row', async () => {
  const {id, first, type, readRow} = await openDraft();
  const [owner] = first.draft.partners;
  if (!owner) throw new Error('a draft begins with its owner');
  await type({partners: []});
  expect((await readRow()).draft.partners).toEqual([]);
  await type({partners: [{...owner, city: 'Cali'}]});
  expect((await readRow()).draft.partners).toMatchObject([{id, city: 'Cali'}]);
});
