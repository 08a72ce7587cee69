import {expect, test} from 'vitest';
import {buildChangeIn, testId} from '#tests/fixtures/build-change.ts';
import {createLedger, isAccountedFor, type Watched} from './judge/ledger.ts';

const spaceId = testId(1);
const userId = testId(2);
const change = {...buildChangeIn(spaceId).edit('transactions', [testId(3)], {note: 'a'}, {note: null}), order: 1};

function look(held: Partial<Watched>): Watched {
  return {name: 'd1', userId, outbox: [], attention: [], recent: [], ...held};
}

const waiting = look({outbox: [change]});
const undoable = look({recent: [{key: change.id, order: 1, undoes: null, changes: [change]}]});

/** A change was executed; then a backup was put back that lacks it, and what the device still held of it went. */
function loseAfterRestore({hasLostSight, held}: {hasLostSight: boolean; held: Watched}): boolean | undefined {
  const ledger = createLedger();
  ledger.watch(waiting);
  ledger.watch(held);
  if (hasLostSight) ledger.lostSight(userId, spaceId);
  ledger.restored([held], new Set([change.id]));
  ledger.watch(held);
  expect(ledger.entries.get(change.id)?.isForgotten).toBe(false);
  ledger.watch(look({}));
  return ledger.entries.get(change.id)?.isForgotten;
}

test('[PUL5] [PUL10] who heard that a space was left before hearing of the backup may have let go of what was done there', () => {
  expect(loseAfterRestore({hasLostSight: true, held: undoable})).toBe(true);
  expect(loseAfterRestore({hasLostSight: true, held: waiting})).toBe(true);
});

test('[PUL8] who left nothing may let go of nothing when a backup is put back', () => {
  expect(loseAfterRestore({hasLostSight: false, held: undoable})).toBe(false);
  expect(loseAfterRestore({hasLostSight: false, held: waiting})).toBe(false);
});

test('[QUE2] what was discarded and brought back is one change, at whatever place in the queue', () => {
  const ledger = createLedger();
  ledger.watch(waiting);
  Object.assign(ledger.entries.get(change.id) ?? {}, {isDiscarded: true});
  ledger.watch(look({}));
  ledger.watch(look({outbox: [{...change, order: 7}]}));
  expect(ledger.entries.get(change.id)).toMatchObject({order: 7, isDiscarded: false, isBack: true, place: 'outbox'});
});

test('[QUE2] both copies of a profile may bring back what was discarded before it was copied', () => {
  const ledger = createLedger();
  ledger.watch(waiting);
  Object.assign(ledger.entries.get(change.id) ?? {}, {isDiscarded: true});
  ledger.watch(look({}));
  ledger.copy(look({}), 'd2', [change.id]);
  ledger.watch(waiting);
  ledger.watch({...waiting, name: 'd2'});
  expect(ledger.entries.get(change.id)).toMatchObject({isShared: true, isDiscarded: false});
});

test('[PUL8] only what made nothing of its own need not go out once more when a backup is put back', () => {
  const lose = (anothers: readonly string[]) => {
    const ledger = createLedger();
    for (const held of [waiting, undoable]) ledger.watch(held);
    ledger.restored([undoable], new Set([change.id]), new Set(anothers));
    ledger.watch(look({}));
    const entry = ledger.entries.get(change.id);
    return entry && isAccountedFor(entry);
  };
  expect(lose([change.id])).toBe(true);
  expect(lose([])).toBe(false);
});
