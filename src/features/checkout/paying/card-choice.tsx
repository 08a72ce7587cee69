import type {Ref} from 'react';
import type {PaymentProvider} from '#contract/payments/payment-provider.ts';
import type {Form} from '#src/data/forms/use-form.ts';
import type {SavedCards} from '#src/data/payments/use-saved-cards.ts';
import {CardPart} from '#src/features/checkout/card/card-part.tsx';
import type {CardTaker} from '#src/features/checkout/card/card-taker.ts';
import {pickCard} from '#src/features/checkout/card/pick-card.ts';
import {SavedCardField} from '#src/features/checkout/card/saved-card-field.tsx';
import type {es} from '#src/features/checkout/text/es.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {Banner} from '#src/ui/feedback/banner.tsx';
import {Skeleton} from '#src/ui/feedback/skeleton.tsx';
import type {FormFace} from '#src/ui/form/form-face.ts';
import type {PayerValues} from './payer-fields.tsx';

type CardChoiceProps = {
  readonly form: Form<PayerValues>;
  readonly saved: SavedCards;
  readonly provider: PaymentProvider | null;
  readonly taker: Ref<CardTaker>;
  readonly cents: number;
  readonly isEnded: boolean;
  readonly onBank: () => void;
  readonly onErrors: (errors: FormFace['errors']) => void;
};

/** A saved card or another one; who has none types one in. Rule: PAY17. */
export function CardChoice({form, saved, provider, taker, cents, isEnded, onBank, onErrors}: CardChoiceProps) {
  const text = useText<typeof es>('checkout');
  const {cards, isMissing} = saved;
  if (cards === undefined) return <Skeleton height={112} />;
  const bound = form.bind('savedCardId');
  const value = pickCard(cards, bound.value);
  return (
    <>
      {isMissing ? (
        <Banner
          shape="boxed"
          tone="warn"
          actions={<Button onPress={() => void saved.read().catch(reportError)}>{text('retry')}</Button>}
        >
          {text('cardsUnread')}
        </Banner>
      ) : null}
      {cards.length > 0 || bound.error !== null ? (
        <SavedCardField cards={cards} value={value} id={bound.id} error={bound.error} onChange={bound.onChange} />
      ) : null}
      <CardPart {...{provider, taker, cents, isEnded, onBank, onErrors}} isHidden={value !== null} />
    </>
  );
}
