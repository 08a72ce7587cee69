import {readCatalogue} from '#contract/catalogue/catalogue.ts';
import type {PlanId} from '#contract/catalogue/ids.ts';
import type {OrderLine} from '#contract/catalogue/price-order.ts';
import {usStateCodes, usStateNames} from '#contract/companies/us-states.data.ts';
import type {CompanyDraft} from '#contract/formation/draft.ts';
import type {Translate} from '#src/i18n/use-text.ts';
import type {Language} from '#src/i18n/languages.ts';
import type {es} from '#src/features/checkout/text/es.ts';

type Say = Translate<typeof es>;

/** Names that are the same in every language. */
export const planNames: Readonly<Record<PlanId, string>> = {
  standard: 'Standard',
  professional: 'Professional',
  enterprise: 'Enterprise',
};

/** What a line of an order is for, in words. */
export function sayLine({kind, id, period, count}: OrderLine, language: Language, text: Say, today: string): string {
  const each = {year: text('line.year'), month: text('line.month'), once: ''}[period];
  if (kind === 'coupon') return text('line.coupon', {code: id});
  if (kind === 'state-filing') {
    const code = usStateCodes.find((one) => one === id);
    return text('line.filing', {state: code ? usStateNames[code] : id});
  }
  if (kind === 'plan') {
    const plan = Object.entries(planNames).find(([planId]) => planId === id)?.[1];
    return text('line.plan', {plan: plan ?? id}) + each;
  }
  const service = readCatalogue(today).services.services.find((one) => one.id === id);
  return (service?.words[language].name ?? id) + (count > 1 ? ` × ${count}` : '') + each;
}

/** What the company of a draft will be called: its first choice with the designator. */
export function nameOfDraft({nameOne, designator, kind}: CompanyDraft): string {
  return kind === 'create' && designator !== null ? `${nameOne.trim()} ${designator}` : nameOne.trim();
}
