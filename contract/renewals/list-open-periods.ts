import {readCatalogue} from '#contract/catalogue/catalogue.ts';
import type {DutyRule} from '#contract/catalogue/duties-on.ts';
import type {StateCompanyType} from '#contract/catalogue/ids.ts';
import type {UsStateCode} from '#contract/companies/us-states.data.ts';
import type {openDutyIds} from '#contract/formation/choices.ts';
import {readOpenDuties} from '#contract/formation/texts.ts';
import {addDays} from '#contract/kernel/dates.ts';
import {dateDuties, type DatedDuty} from './date-duties.ts';

/** What its owner says of a company that comes here. */
type Told = {
  readonly openDuties: string;
  readonly type: StateCompanyType;
  readonly state: UsStateCode;
  readonly formationDate: string | null;
};

/** Which duties of a state an answer means; the others are no state's. */
const meant: Partial<Record<(typeof openDutyIds)[number], readonly DutyRule['what'][]>> = {
  'annual-report': ['report', 'statement'],
  'franchise-tax': ['tax', 'franchise-tax'],
};

/** Two years hold the last one of every duty. */
const backDays = 800;

/**
 * The periods that its owner says to be open: of each such duty the last one that fell due before the company came here. One that cannot be
 * dated is in none. Rules: PRG15, RNW14.
 *
 * @param today civil day on which it comes.
 */
export function listOpenPeriods({openDuties, type, state, formationDate}: Told, today: string): readonly DatedDuty[] {
  const duties = readCatalogue(today).states.states[state][type]?.duties ?? [];
  const past = dateDuties(duties, formationDate, {from: addDays(today, -backDays), until: addDays(today, -1)});
  const wanted = readOpenDuties(openDuties).flatMap((id) => meant[id] ?? []);
  return wanted.flatMap((what) => past.findLast((one) => one.what === what) ?? []);
}
