import {expect, test} from 'vitest';
import {companyDrafts} from '#contract/formation/company-draft.ts';
import {sameForAll} from '#contract/kernel/field-values.ts';
import type {Change} from '#contract/sync/change.ts';
import {recordChange} from '#sync/outbox/record-change.ts';
import {recordTyping} from '#sync/outbox/record-typing.ts';
import {recordAhead} from '#sync/outbox/typed-ahead.ts';
import {readTable} from '#sync/overlay/read-table.ts';
import {recordNoted} from '#sync/overlay/record-noted.ts';
import {beginDraft} from '#src/data/formation/draft-commands.ts';
import {deleteRows, editRow} from '#src/data/record.ts';
import {buildChange, createIds, spaceOne} from '#tests/sync/build-change.ts';
import {openLocalDevice} from '#tests/fakes/local-device.ts';

const createId = createIds(31);
const now = () => ({now: '2026-11-23T10:00:00.000Z', createId});

async function openDraft() {
  const database = openLocalDevice();
  const place = {database, spaceId: spaceOne};
  const begun = await beginDraft(place, 'create', {firstName: 'Ana'}, now);
  const id = begun.ok ? begun.value : '';
  const type = (set: Readonly<Record<string, string>>, was: Readonly<Record<string, string>>): Change =>
    buildChange({
      spaceId: spaceOne,
      table: companyDrafts.name,
      op: 'edit',
      rowIds: [id],
      set: sameForAll(set),
      was: sameForAll(was),
      groupId: 'step',
    });
  const readNames = async () => (await readTable(database, companyDrafts, spaceOne)).map(({firstName}) => firstName);
  return {database, place, id, type, readNames};
}

test('[OUT12] what is typed is noted while the queue lets it wait, and forgotten once it is there', async () => {
  const {database, type} = await openDraft();
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const [one, two] = [type({firstName: 'Anah'}, {firstName: 'Ana'}), type({firstName: 'Anahí'}, {firstName: 'Ana'})];
  const recording = recordAhead(
    database,
    'mine',
    () => [one],
    async () => first.promise,
  );
  await expect.poll(async () => database.typed.toArray()).toEqual([{key: 'mine', changes: [one], over: []}]);
  const next = recordAhead(
    database,
    'mine',
    () => [two],
    async () => second.promise,
  );
  await expect.poll(async () => database.typed.toArray()).toEqual([{key: 'mine', changes: [two], over: [one]}]);
  first.resolve();
  await recording;
  second.reject(new Error('full'));
  await expect(next).rejects.toThrow('full');
  // The newer one is not recorded: it stays noted, whatever comes of the older.
  expect(await database.typed.toArray()).toEqual([{key: 'mine', changes: [two], over: [one]}]);
});

test('[OUT12] what is recorded at once is noted nowhere, nor is what cannot be typed again', async () => {
  const {database, type} = await openDraft();
  await recordAhead(
    database,
    'mine',
    () => [type({firstName: 'B'}, {firstName: 'Ana'})],
    async () => undefined,
  );
  const held = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  const listMade = () => {
    asked.resolve();
    return [buildChange({op: 'create', groupId: 'step'})];
  };
  const recording = recordAhead(database, 'mine', listMade, async () => held.promise);
  await asked.promise;
  expect(await database.typed.count()).toBe(0);
  held.resolve();
  await recording;
});

test('[OUT12] a start puts into the queue what was noted and is not there, once, and only where its row still is', async () => {
  const {database, place, id, type, readNames} = await openDraft();
  const change = type({firstName: 'Anahí', lastName: ''}, {firstName: 'Ana', lastName: 'R'});
  await database.typed.put({key: 'mine', changes: [change]});
  await recordNoted(database);
  expect(await readNames()).toEqual(['Anahí']);
  // What the row has already is no part of it.
  expect((await database.outbox.toArray()).at(-1)).toMatchObject({
    set: {firstName: {same: 'Anahí'}},
    was: {firstName: {same: 'Ana'}},
  });
  const count = await database.outbox.count();
  await database.typed.put({key: 'mine', changes: [change]});
  await recordNoted(database);
  expect([await database.outbox.count(), await database.typed.count()]).toEqual([count, 0]);
  await deleteRows(place, 'companyDrafts', [id], {making: now()});
  await database.typed.put({key: 'mine', changes: [type({firstName: 'Z'}, {firstName: 'Anahí'})]});
  await recordNoted(database);
  expect(await readNames()).toEqual([]);
  expect(await database.outbox.count()).toBe(count + 1);
});

