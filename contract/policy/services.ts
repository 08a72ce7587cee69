import type {companyTypes} from '#contract/companies/company.ts';
import type {Service} from '#contract/kernel/space.ts';

/** What decides which services a space has. */
export type ServiceFacts =
  | {readonly kind: 'person'}
  | {readonly kind: 'company'; readonly type: (typeof companyTypes)[number]};

/**
 * The services of a space. Pure; the only place that says so. The server keeps the answer with the space, and tells it to devices.
 *
 * Rule: POL6. Source: S6.07.
 */
export function servicesOf(space: ServiceFacts): readonly Service[] {
  if (space.kind === 'person') return ['personal'];
  return space.type === 'Cross Border Crypto' ? ['company'] : ['company', 'accounting', 'mailing'];
}

/** What a company's plan pays for; the rest of a company is its own whether anything is paid or not. Rule: POL9. Source: D44. */
export const servicesOfPlan: readonly Service[] = ['accounting', 'mailing'];

/** The reason with which any change of a company is refused that is dissolved. Rule: DIS9. */
export const reasonWhenClosed = 'company.dissolved';

/** The reason with which a change of a table is refused whose service the space has not. */
export const reasonWithoutService = {
  personal: 'sync.not-permitted',
  company: 'sync.not-permitted',
  accounting: 'company.no-accounting',
  mailing: 'sync.not-permitted',
} as const satisfies Record<Service, string>;
