import {expect, test} from 'vitest';
import type {ListQuestion} from '#contract/kernel/list.ts';
import {answerLocally} from '#src/data/list/answer-locally.ts';

const shape = {orders: ['name', 'sizeBytes'], filters: {status: ['failed', 'completed']}} as const;
const rows = [
  {id: 'c', name: 'Émile', sizeBytes: 100, status: 'completed'},
  {id: 'a', name: 'zeta', sizeBytes: 20, status: 'failed'},
  {id: 'b', name: 'Ana María', sizeBytes: 3, status: 'completed'},
];
const whole: ListQuestion<typeof shape> = {words: '', order: null, chosen: {status: null}};
const ask = (patch: Partial<typeof whole>) =>
  answerLocally<typeof shape, (typeof rows)[number]>(rows, {...whole, ...patch}, ({name}) => name).map(({id}) => id);

test('without a question the rows of a list come in their own order', () => {
  expect(ask({})).toEqual(['c', 'a', 'b']);
});

test('every word must be found, without case and accents', () => {
  expect(ask({words: 'maria  ANA'})).toEqual(['b']);
  expect(ask({words: 'emile'})).toEqual(['c']);
  expect(ask({words: 'ana zeta'})).toEqual([]);
});

test('numbers are ordered by their size, texts as people read them', () => {
  expect(ask({order: {by: 'sizeBytes', direction: 'asc'}})).toEqual(['b', 'a', 'c']);
  expect(ask({order: {by: 'name', direction: 'desc'}})).toEqual(['a', 'c', 'b']);
});

test('a filter leaves its value alone, beside words and order', () => {
  expect(ask({chosen: {status: 'failed'}})).toEqual(['a']);
  expect(ask({chosen: {status: 'completed'}, words: 'a', order: {by: 'sizeBytes', direction: 'desc'}})).toEqual(['b']);
});
