import {Users} from 'lucide-react';
import type {Order} from '#contract/orders/order.ts';
import type {es} from '#src/features/checkout/text/es.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {Banner} from '#src/ui/feedback/banner.tsx';

/** That one pays for somebody else, before one does; and the way to say that it is one's own. Rule: ORD17. */
export function AnothersNote({order, onMine}: {readonly order: Order; readonly onMine: () => void}) {
  const text = useText<typeof es>('checkout');
  const {name, email, isClaimed} = order;
  return (
    <Banner
      shape="boxed"
      tone="warn"
      icon={<Users size={16} aria-hidden />}
      {...(isClaimed ? {} : {actions: <Button onPress={onMine}>{text('itIsMine')}</Button>})}
    >
      {text('payForAnother', {name, email})}
    </Banner>
  );
}
