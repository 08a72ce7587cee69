import {describe, expect, test} from 'vitest';
import {
  daysSince,
  findSince,
  isComparable,
  monthsOfPeriod,
  monthsSince,
} from '#src/features/bookkeeping/accounting/accounting-period.ts';
import {compareSums} from '#src/features/bookkeeping/accounting/compare.ts';
import {findMain, findProfit} from '#src/features/bookkeeping/accounting/findings.ts';
import {foldShares} from '#src/features/bookkeeping/accounting/shown-shares.ts';
import {reviewYearOn} from '#src/features/bookkeeping/accounting/use-accounting.ts';
import {findScale} from '#src/ui/display/figures/bar-scale.ts';

const sum = (units: number, count = 1) => ({units, count});

describe('periods', () => {
  test('[ANL1] a period is its last whole months, or the calendar year before, with as many months before it', () => {
    expect(monthsOfPeriod('1', '2026-03-31')).toEqual({months: ['2026-02'], monthsBefore: ['2026-01']});
    expect(monthsOfPeriod('3', '2026-01-01')).toEqual({
      months: ['2025-10', '2025-11', '2025-12'],
      monthsBefore: ['2025-07', '2025-08', '2025-09'],
    });
    const year = monthsOfPeriod('year', '2026-01-01');
    expect([year.months[0], year.months.at(-1), year.months.length]).toEqual(['2025-01', '2025-12', 12]);
    expect([year.monthsBefore[0], year.monthsBefore.at(-1)]).toEqual(['2024-01', '2024-12']);
    const twelve = monthsOfPeriod('12', '2024-02-29');
    expect([twelve.months[0], twelve.months.at(-1)]).toEqual(['2023-02', '2024-01']);
    expect([twelve.monthsBefore[0], twelve.monthsBefore.at(-1)]).toEqual(['2022-02', '2023-01']);
  });

  test('[ANL6] books begin with the day a company was formed, or with the month of their first movement', () => {
    expect(findSince('2026-03-11', '2026-03-20')).toEqual({day: '2026-03-11', isFormed: true});
    expect(findSince('2026-03-11', '2026-03-02')).toEqual({day: '2026-03-01', isFormed: false});
    expect(findSince('2026-03-11', '2026-02-25')).toEqual({day: '2026-02-01', isFormed: false});
    expect(findSince('2019-01-01', '2026-05-09')).toEqual({day: '2026-05-01', isFormed: false});
    expect(findSince(null, '2026-05-09')).toEqual({day: '2026-05-01', isFormed: false});
    expect(findSince('2026-03-11', null)).toEqual({day: '2026-03-11', isFormed: true});
    expect(findSince(null, null)).toBeNull();
  });

  test('[ANL6] only whole periods are compared, and months before the books begin are not shown', () => {
    const period = monthsOfPeriod('3', '2026-07-04');
    const since = (day: string) => ({day, isFormed: true});
    expect(isComparable(period, since('2026-01-01'))).toBe(true);
    expect(isComparable(period, since('2026-01-02'))).toBe(false);
    expect(isComparable(period, null)).toBe(false);
    expect(monthsSince(period.months, since('2026-05-11'))).toEqual(['2026-05', '2026-06']);
    expect(monthsSince(period.months, since('2026-07-02'))).toEqual(period.months);
    expect(daysSince(period.months, since('2026-05-11'))).toEqual({from: '2026-05-11', to: '2026-06-30'});
    expect(daysSince(period.months, since('2020-05-11'))).toEqual({from: '2026-04-01', to: '2026-06-30'});
  });

  test('[ANL7] the year to review is the one that is declared next', () => {
    const on = (today: string, days: readonly string[], dissolvedOn: string | null = null) =>
      reviewYearOn(
        today,
        days.map((day) => ({kind: 'federal', form: day.slice(5, 7) === '03' ? '1065' : '5472', day, isIf: false})),
        dissolvedOn,
      );
    expect(on('2027-02-16', ['2027-04-15'])).toBe(2026);
    expect(on('2027-04-15', ['2027-04-15'])).toBe(2026);
    expect(on('2027-04-16', ['2027-04-15', '2028-04-18'])).toBe(2027);
    // A partnership declares a month earlier; where the owners are not known the nearest day counts.
    expect(on('2027-03-16', ['2027-03-15', '2028-03-15'])).toBe(2027);
    expect(on('2027-03-16', ['2027-03-15', '2028-03-15', '2027-04-15'])).toBe(2026);
    expect(on('2026-04-15', ['2026-04-15', '2026-06-15'], '2026-02-10')).toBe(2025);
    expect(on('2026-04-16', ['2026-04-15', '2026-06-15'], '2026-02-10')).toBe(2026);
    // Nothing is known that it declares.
    expect(['2027-04-15', '2027-04-16', '2026-11-28'].map((day) => on(day, []))).toEqual([2026, 2027, 2026]);
  });
});

