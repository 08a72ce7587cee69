import {expect, test} from 'vitest';
import {contradictsSign, kindForSign, signOfAmount} from '#contract/bookkeeping/review.ts';
import {orderCategories} from '#src/features/bookkeeping/review/order-categories.ts';

const categories = [
  {id: 'sales', kind: 'income'},
  {id: 'interest', kind: 'income'},
  {id: 'rent', kind: 'expense'},
  {id: 'travel', kind: 'expense'},
  {id: 'put-in', kind: 'owner-contribution'},
  {id: 'taken-out', kind: 'distribution'},
  {id: 'own', kind: 'transfer'},
] as const;

const nothing = {usual: [], recent: [], frequent: []};
const order = (use: Partial<Parameters<typeof orderCategories>[1]>) =>
  orderCategories(categories, {sign: 'mixed', ...nothing, ...use}).map(({id}) => id);

test('[REV6] categories of the kind that goes with the sign stand first, the usual order among equals', () => {
  expect(order({sign: 'in'})).toEqual(['sales', 'interest', 'put-in', 'own', 'rent', 'travel', 'taken-out']);
  expect(order({sign: 'out'})).toEqual(['rent', 'travel', 'taken-out', 'own', 'sales', 'interest', 'put-in']);
  expect(order({})).toEqual(categories.map(({id}) => id));
});

test('[REV6] what the merchant had goes before all, then what was chosen last, then what is used most', () => {
  const use = {usual: ['sales'], recent: ['travel'], frequent: ['own', 'rent', 'interest']};
  expect(order({sign: 'out', ...use})).toEqual(['sales', 'travel', 'own', 'rent', 'taken-out', 'interest', 'put-in']);
  expect(order(use).slice(0, 5)).toEqual(['sales', 'travel', 'own', 'rent', 'interest']);
});

test('[REV8] income that goes out and expenses that come in are odd, transfers never, and nothing about mixed rows', () => {
  const odd = (sign: 'in' | 'out' | 'mixed') =>
    categories.filter(({kind}) => contradictsSign(kind, sign)).map(({id}) => id);
  expect(odd('in')).toEqual(['rent', 'travel', 'taken-out']);
  expect(odd('out')).toEqual(['sales', 'interest', 'put-in']);
  expect(odd('mixed')).toEqual([]);
  expect([5, -5, 0].map(signOfAmount)).toEqual(['in', 'out', 'mixed']);
});

test('[REV7] a category made for money in is income, every other an expense', () => {
  expect((['in', 'out', 'mixed'] as const).map(kindForSign)).toEqual(['income', 'expense', 'expense']);
});
