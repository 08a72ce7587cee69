import type {CompanyDraft} from '#contract/formation/draft.ts';
import type {Order} from '#contract/orders/order.ts';
import {readPriorityHours} from '#contract/catalogue/priority-hours.ts';
import {isPurchase} from '#src/features/checkout/order/is-purchase.ts';
import type {es} from '#src/features/checkout/text/es.ts';
import {useText} from '#src/i18n/use-text.ts';

type Turned = {
  readonly order: Order | null;
  readonly draft: CompanyDraft | null;
  readonly kind: Order['kind'];
  readonly today: string;
};

/** When an order is worked on by its plan, in words. */
export function useTurn({order, draft, kind, today}: Turned): string {
  const text = useText<typeof es>('checkout');
  const planId = draft?.plan ?? order?.lines.find((line) => line.kind === 'plan')?.id ?? null;
  const hours = isPurchase(kind) ? null : readPriorityHours(kind, planId, today);
  return hours === null ? text('turn.inOrder') : text('turn.hours', {hours});
}
