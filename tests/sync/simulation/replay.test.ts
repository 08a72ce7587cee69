import {expect, test} from 'vitest';
import {buildChangeIn, testId} from '#tests/fixtures/build-change.ts';
import {createLedger} from './judge/ledger.ts';
import {replay} from './replay.ts';

const spaceId = testId(1);
const userId = testId(2);
const [one, two] = [testId(3), testId(4)];
const edit = buildChangeIn(spaceId).edit('transactions', [one, two], {note: 'a'}, {note: null});
const look = {name: 'd1', userId, attention: [], recent: []};

/** Two rows were edited, and the server refused the first without looking at the change. */
function refuseFirst(known: {isSentAgain: boolean; wasInAttention: boolean}): readonly string[] {
  const ledger = createLedger();
  ledger.watch({...look, outbox: [{...edit, order: 1}]});
  Object.assign(ledger.entries.get(edit.id) ?? {}, known);
  const refusals = [{rowId: one, field: null, code: 'forbidden' as const, reason: 'sync.no-access'}];
  const executed = [{userId, clientId: 'c', seq: 1, changeId: edit.id, refusals, judged: undefined}];
  return replay({acts: [], executed, rows: [], members: new Set(), stored: new Map()}, ledger.entries).faults;
}

test('[PUL8] what goes out once more to a restored server, and is refused unseen, may lack rows that were a person’s already', () => {
  expect(refuseFirst({isSentAgain: true, wasInAttention: true})).toEqual([]);
});

test.each([
  {isSentAgain: false, wasInAttention: true},
  {isSentAgain: true, wasInAttention: false},
])('[PUL8] else every row of a change is answered: $isSentAgain, $wasInAttention', (known) => {
  expect(refuseFirst(known)).toEqual([expect.stringContaining(two)]);
});
