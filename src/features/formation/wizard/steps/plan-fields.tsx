import {readCatalogue, type Plan} from '#contract/catalogue/catalogue.ts';
import {productOf} from '#contract/catalogue/price-order.ts';
import {monthlyCents} from '#contract/catalogue/rules.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {SegmentedControl} from '#src/ui/actions/segmented-control.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {ChoiceTable} from '#src/ui/wizard/choice-table.tsx';
import type {StepProps} from '#src/features/formation/wizard/step-props.ts';
import {useLabels, useWords} from '#src/features/formation/wizard/use-words.ts';

/** The plans side by side, by the year or by the month. Rules: FRM13, PLN1, PLN10. Source: S9.05. */
export function PlanFields({form}: StepProps) {
  const text = useWords();
  const label = useLabels();
  const format = useFormat();
  const {kind, plan} = form.values;
  const period = form.values.period ?? 'year';
  const {plans: list, services} = readCatalogue(format.today());
  const withForms = services.services.find(({id}) => id === 'irs-forms')?.includedIn ?? [];
  const plans = list.products.find(({id}) => id === productOf(kind))?.plans ?? [];
  const isAbroad = kind === 'crypto';
  const tick = {tick: text('plan.has')};
  const valuesOf = ({id, includes}: Plan) => [
    tick,
    tick,
    ...(isAbroad ? [sayVolume(includes)] : [withForms.includes(id) ? tick : text('plan.apart')]),
    includes.priorityHours === null ? text('plan.inOrder') : text('plan.hours', {count: includes.priorityHours}),
    ...(isAbroad
      ? []
      : [
          includes.readyDays === null
            ? text('plan.statePace')
            : text('plan.days', {least: includes.readyDays.least, most: includes.readyDays.most}),
        ]),
    includes.cpaHoursMonthly === 0 ? text('plan.no') : text('plan.cpaHours', {count: includes.cpaHoursMonthly}),
  ];
  function sayVolume({volume}: Plan['includes']): string {
    const most = volume?.mostMonthlyCents ?? null;
    return most === null ? text('plan.anyVolume') : text('plan.volumeUpTo', {amount: format.money(most, 'USD')});
  }
  const ready = isAbroad ? [] : [text('plan.ready')];
  return (
    <>
      <Row isSpread>
        <Text tone="muted">{text('plan.saving', {percent: list.yearlySavingPercent})}</Text>
        <SegmentedControl
          label={label('field.period')}
          value={period}
          onChange={(next) => form.change({period: next})}
          options={[
            {value: 'year', label: label('period.year')},
            {value: 'month', label: label('period.month')},
          ]}
        />
      </Row>
      <ChoiceTable
        id="plan"
        label={label('field.plan')}
        value={plan}
        error={form.bind('plan').error}
        onChange={(id) => form.change({plan: id, period})}
        rows={[
          text(`plan.main.${kind}`),
          text(`plan.books.${kind}`),
          text(isAbroad ? 'plan.volume' : 'plan.forms'),
          text('plan.attended'),
          ...ready,
          text('plan.cpa'),
        ]}
        choices={plans.map((one) => ({
          id: one.id,
          title: text(`plan.${one.id}`),
          figure: format.money(
            period === 'year' ? one.yearlyCents : monthlyCents(one.yearlyCents, list.yearlySavingPercent),
            'USD',
          ),
          note: text(period === 'year' ? 'plan.perYear' : 'plan.perMonth'),
          values: valuesOf(one),
        }))}
      />
    </>
  );
}
