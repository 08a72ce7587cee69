import {expect, test} from 'vitest';
import {readCatalogue} from '#contract/catalogue/catalogue.ts';
import {stateCompanyTypes} from '#contract/catalogue/ids.ts';
import {usStateCodes} from '#contract/companies/us-states.data.ts';
import {dateDuties} from '#contract/renewals/date-duties.ts';
import {allDays, walkDays} from './walk-days.ts';

const {states} = readCatalogue('2026-11-23').states;
const days = allDays(2024, 2055);

test.each(['2024-02-29', '2025-12-31', '2026-01-01', '2026-10-02', '2027-11-30', '2028-08-15'])(
  '[RNW1] [RNW3] 51 states, both types, from 2024 to 2055: as a walk over every day says, formed on %s',
  (bornOn) => {
    let count = 0;
    const different: unknown[] = [];
    for (const state of usStateCodes) {
      for (const type of stateCompanyTypes) {
        const walked = walkDays({state, type, bornOn}, days);
        const dated = dateDuties(states[state][type]?.duties ?? [], bornOn, {from: '2024-01-01', until: '2055-12-31'});
        const plain = dated.map(({what, period, dueDay}) => ({what, period, dueDay}));
        if (JSON.stringify(plain) !== JSON.stringify(walked)) different.push({state, type, plain, walked});
        count += walked.length;
      }
    }
    expect(different).toEqual([]);
    expect(count).toBeGreaterThan(900);
  },
);
