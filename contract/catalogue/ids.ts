/** What is sold. Source: S1.01, D18. */
export const productIds = ['company', 'cross-border-crypto'] as const;

/** One of {@link productIds}. */
export type ProductId = (typeof productIds)[number];

/** The plans of every product, the smallest first. Source: S1.01. */
export const planIds = ['standard', 'professional', 'enterprise'] as const;

/** One of {@link planIds}. */
export type PlanId = (typeof planIds)[number];

/** How a plan is paid. Source: S3.04. */
export const planPeriods = ['year', 'month'] as const;

/** One of {@link planPeriods}. */
export type PlanPeriod = (typeof planPeriods)[number];

/** What an order is for. Source: S2.12. */
export const orderKinds = ['create', 'migrate', 'crypto'] as const;

/** One of {@link orderKinds}. */
export type OrderKind = (typeof orderKinds)[number];

/** Where paper is forwarded to, by what it costs to get there. */
export const mailZones = ['us', 'neighbours', 'americas', 'europe', 'world'] as const;

/** What a state asks of companies again and again. Source: facts.md F6. */
export const dutyKinds = ['report', 'statement', 'tax', 'franchise-tax'] as const;

/** The types of company that a state forms. Source: S3.02. */
export const stateCompanyTypes = ['LLC', 'C-Corp'] as const;

/** One of {@link stateCompanyTypes}. */
export type StateCompanyType = (typeof stateCompanyTypes)[number];

/** What is sold beside a plan; a price and its words are in the list. Source: S2.13, D37. */
export const serviceIds = [
  'us-address',
  'itin',
  'irs-forms',
  'expedited-filing',
  'corporate-records',
  'good-standing',
  'apostille',
] as const;

/** One of {@link serviceIds}. */
export type ServiceId = (typeof serviceIds)[number];
