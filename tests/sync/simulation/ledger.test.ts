import {expect, test} from 'vitest';
import {buildChangeIn, testId} from '#tests/fixtures/build-change.ts';
import {createLedger, type Watched} from './ledger.ts';

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
