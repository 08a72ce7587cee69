import {readCatalogue, type Catalogue, type Plan} from '#contract/catalogue/catalogue.ts';
import type {PlanId} from '#contract/catalogue/ids.ts';
import {productOf} from '#contract/catalogue/price-order.ts';
import {monthlyCents} from '#contract/catalogue/rules.ts';
import {usStateNames} from '#contract/companies/us-states.data.ts';
import type {CompanyDraft} from '#contract/formation/draft.ts';
import type {PlanPatch} from '#src/features/checkout/order/use-checkout-draft.ts';
import {planNames} from '#src/features/checkout/order/say-order.ts';
import type {es} from '#src/features/checkout/text/es.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText, type Translate} from '#src/i18n/use-text.ts';
import {SegmentedControl} from '#src/ui/actions/segmented-control.tsx';
import {PagePart} from '#src/ui/checkout/page-part.tsx';
import {PlanTable} from '#src/ui/checkout/plan-table.tsx';
import {SmallNote} from '#src/ui/checkout/small-note.tsx';

type PlanPartProps = {
  readonly draft: CompanyDraft;
  readonly today: string;
  /** It is being paid: nothing of it changes any more. */
  readonly isLocked: boolean;
  readonly onChange: (patch: PlanPatch) => void;
};

type Row = {readonly name: string; readonly value: (plan: Plan) => string | true};

/** The plan and how it is paid, which may still be changed. Source: S1.01, S9.04, S9.05, D18. */
export function PlanPart({draft, today, isLocked, onChange}: PlanPartProps) {
  const text = useText<typeof es>('checkout');
  const format = useFormat();
  const catalogue = readCatalogue(today);
  const percent = catalogue.plans.yearlySavingPercent;
  const period = draft.period ?? 'year';
  const plans = catalogue.plans.products.find(({id}) => id === productOf(draft.kind))?.plans ?? [];
  const rows = listRows(draft, catalogue, text);
  const sold = plans.map((plan) => {
    const cents = period === 'year' ? plan.yearlyCents : monthlyCents(plan.yearlyCents, percent);
    return {
      id: plan.id,
      name: planNames[plan.id],
      price: format.money(cents, 'USD'),
      per: text(period === 'year' ? 'perYear' : 'perMonth'),
      short: sayServed(plan, text),
    };
  });
  const valuesOf = ({name, value}: Row) => ({
    name,
    // Every plan of the product is there: the catalogue is checked for it.
    values: Object.fromEntries(plans.map((plan) => [plan.id, value(plan)])) as Record<PlanId, string | true>,
  });
  const periodField = (
    <SegmentedControl
      label={text('period')}
      value={period}
      options={[
        {value: 'year', label: text('yearly', {percent})},
        {value: 'month', label: text('monthly')},
      ]}
      onChange={(next) => {
        if (!isLocked) onChange({period: next});
      }}
    />
  );
  return (
    <PagePart title={text('plan')} {...(isLocked ? {} : {end: periodField})}>
      <PlanTable
        label={text('plan')}
        plans={sold}
        rows={rows.map(valuesOf)}
        chosen={draft.plan}
        includedText={text('included')}
        isLocked={isLocked}
        onChoose={(plan) => onChange({plan})}
      />
      {isLocked ? <SmallNote>{text('planLocked')}</SmallNote> : null}
    </PagePart>
  );
}

function listRows(draft: CompanyDraft, {services}: Catalogue, text: Translate<typeof es>): Row[] {
  const served: Row = {name: text('row.served'), value: (plan) => sayServed(plan, text)};
  if (draft.kind === 'crypto')
    return [
      {name: text('row.account'), value: () => true},
      {name: text('row.volume'), value: (plan) => sayVolume(plan, text)},
      {name: text('row.books'), value: () => true},
      served,
    ];
  const forms = services.services.find(({id}) => id === 'irs-forms');
  const state = draft.state === null ? '' : usStateNames[draft.state];
  return [
    ...(draft.kind === 'create' ? [{name: text('row.registration', {state}), value: () => true as const}] : []),
    {name: text('row.books'), value: () => true},
    {
      name: text('row.forms'),
      value: ({id}) => (forms?.includedIn.includes(id) === true ? true : text('value.apart')),
    },
    served,
    ...(draft.kind === 'create' ? [{name: text('row.ready'), value: (plan: Plan) => sayReady(plan, text)}] : []),
    {
      name: text('row.cpa'),
      value: ({includes}) =>
        includes.cpaHoursMonthly === 0 ? text('value.no') : text('value.cpa', {count: includes.cpaHoursMonthly}),
    },
  ];
}

function sayServed({includes: {priorityHours}}: Plan, text: Translate<typeof es>): string {
  return priorityHours === null ? text('value.inTurn') : text('value.hours', {hours: priorityHours});
}

function sayReady({includes: {readyDays}}: Plan, text: Translate<typeof es>): string {
  return readyDays === null ? text('value.statePace') : text('value.express', {...readyDays});
}

function sayVolume({includes: {volume}}: Plan, text: Translate<typeof es>): string {
  const most = volume?.mostMonthlyCents ?? null;
  return most === null ? text('value.noLimit') : text('value.upTo', {thousands: Math.round(most / 100_000)});
}