test('[ANL6] a change has its amount, its share only where it has sense, and "new" where there was nothing', () => {
  expect(compareSums(sum(150), sum(100))).toEqual({kind: 'moved', units: 50, share: 0.5});
  expect(compareSums(sum(0, 0), sum(100))).toEqual({kind: 'moved', units: -100, share: -1});
  expect(compareSums(sum(-150), sum(-100))).toEqual({kind: 'moved', units: -50, share: -0.5});
  // From a loss to a profit, and back.
  expect(compareSums(sum(50), sum(-100))).toEqual({kind: 'moved', units: 150, share: null});
  expect(compareSums(sum(-50), sum(100))).toEqual({kind: 'moved', units: -150, share: null});
  // Movements that add up to nothing are no base of a share.
  expect(compareSums(sum(50), sum(0, 2))).toEqual({kind: 'moved', units: 50, share: null});
  expect(compareSums(sum(100_000), sum(1))).toEqual({kind: 'moved', units: 99_999, share: null});
  expect(compareSums(sum(100_001), sum(100_000))).toEqual({kind: 'moved', units: 1, share: null});
  expect(compareSums(sum(50), sum(0, 0))).toEqual({kind: 'new'});
  expect(compareSums(sum(0, 0), sum(0, 0))).toEqual({kind: 'same'});
  expect(compareSums(sum(7), sum(7))).toEqual({kind: 'same'});
});

test('[ANL3] a period is one sentence, whatever its sums are', () => {
  const find = (income: number, expense: number, counts: [number, number] = [1, 1]) =>
    findProfit({income: sum(income, counts[0]), expense: sum(expense, counts[1])}, 10_000);
  expect(find(8_641_250, -3_120_718)).toEqual({kind: 'left', of: 10_000, units: 6_389});
  expect(find(100, -300)).toEqual({kind: 'loss', units: 200});
  expect(find(0, -300, [0, 1])).toEqual({kind: 'spent', units: 300});
  expect(find(300, -300)).toEqual({kind: 'even'});
  expect(find(0, 0, [0, 0])).toEqual({kind: 'nothing'});
  // Refunds outweigh what was spent, or what came in was taken back.
  expect(find(300, 50)).toEqual({kind: 'gain', units: 350});
  expect(find(-20, 50)).toEqual({kind: 'gain', units: 30});
});

test('[ANL3] the main parts are named with their share, where shares make sense', () => {
  const share = (units: number) => ({...sum(units), before: sum(0, 0)});
  expect(findMain([share(60), share(30)], 100)).toEqual({parts: [share(60)], share: 0.6});
  expect(findMain([share(47), share(20), share(12)], 100)).toEqual({parts: [share(47), share(20)], share: 0.67});
  expect(findMain([share(40)], 100)).toEqual({parts: [share(40)], share: 0.4});
  expect(findMain([share(-5)], -5)).toBeNull();
  expect(findMain([share(40), share(-20)], 20)).toBeNull();
  expect(findMain([], 0)).toBeNull();
});

test('[ANL3] the smaller parts are one, and a single one stands for itself', () => {
  const shares = [5, 4, 3, 2].map((units) => ({...sum(units), before: sum(1)}));
  expect(foldShares(shares, 3).folded).toBeNull();
  expect(foldShares(shares, 2)).toMatchObject({rest: shares.slice(2), folded: {units: 5, count: 2, before: sum(2, 2)}});
});

test('[ANL4] the scale of a chart is round, has zero in it, and has room for all', () => {
  expect(findScale([12_716, 4_382])).toEqual({least: 0, most: 14_000});
  expect(findScale([0, 0])).toEqual({least: 0, most: 1});
  expect(findScale([])).toEqual({least: 0, most: 1});
  expect(findScale([5, -3])).toEqual({least: -3, most: 5});
  expect(findScale([-250])).toEqual({least: -3_00, most: 0});
  expect(findScale([Number.MAX_SAFE_INTEGER]).most).toBeGreaterThanOrEqual(Number.MAX_SAFE_INTEGER);
});
