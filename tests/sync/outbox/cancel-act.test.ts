import fc from 'fast-check';
import {expect, test} from 'vitest';
import type {Change} from '#contract/sync/change.ts';
import {bringBack} from '#sync/attention/bring-back.ts';
import {keepSettled} from '#sync/attention/settled.ts';
import {isQuiet, withoutOrder} from '#sync/outbox/acts.ts';
import {listPending} from '#sync/outbox/list-pending.ts';
import {keepRecent} from '#sync/outbox/recent/keep-recent.ts';
import {listRecent} from '#sync/outbox/recent/list-recent.ts';
import {recordChange} from '#sync/outbox/record-change.ts';
import {canUndo, redoLast, undoAct, undoLast} from '#sync/outbox/undo-last.ts';
import {foldChanges} from '#sync/overlay/fold-changes.ts';
import {forgetUnseen} from '#sync/pull/sight.ts';
import {readStatus} from '#sync/status/read-status.ts';
import type {LocalDatabase, OutboxRecord} from '#sync/store/local-database.ts';
import {readMeta, writeMeta} from '#sync/store/meta.ts';
import {openLocalDevice} from '#tests/fakes/local-device.ts';
import {buildChange, countAsSent, createIds, rowOne, rowTwo, spaceOne} from '#tests/sync/build-change.ts';

const createId = createIds(4);
const making = {now: '2026-03-01T12:00:00.000Z', createId};

/** A device that keeps a second log, as everybody's does who signed in. */
async function openDevice(): Promise<LocalDatabase> {
  const database = openLocalDevice();
  await writeMeta(database, 'session', {userId: createId(), authToken: null});
  return database;
}

function rename(from: string, to: string, overrides: Partial<Change> = {}): Change {
  return buildChange({set: {name: {same: to}}, was: {name: {same: from}}, ...overrides});
}

const waiting = async (database: LocalDatabase): Promise<Change[]> =>
  (await database.outbox.toArray()).map(withoutOrder);

const kept = async (database: LocalDatabase): Promise<number> =>
  database.device.filter(({key}) => key.startsWith('undone')).count();

/** The server has taken all that waits, and its rows are here. */
async function acknowledge(database: LocalDatabase): Promise<void> {
  await countAsSent(database);
  await database.transaction('rw', database.outbox, database.recent, async () => {
    const keep = (record: OutboxRecord) => (isQuiet(record) ? null : withoutOrder(record));
    await keepRecent(database, Infinity, {keep, keepsRows: () => false});
    await database.outbox.clear();
  });
}

test('[UND4] what was never sent leaves the queue when it is undone, and comes back as it was', async () => {
  const database = await openDevice();
  const groupId = createId();
  const made = createId();
  const act = [buildChange({op: 'create', rowIds: [made], was: {}, groupId}), rename('0', '1', {groupId})];
  await recordChange(database, rename('old', 'first'));
  const before = await waiting(database);
  await recordChange(database, ...act);
  for (let round = 1; round <= 2; round += 1) {
    expect(await undoLast(database, making)).toMatchObject({rowIds: [made, rowOne]});
    expect([await waiting(database), (await readStatus(database)).pendingCount]).toEqual([before, 1]);
    expect(await readMeta(database, 'leftChanges')).toEqual(act.map(({id}) => id));
    expect(await redoLast(database, making)).toMatchObject({rowIds: [made, rowOne]});
    expect([await waiting(database), await readMeta(database, 'leftChanges')]).toEqual([[...before, ...act], []]);
  }
  await undoLast(database, making);
  await undoLast(database, making);
  expect([await listPending(database, 9), await listRecent(database, 9)]).toEqual([[], {acts: [], count: 0}]);
  expect(await canUndo(database)).toEqual({undo: false, redo: true});
});

test('[UND4] nobody takes the notes of a visitor’s database away: it gets none', async () => {
  const database = openLocalDevice();
  await recordChange(database, rename('0', '1'));
  await undoLast(database, making);
  expect([await waiting(database), await readMeta(database, 'leftChanges')]).toEqual([[], undefined]);
});

test('[UND4] what may have reached the server, in whole or in part, takes a reversal', async () => {
  const database = await openDevice();
  const groupId = createId();
  await recordChange(database, rename('0', '1', {groupId}));
  await countAsSent(database);
  await recordChange(database, rename('1', '2', {groupId}));
  await undoLast(database, making);
  expect(await waiting(database)).toHaveLength(4);

  const other = await openDevice();
  await recordChange(other, rename('0', '1', {groupId}));
  await acknowledge(other);
  await recordChange(other, rename('1', '2', {groupId}));
  await undoLast(other, making);
  expect(await waiting(other)).toMatchObject([{set: {name: {same: '2'}}}, {undoes: groupId}, {undoes: groupId}]);
});

