import {judgedToday} from '#src/data/formation/facts-on.ts';
import {PlanChoice} from '#src/data/plans/plan-choice.tsx';
import {PlanPeriodControl} from '#src/data/plans/plan-period-control.tsx';
import type {StepProps} from '#src/features/formation/wizard/step-props.ts';
import {Row} from '#src/ui/layout/row.tsx';

/** The plan, by the year or by the month. Rules: FRM13, PLN1, PLN10. Source: S9.05. */
export function PlanFields({form}: StepProps) {
  const today = judgedToday();
  const {period} = form.values;
  return (
    <>
      <Row isSpread>
        <PlanPeriodControl period={period} today={today} onChange={(next) => form.change({period: next})} />
      </Row>
      <PlanChoice
        draft={form.values}
        today={today}
        error={form.bind('plan').error}
        onChange={(plan) => form.change({plan, period: period ?? 'year'})}
      />
    </>
  );
}
