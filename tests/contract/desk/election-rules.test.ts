import {expect, test} from 'vitest';
import {checkElection, electionWindow} from '#contract/desk/election-rules.ts';

const today = '2026-11-23';

test('[ELC2] an election takes effect 75 days back at most, and 12 months ahead', () => {
  expect(electionWindow(today)).toEqual({from: '2026-09-09', to: '2027-11-23'});
  const check = (effectiveOn: string) => checkElection({askedOn: today, effectiveOn}, today);
  expect([check('2026-09-09'), check('2027-11-23')]).toEqual([null, null]);
  for (const day of ['2026-09-08', '2027-11-24', ''])
    expect(check(day)).toEqual({field: 'effectiveOn', reason: 'desk.election-window'});
  expect(checkElection({askedOn: '2026-11-24', effectiveOn: today}, today)?.reason).toBe('desk.asked-later');
});
