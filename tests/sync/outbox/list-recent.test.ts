import {expect, test} from 'vitest';
import type {Change} from '#contract/sync/change.ts';
import {withoutOrder} from '#sync/outbox/acts.ts';
import {keepRecent} from '#sync/outbox/recent/keep-recent.ts';
import {listRecent} from '#sync/outbox/recent/list-recent.ts';
import {outlineAct} from '#sync/outbox/outline-change.ts';
import {recordChange} from '#sync/outbox/record-change.ts';
import {redoLast, undoLast} from '#sync/outbox/undo-last.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {openLocalDevice} from '#tests/fakes/local-device.ts';
import {buildChange, countAsSent, createIds, rowOne, rowTwo} from '#tests/sync/build-change.ts';

const making = {now: '2026-03-01T12:00:00.000Z', createId: createIds(3)};

/** Everything in the queue was sent. */
async function send(database: LocalDatabase): Promise<void> {
  const last = await database.outbox.orderBy('order').last();
  await database.transaction('rw', database.outbox, database.recent, async () => {
    await keepRecent(database, last?.order ?? 0, {keep: withoutOrder, keepsRows: () => false});
    await database.outbox.clear();
  });
}

test('[OUT9] what was sent is listed newest first, an act as one, with what was taken back and brought back since', async () => {
  const database = openLocalDevice();
  const groupId = making.createId();
  const grouped = (rowId: string): Change => buildChange({rowIds: [rowId], set: {name: {same: 'n'}}, groupId});
  const first = buildChange({set: {name: {same: 'first'}}});
  await recordChange(database, first, grouped(rowOne), grouped(rowTwo));
  expect(await listRecent(database, 9)).toEqual({acts: [], count: 0});
  await send(database);
  expect((await listRecent(database, 9)).acts).toMatchObject([
    {key: groupId, kind: null, isReversed: false, rowCount: 2, rowId: null, values: {name: 'n'}},
    {key: first.id, kind: null, isReversed: false, rowCount: 1, rowId: rowOne, values: {name: 'first'}},
  ]);
  await undoLast(database, making);
  expect((await listRecent(database, 9)).acts.map(({isReversed}) => isReversed)).toEqual([false, false]);
  await send(database);
  await redoLast(database, making);
  await send(database);
  expect((await listRecent(database, 9)).acts.map(({kind, isReversed}) => [kind, isReversed])).toEqual([
    ['redone', false],
    ['undone', true],
    [null, false],
    [null, false],
  ]);
  await undoLast(database, making);
  await send(database);
  expect((await listRecent(database, 9)).acts.map(({kind, isReversed}) => [kind, isReversed])).toEqual([
    ['undone', false],
    ['redone', true],
    ['undone', false],
    [null, true],
    [null, false],
  ]);
});

test('[OUT9] no more are outlined than asked for, and one whose beginning is forgotten is neither an undo nor a redo', async () => {
  const database = openLocalDevice();
  await recordChange(database, buildChange());
  await send(database);
  await undoLast(database, making);
  await countAsSent(database);
  await redoLast(database, making);
  await send(database);
  const kinds = async (limit: number) => (await listRecent(database, limit)).acts.map(({kind}) => kind);
  expect(await kinds(9)).toEqual(['redone', 'undone', null]);
  expect([await kinds(1), (await listRecent(database, 1)).count]).toEqual([['redone'], 3]);
  const oldest = await database.recent.orderBy('order').first();
  await database.recent.delete(oldest?.key ?? '');
  expect(await kinds(9)).toEqual([null, null]);
});

test('[OUT9] an act over several tables is told by the one of which it touches most rows, with the values they share', () => {
  const one = buildChange({table: 'accounts', rowIds: [rowOne], set: {name: {same: 'account'}}});
  const [two, three] = [rowOne, rowTwo].map((rowId, index) =>
    buildChange({table: 'transactions', rowIds: [rowId], set: {note: {same: `n${index}`}, checked: {same: true}}}),
  );
  if (!two || !three) throw new Error('two changes were made');
  expect(outlineAct([one, two, three])).toMatchObject({table: 'transactions', rowCount: 2, rowId: null});
  expect(outlineAct([one, two, three])?.values).toEqual({note: undefined, checked: true});
  expect(outlineAct([two, {...two, set: {note: {same: 'again'}}}])).toMatchObject({rowCount: 1, rowId: rowOne});
  expect(outlineAct([])).toBeNull();
});
