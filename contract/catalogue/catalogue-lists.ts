import {z} from 'zod';
import countryLists from './blocked-countries.json' with {type: 'json'};
import dissolutionLists from './dissolution-fees.json' with {type: 'json'};
import mailLists from './mail-prices.json' with {type: 'json'};
import planLists from './plans.json' with {type: 'json'};
import serviceLists from './services.json' with {type: 'json'};
import stateLists from './state-facts.json' with {type: 'json'};
import {dutyKinds, mailZones, orderKinds, planIds, productIds, serviceIds, stateCompanyTypes} from './ids.ts';
import {countryCodes} from './countries.data.ts';
import {usStateCodes} from '#contract/companies/us-states.data.ts';

const daySchema = z.iso.date();
const centsSchema = z.int().nonnegative();
const fromToSchema = z
  .object({least: z.int().positive(), most: z.int().positive()})
  .refine(({least, most}) => least <= most);
const wordsSchema = z.object({name: z.string().min(1).max(40), what: z.string().min(1).max(160)});

/** What a plan holds beside its price. Source: S9.05. */
const includesSchema = z.object({
  /** Within how many hours an order is begun; null: in the order in which orders come. */
  priorityHours: z.int().positive().nullable(),
  /** Business days until the company is there; null: as fast as its state. */
  readyDays: fromToSchema.nullable(),
  cpaHoursMonthly: z.int().nonnegative(),
  /** What may go through the account in a month; `mostMonthlyCents` null: no limit. Null where the product has no account. */
  volume: z.object({mostMonthlyCents: z.int().positive().nullable()}).nullable(),
});

/** A plan as it is sold. Source: S1.01, D18. */
export const planSchema = z.object({id: z.enum(planIds), yearlyCents: z.int().positive(), includes: includesSchema});

/** The plans of every product from a day on. Source: S1.01, D18. */
export const plansSchema = z.object({
  effectiveFrom: daySchema,
  currency: z.literal('USD'),
  yearlySavingPercent: z.int().min(1).max(99),
  products: z
    .array(z.object({id: z.enum(productIds), plans: z.array(planSchema).length(planIds.length)}))
    .length(productIds.length),
});

/** The countries whose residents have no digital banking, from a day on. Source: S1.10. */
export const countriesSchema = z.object({effectiveFrom: daySchema, countries: z.array(z.enum(countryCodes))});

/** What is sold beside a plan, from a day on. Source: S2.13, D37. */
export const servicesSchema = z.object({
  effectiveFrom: daySchema,
  currency: z.literal('USD'),
  /** The operator has yet to set these prices. Rule: PLN9. */
  isSample: z.boolean(),
  /** What Faro takes for doing something with a state, beside what the state takes. Rules: BUY7, DIS3. */
  handlingCents: z.object({renewal: centsSchema, dissolution: centsSchema}),
  services: z.array(
    z.object({
      id: z.enum(serviceIds),
      cents: z.int().positive(),
      period: z.enum(['year', 'once']),
      /** What one of it is for. */
      each: z.enum(['company', 'partner']),
      kinds: z.array(z.enum(orderKinds)).min(1),
      /** Null: of any type, or in any state. */
      companyTypes: z.array(z.enum(stateCompanyTypes)).nullable(),
      states: z.array(z.enum(usStateCodes)).nullable(),
      includedIn: z.array(z.enum(planIds)),
      /** How long it takes, without what others take to answer. */
      businessDays: fromToSchema,
      words: z.object({es: wordsSchema, en: wordsSchema, pt: wordsSchema}),
    }),
  ),
});

const yearlyDueSchemas = [
  z.object({
    rule: z.literal('day'),
    month: z.int().min(1).max(12),
    day: z.int().min(1).max(31),
    movesToBusinessDay: z.boolean().optional(),
  }),
  z.object({rule: z.literal('anniversary-day')}),
  z.object({rule: z.literal('anniversary-month-start')}),
  z.object({rule: z.literal('anniversary-month-end')}),
  /** Within so many months, of which the anniversary's is the first. */
  z.object({rule: z.literal('anniversary-months'), months: z.int().positive()}),
] as const;

/** When a duty towards a state falls due; an anniversary is that of the company's formation. Source: facts.md F6. */
const dueSchema = z.discriminatedUnion('rule', [
  ...yearlyDueSchemas,
  /** The first one, and by which rule the later ones follow after `everyYears` each; absent where that is not known. */
  z.object({
    rule: z.literal('after-formation'),
    days: z.int().positive(),
    next: z.discriminatedUnion('rule', yearlyDueSchemas).optional(),
  }),
]);

