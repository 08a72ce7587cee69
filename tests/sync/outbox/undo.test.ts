import {expect, test} from 'vitest';
import type {Change} from '#contract/sync/change.ts';
import {foldChanges} from '#sync/overlay/fold-changes.ts';
import {recordChange} from '#sync/outbox/record-change.ts';
import {canUndo, redoLast, undoLast} from '#sync/outbox/undo-last.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {openLocalDevice} from '#tests/fakes/local-device.ts';
import {buildChange, countAsSent, createIds, rowOne, rowTwo} from '#tests/sync/build-change.ts';

const making = {now: '2026-03-01T12:00:00.000Z', createId: createIds(2)};

/** The names a person sees, by row, over two rows called `0`. */
async function shownNames(database: LocalDatabase): Promise<unknown[]> {
  const rows = new Map([rowOne, rowTwo].map((id) => [id, {id, name: '0', deleted: false}]));
  foldChanges(rows, await database.outbox.toArray());
  return [...rows.values()].map((row) => (row.deleted ? 'deleted' : row.name));
}

function rename(from: string, to: string, overrides: Partial<Change> = {}): Change {
  return buildChange({set: {name: {same: to}}, was: {name: {same: from}}, ...overrides});
}

test('[UND1] undo takes back one act after another, newest first, until none is left', async () => {
  const database = openLocalDevice();
  await recordChange(database, rename('0', '1'));
  await recordChange(database, rename('1', '2'));
  expect(await undoLast(database, making)).toMatchObject({label: {key: 'test.edit'}, rowIds: [rowOne]});
  expect(await shownNames(database)).toEqual(['1', '0']);
  await undoLast(database, making);
  expect(await shownNames(database)).toEqual(['0', '0']);
  expect(await undoLast(database, making)).toBeNull();
});

test('[UND1] a group is undone together, the last change first, and a creation becomes a deletion', async () => {
  const database = openLocalDevice();
  const groupId = making.createId();
  await recordChange(database, buildChange({rowIds: [rowTwo]}));
  await recordChange(database, rename('0', '1', {groupId}), rename('1', '2', {groupId}));
  const created = making.createId();
  await recordChange(database, buildChange({op: 'create', rowIds: [created], was: {}, groupId}));
  await countAsSent(database);
  await undoLast(database, making);
  expect(await shownNames(database)).toEqual(['0', 'mine', 'deleted']);
  const undone = (await database.outbox.toArray()).slice(-3);
  expect(new Set(undone.map((change) => change.undoes))).toEqual(new Set([groupId]));
  expect(new Set(undone.map((change) => change.groupId)).size).toBe(1);
  await countAsSent(database);
  await redoLast(database, making);
  expect(await shownNames(database)).toEqual(['2', 'mine', 'mine']);
});

test('[UND2] redo brings back what was undone, in turn, until something new is done', async () => {
  const database = openLocalDevice();
  await recordChange(database, rename('0', '1'));
  await recordChange(database, rename('1', '2'));
  expect(await undoLast(database, making)).toMatchObject({values: {name: '2'}});
  await undoLast(database, making);
  // Told as what is done again, not as what is taken back.
  expect(await redoLast(database, making)).toMatchObject({values: {name: '1'}, rowCount: 1});
  expect(await shownNames(database)).toEqual(['1', '0']);
  await redoLast(database, making);
  expect(await shownNames(database)).toEqual(['2', '0']);
  expect(await redoLast(database, making)).toBeNull();
  await undoLast(database, making);
  expect(await shownNames(database)).toEqual(['1', '0']);
  await undoLast(database, making);
  expect(await shownNames(database)).toEqual(['0', '0']);
  expect(await undoLast(database, making)).toBeNull();
  await recordChange(database, rename('0', 'new'));
  expect(await redoLast(database, making)).toBeNull();
});

test('[UND1] an act that has left the outbox is undone from the recent ones', async () => {
  const database = openLocalDevice();
  const sent = rename('0', '1');
  await database.recent.add({key: sent.id, order: 1, undoes: null, changes: [{...sent, order: 1}]});
  expect(await canUndo(database)).toEqual({undo: true, redo: false});
  await undoLast(database, making);
  const [reverse] = await database.outbox.toArray();
  expect(reverse).toMatchObject({set: {name: {same: '0'}}, was: {name: {same: '1'}}, undoes: sent.id});
  expect(await canUndo(database)).toEqual({undo: false, redo: true});
});

test('[UND2] random undo and redo agree with a plain list of states', async () => {
  const database = openLocalDevice();
  let states = ['0'];
  let at = 0;
  for (const [step, act] of [...'dduudurruduuuuurrrdudurrrr'].entries()) {
    if (act === 'd') {
      const from = states[at] ?? '';
      await recordChange(database, rename(from, `s${step}`));
      states = [...states.slice(0, at + 1), `s${step}`];
      at += 1;
    }
    if (act === 'u' && (await undoLast(database, making))) at -= 1;
    if (act === 'r' && (await redoLast(database, making))) at += 1;
    expect(await shownNames(database)).toEqual([states[at], '0']);
  }
});
