import countryLists from './blocked-countries.json' with {type: 'json'};
import dissolutionLists from './dissolution-fees.json' with {type: 'json'};
import mailLists from './mail-prices.json' with {type: 'json'};
import planLists from './plans.json' with {type: 'json'};
import serviceLists from './services.json' with {type: 'json'};
import stateLists from './state-facts.json' with {type: 'json'};
import type {StateCompanyType} from './ids.ts';
import type {
  CountryList,
  DissolutionFeeList,
  MailPriceList,
  PlanList,
  ServiceList,
  StateList,
} from './catalogue-lists.ts';

/** A plan as it is sold. */
export type Plan = PlanList['products'][number]['plans'][number];

/** An additional service as it is sold. */
export type Service = ServiceList['services'][number];

/** What is known of a state for a type of company. */
export type StateFact = NonNullable<StateList['states'][keyof StateList['states']][StateCompanyType]>;

/** Prices, countries and what states take, as they are in effect on one day. Prices in US cents; countries by ISO 3166-1 alpha-2. */
export type Catalogue = {
  readonly plans: PlanList;
  /** Where digital banking is not available to residents. */
  readonly withoutBanking: CountryList;
  readonly services: ServiceList;
  readonly states: StateList;
  /** What is taken for forwarding or shredding the paper of a scan. */
  readonly mail: MailPriceList;
  /** What states take to dissolve a company, where that is known. */
  readonly dissolutionFees: DissolutionFeeList;
};

/**
 * The lists in effect on a day; the same on the device, which prices without a network.
 *
 * @param day civil date, `YYYY-MM-DD`.
 * @throws an Error where no list has begun: prices are never guessed.
 * Rule: PLN2. Source: D18.
 */
export function readCatalogue(day: string): Catalogue {
  // TypeScript reads any text in JSON as `string`; what it may be is checked by `checkLists`, at the server's start and in the tests.
  return {
    plans: pickInEffect(planLists as PlanList[], day),
    withoutBanking: pickInEffect(countryLists as CountryList[], day),
    services: pickInEffect(serviceLists as ServiceList[], day),
    states: pickInEffect(stateLists as unknown as StateList[], day),
    mail: pickInEffect(mailLists as MailPriceList[], day),
    dissolutionFees: pickInEffect(dissolutionLists as DissolutionFeeList[], day),
  };
}

/** The days from which the lists of plans count, the latest first. */
export const planListDays: readonly string[] = planLists
  .map(({effectiveFrom}) => effectiveFrom)
  .toSorted()
  .toReversed();

/** The latest list that has begun. Rule: PLN2. */
export function pickInEffect<List extends {readonly effectiveFrom: string}>(lists: readonly List[], day: string): List {
  const begun = lists.filter(({effectiveFrom}) => effectiveFrom <= day);
  const latest = begun.toSorted((a, b) => (a.effectiveFrom < b.effectiveFrom ? -1 : 1)).at(-1);
  if (!latest) throw new Error(`The catalogue has no list in effect on ${day}`);
  return latest;
}
