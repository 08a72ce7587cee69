import {expect, test} from 'vitest';
import {defaultCategories} from '#contract/bookkeeping/category.ts';
import {profitKindsOf} from '#contract/bookkeeping/profit-kinds.ts';
import {chooseCurrency, monthsOf, sumMonths} from '#src/features/companies/parts/month-sums.ts';

const sum = {incomeUnits: 0, expenseUnits: 0, count: 1, openCount: 0};
const months = [
  {month: '2026-01', sums: [{...sum, currency: 'EUR', incomeUnits: 700}]},
  {
    month: '2026-02',
    sums: [
      {...sum, currency: 'EUR', expenseUnits: -200},
      {currency: 'USD', incomeUnits: 500, expenseUnits: -900, count: 9, openCount: 2},
    ],
  },
  {month: '2026-03', sums: []},
];

test('[BKS15] income and expenses are counted, of related parties too; transfers, contributions and distributions are not', () => {
  const rows = defaultCategories.map((category, position) => {
    return {...category, id: category.key, name: null, archived: false, position};
  });
  const fees = {id: 'fees', kind: 'expense', relatedParty: true} as const;
  const kinds = profitKindsOf([...rows, fees]);
  expect(kinds).toMatchObject({sales: 'income', software: 'expense', fees: 'expense'});
  for (const key of ['owner-contribution', 'owner-distribution', 'related-company', 'own-transfer'])
    expect(kinds[key]).toBeUndefined();
});

test('[BKS15] the busiest currency is shown unless another one is picked, and a month without movements has zeros', () => {
  expect(chooseCurrency(months, null)).toEqual({currency: 'USD', all: ['USD', 'EUR']});
  expect(chooseCurrency(months, 'EUR').currency).toBe('EUR');
  expect(chooseCurrency(months, 'JPY').currency).toBe('USD');
  expect(chooseCurrency([], 'USD')).toEqual({currency: null, all: []});
  const shown = monthsOf(months, 'USD');
  expect(shown.map(({netUnits}) => netUnits)).toEqual([0, -400, 0]);
  expect(sumMonths(shown)).toEqual({netUnits: -400, openCount: 2});
});
