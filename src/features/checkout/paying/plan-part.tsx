import type {ReactNode} from 'react';
import type {CompanyDraft} from '#contract/formation/draft.ts';
import {PlanChoice} from '#src/data/plans/plan-choice.tsx';
import {PlanPeriodControl} from '#src/data/plans/plan-period-control.tsx';
import type {PlanPatch} from '#src/features/checkout/order/use-checkout-draft.ts';
import type {es} from '#src/features/checkout/text/es.ts';
import {useText} from '#src/i18n/use-text.ts';
import {PagePart} from '#src/ui/checkout/page-part.tsx';

type PlanPartProps = {
  readonly draft: CompanyDraft;
  readonly today: string;
  /** It is not changed here, or not now. */
  readonly isLocked: boolean;
  /** Why not, and what can be done about it. */
  readonly lockNote: ReactNode;
  readonly onChange: (patch: PlanPatch) => void;
};

/** The plan and how it is paid, which may still be changed. Source: S1.01, S9.04, S9.05, D18. */
export function PlanPart({draft, today, isLocked, lockNote, onChange}: PlanPartProps) {
  const text = useText<typeof es>('checkout');
  const period = (
    <PlanPeriodControl period={draft.period} today={today} onChange={(next) => onChange({period: next})} />
  );
  return (
    <PagePart title={text('plan')} {...(isLocked ? {} : {end: period})}>
      <PlanChoice draft={draft} today={today} isBrief isLocked={isLocked} onChange={(plan) => onChange({plan})} />
      {isLocked ? lockNote : null}
    </PagePart>
  );
}
