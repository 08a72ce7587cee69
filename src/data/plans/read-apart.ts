import {readCatalogue, type StateFact} from '#contract/catalogue/catalogue.ts';
import {factOn} from '#contract/catalogue/duties-on.ts';
import type {UsStateCode} from '#contract/companies/us-states.data.ts';
import type {CompanyDraft} from '#contract/formation/draft.ts';

/** What a company pays its state in later years; `fact` is null where nothing is known. */
export type StateApart = {readonly state: UsStateCode; readonly fact: StateFact | null};

/** The state's own part for the company of a draft; null where there is no state. `day` is the catalogue's. Rules: PLN6, PLN8. */
export function readApart({state, type}: Pick<CompanyDraft, 'state' | 'type'>, day: string): StateApart | null {
  return state === null || type === null
    ? null
    : {state, fact: factOn(readCatalogue(day).states.states[state][type], day)};
}