const stateFactSchema = z.object({
  /** What the state takes to form a company: a sample. Null: not known. */
  filingCents: centsSchema.nullable(),
  /** Empty: nothing is due. */
  duties: z.array(
    z.object({
      what: z.enum(dutyKinds),
      everyYears: z.int().min(1).max(2),
      /** In which years one of every second year falls due: odd or even ones, or those like the formation's. Absent where that is not known. */
      years: z.enum(['odd', 'even', 'as-formation']).optional(),
      /** The rule counts for what falls due from this day on, and the one before it until then; absent: it always has. Rule: RNW5. */
      from: daySchema.optional(),
      /** Null: not known. */
      due: dueSchema.nullable(),
      /** Null: not known. */
      cents: centsSchema.nullable(),
      /** `cents` is the least that is due: the rest depends on the company. */
      isLeast: z.boolean(),
      lateCents: centsSchema.nullable(),
    }),
  ),
  /** The office of the state that sets this, where it can be checked; shown to customers once `checkedOn` is known. */
  source: z.string().min(1),
  /** Null: not checked with the state yet, and said so wherever it is shown. */
  checkedOn: daySchema.nullable(),
});

/** What each state takes for each type of company, from a day on; null where nothing is known. Source: facts.md F6, D37. */
export const statesSchema = z.object({
  effectiveFrom: daySchema,
  isSample: z.boolean(),
  states: z.record(
    z.enum(usStateCodes),
    z.object({LLC: stateFactSchema.nullable(), 'C-Corp': stateFactSchema.nullable()}),
  ),
});

/** What is taken for the paper of a scan, from a day on. Source: D37. Rule: MLG12. */
export const mailPricesSchema = z
  .object({
    effectiveFrom: daySchema,
    currency: z.literal('USD'),
    isSample: z.boolean(),
    /** 0: nothing is taken for it. */
    shreddingCents: centsSchema,
    /** What a package may weigh at its price, in grams. */
    mostPackageGrams: z.int().positive(),
    /** Up to how many pages each of `letterCents` counts, ascending. */
    letterPages: z.array(z.int().positive()).min(1),
    zones: z.array(
      z.object({
        id: z.enum(mailZones),
        /** Null: all that no other zone names. */
        countries: z.array(z.enum(countryCodes)).nullable(),
        letterCents: z.array(z.int().positive()),
        packageCents: z.int().positive(),
        /** How long it is on its way. */
        businessDays: fromToSchema,
      }),
    ),
  })
  .refine(({letterPages, zones}) => zones.every(({letterCents}) => letterCents.length === letterPages.length))
  .refine(({zones}) => zones.filter(({countries}) => countries === null).length === 1);

/** What states take to dissolve a company, from a day on; of a state and type that are not among them nobody knows. Rule: DIS3. */
export const dissolutionFeesSchema = z.object({
  effectiveFrom: daySchema,
  fees: z.array(
    z.object({
      state: z.enum(usStateCodes),
      type: z.enum(stateCompanyTypes),
      cents: centsSchema,
      source: z.string().min(1),
      /** Null: not checked with the state yet, and said so wherever it is shown. */
      checkedOn: daySchema.nullable(),
    }),
  ),
});

/** A list of plans in effect. */
export type PlanList = z.infer<typeof plansSchema>;

/** A list of countries in effect. */
export type CountryList = z.infer<typeof countriesSchema>;

/** A list of services in effect. */
export type ServiceList = z.infer<typeof servicesSchema>;

/** A list of what is taken for the paper of scans in effect. */
export type MailPriceList = z.infer<typeof mailPricesSchema>;

/** A list of what states take to dissolve a company. */
export type DissolutionFeeList = z.infer<typeof dissolutionFeesSchema>;

/** A list of what is known of states in effect. */
export type StateList = z.infer<typeof statesSchema>;

/**
 * Checks every list there is: the server does at its start, the tests for the client, which reads them unchecked.
 *
 * @returns the day of the latest list that holds samples; undefined where none does.
 * @throws a ZodError where a list is not as it must be. Rules: PLN2, PLN9.
 */
export function checkLists(): string | undefined {
  z.array(plansSchema).min(1).parse(planLists);
  z.array(countriesSchema).min(1).parse(countryLists);
  z.array(dissolutionFeesSchema).min(1).parse(dissolutionLists);
  const lists = [
    ...z.array(servicesSchema).min(1).parse(serviceLists),
    ...z.array(statesSchema).min(1).parse(stateLists),
    ...z.array(mailPricesSchema).min(1).parse(mailLists),
  ];
  const samples = lists.filter(({isSample}) => isSample).map(({effectiveFrom}) => effectiveFrom);
  return samples.toSorted().at(-1);
}
