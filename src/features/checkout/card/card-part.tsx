import {Suspense, lazy, type Ref} from 'react';
import type {PaymentProvider} from '#contract/payments/payment-provider.ts';
import {Skeleton} from '#src/ui/feedback/skeleton.tsx';
import type {FormFace} from '#src/ui/form/form-face.ts';
import type {CardTaker} from './card-taker.ts';
import {SandboxCard} from './sandbox-card.tsx';

const StripeCard = lazy(async () => ({default: (await import('./stripe-card.tsx')).StripeCard}));

type CardPartProps = {
  readonly provider: PaymentProvider | null;
  readonly taker: Ref<CardTaker>;
  /** What is to be paid, in US cents; null where the card is only saved. */
  readonly cents: number | null;
  readonly isEnded: boolean;
  /** A saved card is paid with: nothing is typed, and only its bank may want to be seen. */
  readonly isHidden: boolean;
  readonly onBank: () => void;
  /** Hears what is wrong with a card that is typed here, as far as its field tells. */
  readonly onErrors: (errors: FormFace['errors']) => void;
};

/** The card field of whoever takes cards here. */
export function CardPart({provider, taker, cents, isEnded, isHidden, onBank, onErrors}: CardPartProps) {
  const waiting = isHidden ? null : <Skeleton height={112} />;
  if (provider === null) return waiting;
  if (provider.kind === 'sandbox') return <SandboxCard {...{taker, isEnded, isHidden, onBank, onErrors}} />;
  return (
    <Suspense fallback={waiting}>
      <StripeCard {...{taker, cents, isHidden, onErrors}} publishableKey={provider.publishableKey} />
    </Suspense>
  );
}
