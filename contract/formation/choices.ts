import type {PlanPeriod, StateCompanyType} from '#contract/catalogue/ids.ts';
import type {DocumentKind} from '#contract/documents/kinds.ts';

/** What stands behind the name and says what the company is, by its type. Source: 6 Del. C. § 18-102(1), 8 Del. C. § 102(a)(1). */
export const designatorsOf = {
  LLC: ['LLC', 'L.L.C.', 'Limited Liability Company'],
  'C-Corp': ['Inc.', 'Corp.', 'Incorporated', 'Corporation'],
} as const satisfies Record<StateCompanyType, readonly string[]>;

/** Every designator, those of an LLC first. */
export const designators = [...designatorsOf.LLC, ...designatorsOf['C-Corp']] as const;

/** One of {@link designators}. */
export type Designator = (typeof designators)[number];

/** Who manages an LLC: its members, or managers that they choose. */
export const managements = ['members', 'managers'] as const;

/** How a plan is paid. Source: S3.04. */
export const planPeriods = ['year', 'month'] as const satisfies readonly PlanPeriod[];

/** What a company abroad expects to move by the month, the smallest first, as the plans have it. Source: S9.05. */
export const volumes = ['up-to-500k', 'up-to-1m', 'unlimited'] as const;

/** The most of each by the month, in US cents; null has no limit. Source: S9.05. */
export const mostVolumeCents = {
  'up-to-500k': 50_000_000,
  'up-to-1m': 100_000_000,
  unlimited: null,
} as const satisfies Record<(typeof volumes)[number], number | null>;

/** What a form 5472 that was not filed costs at least, in US cents. Source: 26 U.S.C. § 6038A(d)(1). */
export const form5472PenaltyCents = 2_500_000;

/** A partner is a person or a company. */
export const partnerKinds = ['person', 'company'] as const;

/** Papers that a company which comes here has, and is asked for once it is paid where its owner does not say that it is missing. Source: S3.10. */
export const broughtPapers = [
  'articles',
  'ein-letter',
  'operating-agreement',
] as const satisfies readonly DocumentKind[];

/** Duties that may be open when a company comes here. */
export const openDutyIds = [
  'annual-report',
  'franchise-tax',
  'federal-return',
  'form-5472',
  'registered-agent',
] as const;
