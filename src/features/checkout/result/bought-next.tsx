import type {Order} from '#contract/orders/order.ts';
import type {PurchaseKind} from '#contract/purchases/purchase.ts';
import type {es} from '#src/features/checkout/text/es.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Text} from '#src/ui/display/text.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {BoughtLink} from './bought-link.tsx';

/** What is done now about what was bought for a company: paid is not done yet. Rule: BUY9. */
export function BoughtNext({order, kind}: {readonly order: Order; readonly kind: PurchaseKind}) {
  const text = useText<typeof es>('checkout');
  return (
    <Stack gap={3}>
      <Text>{text(`boughtNext.${kind}`, {name: order.name})}</Text>
      <Row>
        <BoughtLink order={order} kind={kind} />
      </Row>
    </Stack>
  );
}
