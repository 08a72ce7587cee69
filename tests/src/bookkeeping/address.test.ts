import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {
  activeParts,
  readAddress,
  withoutPart,
  writeAddress,
  type BooksAddress,
} from '#src/features/bookkeeping/filter-address.ts';
import {newestFirst, noTexts, openFilter} from '#workers/books/ask/whole-list.ts';
import {datesOf} from '#workers/books/ask/query/period-dates.ts';
import {findPeriod, periodPresets} from '#src/features/bookkeeping/periods.ts';

const usual: BooksAddress = {filter: openFilter, sort: newestFirst, openId: null};

describe('the address of the list', () => {
  test('a list that nothing narrows has an empty address', () => {
    expect(writeAddress(usual).toString()).toBe('');
    expect(readAddress(new URLSearchParams(''))).toEqual(usual);
  });

  test('every filter comes back from its address', () => {
    const dates = fc.constantFrom(null, '2026-01-01', '2024-02-29');
    const amounts = fc.constantFrom(null, '0', '0.000001', '1234.5', '99999999999');
    const ids = fc.uniqueArray(fc.uuid(), {maxLength: 3});
    const values = fc.uniqueArray(fc.oneof(fc.constantFrom('', 'none', 'a,b', '50 %'), fc.string({maxLength: 6})), {
      maxLength: 2,
    });
    const anyTexts = fc.record({merchant: values, note: values, description: values, reference: values});
    const filters = fc.record({
      view: fc.constantFrom('review' as const, 'all' as const),
      text: fc.string({unit: 'grapheme', maxLength: 20}),
      from: dates,
      to: dates,
      accountIds: ids,
      categoryIds: fc.oneof(ids, fc.constant(['none'])),
      checked: fc.constantFrom(null, true, false),
      hasReceipt: fc.constantFrom(true, false, null),
      merchantName: fc.constantFrom(null, '', 'Café & Co'),
      suggestion: fc.constantFrom(null, 'sure' as const, 'unsure' as const, 'unknown' as const),
      rule: fc.option(fc.uuid(), {nil: null}),
      unsentOnly: fc.boolean(),
      minAmount: amounts,
      maxAmount: amounts,
      importId: fc.option(fc.uuid(), {nil: null}),
      sign: fc.constantFrom(null, 'in' as const, 'out' as const),
      currencies: fc.subarray(['USD', 'EUR']),
      texts: anyTexts,
      except: fc.record({accountIds: ids, categoryIds: ids, currencies: fc.subarray(['USD', 'EUR']), texts: anyTexts}),
      merchants: fc.uniqueArray(
        fc.oneof(fc.constantFrom('', 'Crepes & Waffles, S.A.'), fc.string({unit: 'grapheme'})),
        {
          maxLength: 3,
        },
      ),
    });
    const sorts = fc.record({
      by: fc.constantFrom('date' as const, 'merchant' as const, 'amount' as const),
      descending: fc.boolean(),
    });
    fc.assert(
      fc.property(filters, sorts, fc.option(fc.uuid(), {nil: null}), (filter, sort, openId) => {
        const address = {filter, sort, openId};
        expect(readAddress(new URLSearchParams(writeAddress(address).toString()))).toEqual(address);
      }),
    );
  });

  test('what makes no sense is as if it were not there', () => {
    const search = new URLSearchParams('view=x&from=2026-02-30&min=-5&max=1e9&checked=maybe&sort=-colour&account=,,');
    expect(readAddress(search)).toEqual(usual);
  });

  test('each part is named when it narrows the list, and taking it away leaves the others', () => {
    const filter = {
      ...openFilter,
      text: 'aws',
      from: '2026-01-01',
      categoryIds: ['none'],
      checked: false,
      minAmount: '100',
      sign: 'out' as const,
      except: {...openFilter.except, texts: {...noTexts, note: ['']}},
    };
    expect(activeParts(filter)).toEqual(['text', 'period', 'category', 'checked', 'amount', 'sign', 'note']);
    expect(activeParts(withoutPart(filter, 'period'))).toEqual([
      'text',
      'category',
      'checked',
      'amount',
      'sign',
      'note',
    ]);
    const bare = activeParts(filter).reduce(withoutPart, filter);
    expect(bare).toEqual(openFilter);
  });
});

describe('named periods', () => {
  test('each preset has the dates one expects', () => {
    const today = '2026-03-31';
    expect(Object.fromEntries(periodPresets.map((preset) => [preset, datesOf(preset, today)]))).toEqual({
      'this-month': {from: '2026-03-01', to: '2026-03-31'},
      'last-month': {from: '2026-02-01', to: '2026-02-28'},
      'last-3-months': {from: '2026-01-01', to: '2026-03-31'},
      'last-12-months': {from: '2025-04-01', to: '2026-03-31'},
      'this-quarter': {from: '2026-01-01', to: '2026-03-31'},
      'last-quarter': {from: '2025-10-01', to: '2025-12-31'},
      'this-year': {from: '2026-01-01', to: '2026-12-31'},
      'last-year': {from: '2025-01-01', to: '2025-12-31'},
    });
  });

  test('two dates are called by the name of their period, others are not', () => {
    expect(findPeriod('2025-01-01', '2025-12-31', '2026-03-31')).toBe('last-year');
    expect(findPeriod('2025-01-02', '2025-12-31', '2026-03-31')).toBeNull();
    expect(datesOf('last-month', '2026-01-15')).toEqual({from: '2025-12-01', to: '2025-12-31'});
  });
});