test('[OUT12] what was recorded since takes an older note with it, also of a write that failed', async () => {
  const {database, type} = await openDraft();
  const failing = Promise.withResolvers<void>();
  const one = type({firstName: 'Anah'}, {firstName: 'Ana'});
  const recording = recordAhead(
    database,
    'mine',
    () => [one],
    async () => failing.promise,
  );
  await expect.poll(async () => database.typed.count()).toBe(1);
  failing.reject(new Error('full'));
  await expect(recording).rejects.toThrow('full');
  await recordAhead(
    database,
    'mine',
    () => [],
    async () => undefined,
  );
  await expect.poll(async () => database.typed.count()).toBe(0);
});

test('[OUT12] a note never goes over something newer, whoever wrote it', async () => {
  const {database, place, id, type, readNames} = await openDraft();
  const [row] = await readTable(database, companyDrafts, spaceOne);
  if (!row) throw new Error('there is no draft');
  await editRow(place, 'companyDrafts', row, {firstName: 'Beta'}, {making: now()});
  await database.typed.put({key: 'mine', changes: [type({firstName: 'Anah'}, {firstName: 'Ana'})]});
  const count = await database.outbox.count();
  await recordNoted(database);
  expect(await readNames()).toEqual(['Beta']);
  expect([await database.outbox.count(), await database.typed.count(), row.id]).toEqual([count, 0, id]);
});

test('[OUT12] what was noted while older letters of the same typing were on their way goes over these, and not the other way round', async () => {
  const {database, type, readNames} = await openDraft();
  // The same moment, as a clock that was put back has it.
  const older = type({firstName: 'Anah'}, {firstName: 'Ana'});
  const newer = type({firstName: 'Anahí'}, {firstName: 'Ana'});
  const stuck = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const writes = [older, newer].map(async (change, at) =>
    recordAhead(
      database,
      'mine',
      () => [change],
      async () => stuck[at]?.promise,
    ),
  );
  const note = {key: 'mine', changes: [newer], over: [older]};
  await expect.poll(async () => database.typed.toArray()).toEqual([note]);
  await recordTyping(database, older);
  await recordNoted(database);
  expect(await readNames()).toEqual(['Anahí']);
  await database.typed.put({key: 'mine', changes: [older], over: []});
  await recordNoted(database);
  expect(await readNames()).toEqual(['Anahí']);
  for (const {resolve} of stuck) resolve();
  await Promise.all(writes);
});

test('[OUT12] what goes over letters that were sent since replaces these, so that nobody is asked', async () => {
  const {database, type, readNames} = await openDraft();
  const older = type({firstName: 'Anah'}, {firstName: 'Ana'});
  await recordChange(database, older);
  await database.typed.put({key: 'mine', changes: [type({firstName: 'Anahí'}, {firstName: 'Ana'})], over: [older]});
  await database.meta.put({key: 'reachedThroughOrder', value: 1_000});
  await recordNoted(database);
  expect(await readNames()).toEqual(['Anahí']);
  expect((await database.outbox.toArray()).at(-1)).toMatchObject({
    set: {firstName: {same: 'Anahí'}},
    was: {firstName: {same: 'Anah'}},
  });
});

test('[OUT12] what was noted before newer letters of the same typing, or of another, goes over none of them', async () => {
  const {database, type, readNames} = await openDraft();
  const older = type({firstName: 'Anah'}, {firstName: 'Ana'});
  const noted = type({firstName: 'Anahí'}, {firstName: 'Ana'});
  const last = type({firstName: 'Anahí P'}, {firstName: 'Anah'});
  await recordChange(database, older, last);
  await database.typed.put({key: 'mine', changes: [noted], over: [older]});
  await recordNoted(database);
  expect(await readNames()).toEqual(['Anahí P']);
  await recordChange(database, {...type({firstName: 'Eva'}, {firstName: 'Anahí P'}), groupId: 'other tab'});
  await database.typed.put({key: 'mine', changes: [noted], over: [older]});
  await recordNoted(database);
  expect(await readNames()).toEqual(['Eva']);
});
