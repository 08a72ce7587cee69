import {readCatalogue} from '#contract/catalogue/catalogue.ts';
import type {PlanPeriod} from '#contract/catalogue/ids.ts';
import {useText} from '#src/i18n/use-text.ts';
import {SegmentedControl} from '#src/ui/actions/segmented-control.tsx';
import type {es} from './text/es.ts';

type PlanPeriodControlProps = {
  readonly period: PlanPeriod | null;
  /** Civil date, for the prices of that day. */
  readonly today: string;
  readonly onChange: (period: PlanPeriod) => void;
};

/** By the year, with what that saves, or by the month. Rule: PLN1. Source: S9.04. */
export function PlanPeriodControl({period, today, onChange}: PlanPeriodControlProps) {
  const text = useText<typeof es>('plans');
  const percent = readCatalogue(today).plans.yearlySavingPercent;
  return (
    <SegmentedControl
      label={text('plan.period')}
      value={period ?? 'year'}
      options={[
        {value: 'year', label: text('plan.yearly', {percent})},
        {value: 'month', label: text('plan.monthly')},
      ]}
      onChange={onChange}
    />
  );
}
