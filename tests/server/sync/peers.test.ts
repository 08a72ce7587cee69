import {expect, test} from 'vitest';
import {maxCommentsPerTransaction} from '#contract/bookkeeping/comment.ts';
import {servicesOf} from '#contract/policy/services.ts';
import type {Change} from '#contract/sync/change.ts';
import {judgeChanges} from '#server/sync/judge/judge.ts';
import {peerKey, wantPeers} from '#server/sync/judge/peer-counts.ts';
import {findRow, putRow, type RowSet} from '#server/sync/judge/row-set.ts';
import {tableFactsOf} from '#server/sync/table-facts.ts';
import {buildChangeIn, testId, type Row} from '#tests/fixtures/build-change.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';

const spaceId = testId(100);
const authorId = testId(9);
const facts = tableFactsOf('comments');
const services = servicesOf({kind: 'company', type: 'LLC'});
const {create, edit} = buildChangeIn(spaceId);
const question = testId(50);
const movement = testId(4);

const comment = (number: number, more: Row = {}): Row => buildRow('comments', testId(number), more);
const answer = (number: number): Row =>
  comment(number, {kind: 'answer', says: 'unknown', text: '', answersId: question, transactionId: movement});
const remove = (number: number) => edit('comments', [testId(number)], {deleted: true}, {deleted: false});
const restore = (number: number) => edit('comments', [testId(number)], {deleted: false}, {deleted: true});

type Before = {readonly rows?: readonly Row[]; readonly answers?: number; readonly comments?: number};

/** Judges a push in which the server had counted so many answers to the question and comments of the movement. */
function judge(changes: readonly Change[], {rows = [], answers = 0, comments = 0}: Before = {}) {
  const loaded: RowSet = new Map();
  const asked = comment(50, {kind: 'question', says: 'receipt', text: '', transactionId: movement, deleted: false});
  for (const row of [asked, ...rows]) putRow(loaded, spaceId, 'comments', row);
  const peers = new Map([
    [peerKey({spaceId, facts, field: 'answersId'}, question), answers],
    [peerKey({spaceId, facts, field: 'transactionId'}, movement), comments],
  ]);
  const sights = new Map([[spaceId, {role: 'owner' as const, services}]]);
  return judgeChanges({changes, authorId, sights, rows: loaded, peers, deletions: new Set()});
}

const reasonsOf = (changes: readonly Change[], before?: Before) =>
  judge(changes, before).refusals.map((refused) => refused.map(({reason}) => reason));

test('[SYN41] of two answers in one push the second is refused, in one change or in two', () => {
  expect(reasonsOf([create('comments', [answer(1), answer(2)])])).toEqual([['comment.answered-already']]);
  expect(reasonsOf([create('comments', [answer(1)]), create('comments', [answer(2)])])).toEqual([
    [],
    ['comment.answered-already'],
  ]);
});

test('[SYN41] a deletion makes room for what comes after it in the push, and a restoration takes it', () => {
  const there = {...answer(1), authorId, deleted: false};
  const before = {rows: [there], answers: 1, comments: 1};
  expect(reasonsOf([create('comments', [answer(2)]), remove(1)], before)).toEqual([['comment.answered-already'], []]);
  expect(reasonsOf([remove(1), create('comments', [answer(2)])], before)).toEqual([[], []]);
  expect(reasonsOf([remove(1), restore(1), create('comments', [answer(2)])], before)).toEqual([
    [],
    [],
    ['comment.answered-already'],
  ]);
  expect(reasonsOf([remove(1), create('comments', [answer(2)]), restore(1)], before)).toEqual([
    [],
    [],
    ['comment.answered-already'],
  ]);
  // One that was made, taken back and brought back in the same push counts once.
  expect(reasonsOf([create('comments', [answer(2)]), remove(2), restore(2)])).toEqual([[], [], []]);
});

test('[SYN41] the last place of a movement is taken once, and given back once', () => {
  const full = {rows: [{...comment(1), authorId, deleted: false}], comments: maxCommentsPerTransaction};
  const one = (number: number) => create('comments', [comment(number)]);
  expect(reasonsOf([one(2), remove(1), one(3), one(4)], full)).toEqual([
    ['comment.too-many'],
    [],
    [],
    ['comment.too-many'],
  ]);
  const nearly = {comments: maxCommentsPerTransaction - 1};
  const {written, refusals} = judge([create('comments', [comment(2), comment(3)])], nearly);
  expect(refusals).toMatchObject([[{rowId: testId(3), code: 'too-large', reason: 'comment.too-many'}]]);
  expect(findRow(written, spaceId, 'comments', testId(2))).toBeDefined();
});

test('[SYN41] only what is made or brought back is counted, by values alone, once for a push', () => {
  const rows: RowSet = new Map();
  putRow(rows, spaceId, 'comments', {...answer(1), deleted: true});
  const wanted = wantPeers(
    [create('comments', [comment(2), comment(3)]), create('comments', [comment(4)]), restore(1), remove(5)],
    rows,
  );
  expect(wanted.map(({field, values}) => [field, [...values]])).toEqual([
    ['transactionId', [movement]],
    ['answersId', [question]],
  ]);
  expect(wantPeers([create('comments', [comment(2)])], rows).map(({field}) => field)).toEqual(['transactionId']);
  expect(wantPeers([remove(1)], rows)).toEqual([]);
});

test('[SYN41] five times as many comments of a push take about five times as long', () => {
  const costOf = (count: number): number => {
    const rows = Array.from({length: count}, (_, index) =>
      comment(1_000 + index, {transactionId: testId(100_000 + (index % (count / 10)))}),
    );
    const changes = [create('comments', rows)];
    const runs = Array.from({length: 5}, () => {
      const beganMs = performance.now();
      expect(judge(changes).refusals).toEqual([[]]);
      return performance.now() - beganMs;
    });
    return Math.min(...runs);
  };
  costOf(1_000);
  const few = costOf(1_000);
  // Were each row compared with all before it, it would be some twenty-five times.
  expect(costOf(5_000) / few).toBeLessThan(14);
});
