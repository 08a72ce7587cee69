import {expect, test} from 'vitest';
import {buildChangeIn, testId} from '#tests/fixtures/build-change.ts';
import {createLedger, type Watched} from './ledger.ts';

const spaceId = testId(1);
const userId = testId(2);
const change = {...buildChangeIn(spaceId).edit('transactions', [testId(3)], {note: 'a'}, {note: null}), order: 1};

function look(held: Partial<Watched>): Watched {
  return {name: 'd1', userId, outbox: [], attention: [], recent: [], ...held};
}

const acknowledged = look({recent: [{key: change.id, order: 1, undoes: null, changes: [change]}]});

/** A change was acknowledged; then a backup was put back that lacks it, and what the device still kept of it went. */
function loseAfterRestore({hasLostSight}: {hasLostSight: boolean}): boolean | undefined {
  const ledger = createLedger();
  ledger.watch(look({outbox: [change]}));
  ledger.watch(acknowledged);
  if (hasLostSight) ledger.lostSight(userId, spaceId);
  ledger.restored([acknowledged], new Set([change.id]));
  ledger.watch(acknowledged);
  expect(ledger.entries.get(change.id)?.isForgotten).toBe(false);
  ledger.watch(look({}));
  return ledger.entries.get(change.id)?.isForgotten;
}

test('[PUL5] [PUL10] who heard that a space was left before hearing of the backup may have let go of what was done there', () => {
  expect(loseAfterRestore({hasLostSight: true})).toBe(true);
});

test('[PUL8] who left nothing may let go of nothing when a backup is put back', () => {
  expect(loseAfterRestore({hasLostSight: false})).toBe(false);
});
