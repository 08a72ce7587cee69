import type {OrderState} from '#contract/orders/order-states.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Badge, type Tone} from '#src/ui/display/badge.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import type {words} from './text/words.ts';

const tones = {placed: 'neutral', paying: 'accent', paid: 'ok', expired: 'neutral'} as const satisfies Record<
  OrderState,
  Tone
>;

/** Where an order is, and beside it that nobody has claimed what is paid. Source: D43. */
export function OrderBadges({state, isUnclaimed}: {readonly state: OrderState; readonly isUnclaimed: boolean}) {
  const text = useText<typeof words>('admin/orders');
  return (
    <Row>
      <Badge tone={tones[state]}>{text(`state.${state}`)}</Badge>
      {isUnclaimed ? <Badge tone="warn">{text('claim.unclaimed')}</Badge> : null}
    </Row>
  );
}