test('[UND4] what other work stands on takes a reversal; what is no work does not count', async () => {
  const database = await openDevice();
  const first = rename('0', '1');
  await recordChange(database, first, rename('a', 'b', {rowIds: [rowTwo]}));
  await undoAct(database, making, first.id);
  expect(await waiting(database)).toMatchObject([{id: first.id}, {rowIds: [rowTwo]}, {undoes: first.id}]);

  const other = await openDevice();
  await recordChange(other, rename('0', '1'), buildChange({table: 'preferences'}));
  await undoLast(other, making);
  expect(await waiting(other)).toMatchObject([{table: 'preferences'}]);
  await redoLast(other, making);
  expect(await waiting(other)).toHaveLength(2);
});

test('[UND4] undoing what was sent, and redoing it before that was sent, leaves nothing to send', async () => {
  const database = await openDevice();
  await recordChange(database, rename('0', '1'));
  await acknowledge(database);
  for (let round = 1; round <= 2; round += 1) {
    await undoLast(database, making);
    expect(await waiting(database)).toMatchObject([{set: {name: {same: '0'}}}]);
    expect(await redoLast(database, making)).toMatchObject({values: {name: '1'}});
    expect([await waiting(database), await canUndo(database)]).toEqual([[], {undo: true, redo: false}]);
  }
});

test('[UND4] what a decision sent is reversed: the decision can be brought back, and speaks of it', async () => {
  const database = await openDevice();
  const made = rename('0', '1');
  await recordChange(database, made);
  await keepSettled(database, {id: createId(), settledAt: making.now, parts: [], made: [made]});
  await undoLast(database, making);
  expect(await waiting(database)).toHaveLength(2);

  const other = await openDevice();
  await recordChange(other, made);
  const id = createId();
  await keepSettled(other, {id, settledAt: making.now, parts: [], made: [made]});
  await bringBack(other, id, making);
  expect(await waiting(other)).toEqual([]);
});

test('[UND4] nothing of it is kept once something else was done, or its space is out of sight', async () => {
  const database = await openDevice();
  await recordChange(database, rename('0', '1'));
  await undoLast(database, making);
  expect(await kept(database)).toBe(2);
  await recordChange(database, rename('0', 'new'));
  expect(await canUndo(database)).toEqual({undo: true, redo: false});
  expect(await redoLast(database, making)).toBeNull();
  expect(await kept(database)).toBe(0);

  await undoLast(database, making);
  expect(await kept(database)).toBe(2);
  await database.transaction('rw', database.tables, async () => forgetUnseen(database, spaceOne, () => false));
  expect([await kept(database), await redoLast(database, making)]).toEqual([0, null]);
});

test('[UND4] it stays in the queue where the device does not write it down for redo', async () => {
  const database = await openDevice();
  const change = rename('0', '1');
  await recordChange(database, change);
  database.device.hook('creating', () => {
    throw new Error('the disk broke');
  });
  await expect(undoLast(database, making)).rejects.toThrow('the disk broke');
  expect([await waiting(database), await readMeta(database, 'leftChanges')]).toEqual([[change], undefined]);
});

type Step = 'do' | 'undo' | 'redo' | 'send' | 'acknowledge' | 'do quietly';

test('[UND1] [UND2] [UND4] whatever is sent in between, undo and redo go back and forth over the same states, and only what was sent leaves a trace', async () => {
  const weighed: Step[] = ['do', 'do', 'undo', 'undo', 'undo', 'redo', 'redo', 'send', 'acknowledge', 'do quietly'];
  const steps = fc.array(fc.constantFrom(...weighed), {minLength: 5, maxLength: 40});
  await fc.assert(
    fc.asyncProperty(steps, async (script) => {
      const database = await openDevice();
      let states = ['0'];
      let at = 0;
      let confirmed = '0';
      let wasSent = false;
      const shown = async (): Promise<unknown> => {
        const rows = new Map([[rowOne, {id: rowOne, name: confirmed, deleted: false}]]);
        const queue = (await waiting(database)).filter(({table}) => table === 'categories');
        foldChanges(rows, queue);
        return rows.get(rowOne)?.name;
      };
      for (const [index, step] of script.entries()) {
        let told: boolean[] = [];
        if (step === 'do') {
          await recordChange(database, rename(states[at] ?? '', `s${index}`));
          states = [...states.slice(0, at + 1), `s${index}`];
          at += 1;
        } else if (step === 'do quietly') await recordChange(database, buildChange({table: 'preferences'}));
        else if (step === 'send') await countAsSent(database);
        else if (step === 'acknowledge') {
          confirmed = String(await shown());
          await acknowledge(database);
        } else {
          const can = await canUndo(database);
          const done = await (step === 'undo' ? undoLast : redoLast)(database, making);
          const canMove = step === 'undo' ? at > 0 : at < states.length - 1;
          told = [done !== null, can[step], canMove];
          if (canMove) at += step === 'undo' ? -1 : 1;
        }
        // What was offered, what was done, and what a plain list of states has.
        expect(new Set(told).size).toBeLessThan(2);
        wasSent ||= step === 'send' || step === 'acknowledge';
        expect(await shown()).toBe(states[at]);
        const work = (await waiting(database)).filter(({table}) => table === 'categories');
        expect(wasSent ? at : work.length).toBe(at);
      }
    }),
    {numRuns: 40},
  );
});
