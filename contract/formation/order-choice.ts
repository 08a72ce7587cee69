import type {OrderChoice} from '#contract/catalogue/price-order.ts';
import type {PlanId} from '#contract/catalogue/ids.ts';
import type {CompanyDraft} from './draft.ts';
import {readServices} from './texts.ts';

/**
 * What a draft comes to as something to be bought, for `priceOrder`.
 *
 * @param usual the plan that is counted as long as none is chosen, so that a sum can be shown from the first step on.
 */
export function readOrderChoice(draft: CompanyDraft, usual: PlanId = 'standard'): OrderChoice {
  const {kind, type, state, plan, period, services} = draft;
  const isAbroad = kind === 'crypto';
  return {
    kind,
    companyType: isAbroad ? null : type,
    state: isAbroad ? null : state,
    planId: plan ?? usual,
    period: period ?? 'year',
    services: readServices(services),
  };
}
