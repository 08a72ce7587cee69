import {expect, test} from 'vitest';
import {isMeant, reverseOf, withoutReplaced} from '#contract/sync/change.ts';
import {ownRowsOf} from '#sync/outbox/own-rows.ts';
import {buildChange} from '#tests/sync/build-change.ts';

const mine = {importId: {same: 'mine'}};

test('[OVL3] [UND1] a reversal means the rows of its own act, and so does what reverses it', () => {
  const undo = reverseOf({op: 'create', set: {note: {same: 'a'}}, was: {}}, mine);
  expect(undo).toEqual({set: {deleted: {same: true}}, was: {deleted: {same: false}, ...mine}});
  const redo = reverseOf({op: 'edit', ...undo});
  expect(redo).toEqual({set: {deleted: {same: false}}, was: {deleted: {same: true}, ...mine}});
  for (const [importId, meant] of [
    ['mine', true],
    ['theirs', false],
    [null, false],
  ] as const)
    expect([undo, redo].map((change) => isMeant({importId, deleted: true}, change, 0))).toEqual([meant, meant]);
});

test('[LOG8] [PUL5] what was replaced goes, and which rows are meant stays', () => {
  const change = {...buildChange(), set: {deleted: {same: true}}, was: {deleted: {same: false}, ...mine}};
  expect(withoutReplaced(change)).toEqual({...change, was: mine});
});

test('[IMP13] [UND1] movements are told apart by the import that made them, also one that was corrected by hand', () => {
  const create = (table: string, set: ReturnType<typeof buildChange>['set']) =>
    ownRowsOf({...buildChange(), op: 'create', table, set, was: {}});
  expect(create('transactions', {note: {same: null}, ...mine})).toEqual(mine);
  expect(create('transactions', {importId: {same: null}})).toEqual({});
  expect(create('transactions', {importId: {each: ['mine', 'theirs']}})).toEqual({});
  expect(create('categories', mine)).toEqual({});
});
