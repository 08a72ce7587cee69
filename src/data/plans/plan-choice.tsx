import {readCatalogue} from '#contract/catalogue/catalogue.ts';
import type {PlanId} from '#contract/catalogue/ids.ts';
import {productOf} from '#contract/catalogue/price-order.ts';
import {monthlyCents} from '#contract/catalogue/rules.ts';
import {checkPlan} from '#contract/formation/check-steps.ts';
import type {CompanyDraft} from '#contract/formation/draft.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import {ChoiceTable} from '#src/ui/fields/radio/choice-table.tsx';
import {comparePlans, sumUpPlan} from './compare-plans.ts';
import {planNames} from './plan-names.ts';
import type {es} from './text/es.ts';

type PlanChoiceProps = {
  readonly draft: CompanyDraft;
  /** Civil date, for the prices of that day. */
  readonly today: string;
  readonly error?: string | null;
  /** Short on a phone: it was compared before. */
  readonly isBrief?: boolean;
  /** Nothing of it changes any more. */
  readonly isLocked?: boolean;
  readonly onChange: (plan: PlanId) => void;
};

/** The plans side by side with their prices; a plan that is too small for what one expects says so. Rules: FRM13, PLN1, PLN10. Source: S9.05. */
export function PlanChoice({draft, today, error = null, isBrief = false, isLocked = false, onChange}: PlanChoiceProps) {
  const text = useText<typeof es>('plans');
  const format = useFormat();
  const words = {text, locale: format.locale, dollars: format.dollars};
  const catalogue = readCatalogue(today);
  const {yearlySavingPercent, products} = catalogue.plans;
  const plans = products.find(({id}) => id === productOf(draft.kind))?.plans ?? [];
  const rows = comparePlans(draft, catalogue, words);
  const isYearly = draft.period !== 'month';
  const isTooSmall = (plan: PlanId) =>
    checkPlan({...draft, plan}).some(({reason}) => reason === 'formation.plan-below-volume');
  return (
    <ChoiceTable
      id="plan"
      label={text('plan.label')}
      isLabelHidden
      isLocked={isLocked}
      value={draft.plan}
      error={error}
      onChange={onChange}
      rows={rows.map(({name}) => name)}
      choices={plans.map((plan) => ({
        id: plan.id,
        title: planNames[plan.id],
        figure: format.money(isYearly ? plan.yearlyCents : monthlyCents(plan.yearlyCents, yearlySavingPercent), 'USD'),
        note: text(isYearly ? 'plan.perYear' : 'plan.perMonth'),
        values: rows.map(({values}) => values[plan.id]),
        ...(isBrief ? {brief: sumUpPlan(plan, words)} : {}),
        ...(isTooSmall(plan.id) ? {blockedReason: text('plan.tooSmall')} : {}),
      }))}
    />
  );
}
