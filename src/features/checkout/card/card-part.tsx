import {Suspense, lazy, type Ref} from 'react';
import type {PaymentProvider} from '#contract/payments/payment-provider.ts';
import {Skeleton} from '#src/ui/feedback/skeleton.tsx';
import type {CardTaker} from './card-taker.ts';
import {SandboxCard} from './sandbox-card.tsx';

const StripeCard = lazy(async () => ({default: (await import('./stripe-card.tsx')).StripeCard}));

type CardPartProps = {
  readonly provider: PaymentProvider | null;
  readonly taker: Ref<CardTaker>;
  readonly cents: number;
  readonly isEnded: boolean;
  readonly onBank: () => void;
};

/** The card field of whoever takes cards here. */
export function CardPart({provider, taker, cents, isEnded, onBank}: CardPartProps) {
  if (provider === null) return <Skeleton height={112} />;
  if (provider.kind === 'sandbox') return <SandboxCard taker={taker} isEnded={isEnded} onBank={onBank} />;
  return (
    <Suspense fallback={<Skeleton height={112} />}>
      <StripeCard taker={taker} publishableKey={provider.publishableKey} cents={cents} />
    </Suspense>
  );
}
