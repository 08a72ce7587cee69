import {expect, test} from 'vitest';
import {takeBack} from '#src/features/bookkeeping/filters/search/take-back.ts';
import {takeParts} from '#src/features/bookkeeping/filters/search/take-parts.ts';
import {anyRule, openFilter} from '#workers/books/ask/whole-list.ts';
import type {QueryReader} from '#workers/books/ask/query/read-value.ts';

const reader: QueryReader = {today: '2026-11-28', language: 'es', accounts: [], categories: []};

test('[QRY7] [QRY8] Backspace takes the last chip that can be typed; what a rule or a figure led to stays', () => {
  const led = {...openFilter, rule: anyRule, merchants: ['Uber', '']};
  expect(takeBack(led, reader)).toBeNull();
  expect(takeBack(openFilter, reader)).toBeNull();
  const back = takeBack({...led, minAmount: '5', text: 'aws'}, reader);
  expect(back).toEqual({typed: 'importe>=5', filter: {...led, text: 'aws'}, back: {...openFilter, minAmount: '5'}});
});

test.each(['es', 'en', 'pt'] as const)(
  '[QRY7] what went back comes back from the field, also of a figure (%s)',
  (language) => {
    const own = {...reader, language};
    const chips = [
      {categoryIds: ['none-in']},
      {categoryIds: ['none-out', 'none']},
      {except: {...openFilter.except, categoryIds: ['none-out']}},
      {currencies: ['PYUSD']},
      {minAmount: '100.00000001', maxAmount: '199.99999999'},
      {unsentOnly: true},
      {sign: 'in' as const},
      {importId: '0189'},
    ];
    for (const chip of chips) {
      const filter = {...openFilter, ...chip};
      const back = takeBack(filter, own);
      expect(back?.filter).toEqual(openFilter);
      expect(takeParts(back?.typed ?? '', openFilter, own, true)).toMatchObject({typed: '', filter});
    }
  },
);
