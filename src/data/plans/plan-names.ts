import type {PlanId} from '#contract/catalogue/ids.ts';

/** Names that are the same in every language. */
export const planNames: Readonly<Record<PlanId, string>> = {
  standard: 'Standard',
  professional: 'Professional',
  enterprise: 'Enterprise',
};
