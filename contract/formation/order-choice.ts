import type {OrderChoice} from '#contract/catalogue/price-order.ts';
import {planIds, type PlanId} from '#contract/catalogue/ids.ts';
import {volumes} from './choices.ts';
import type {CompanyDraft} from './draft.ts';
import {readServices} from './texts.ts';

/**
 * What a draft comes to as something to be bought, for `priceOrder`.
 *
 * As long as no plan is chosen the smallest that the draft can have is counted, so that a sum can be shown from the first step on. Rule: FRM13.
 */
export function readOrderChoice(draft: CompanyDraft): OrderChoice {
  const {kind, type, state, plan, period, services} = draft;
  const isAbroad = kind === 'crypto';
  return {
    kind,
    companyType: isAbroad ? null : type,
    state: isAbroad ? null : state,
    planId: plan ?? leastPlan(draft),
    period: period ?? 'year',
    services: readServices(services),
  };
}

/** Plans and volumes are listed alike, the smallest first. */
function leastPlan({kind, volume}: CompanyDraft): PlanId {
  return (kind === 'crypto' && volume !== null && planIds[volumes.indexOf(volume)]) || 'standard';
}
