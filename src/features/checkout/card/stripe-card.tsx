import {useEffect, useImperativeHandle, useRef, useState, type Ref} from 'react';
import type {Stripe, StripeElements, StripeError} from '@stripe/stripe-js';
import {loadStripe} from '@stripe/stripe-js/pure';
import {groupOfDecline} from '#contract/payments/decline-group.ts';
import type {es} from '#src/features/checkout/text/es.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {CardSlot} from '#src/ui/checkout/card-slot.tsx';
import {Banner} from '#src/ui/feedback/banner.tsx';
import {Skeleton} from '#src/ui/feedback/skeleton.tsx';
import type {CardOutcome, CardTaker} from './card-taker.ts';
import {wasLoadedToPay} from './loaded-to-pay.ts';

type StripeCardProps = {
  readonly taker: Ref<CardTaker>;
  readonly publishableKey: string;
  /** What the button says, in US cents. */
  readonly cents: number;
};

type Loaded = {readonly stripe: Stripe; readonly elements: StripeElements};

/** Stripe's own card field, in its frame: its script comes with this screen and no other. Rule: PAY14. Source: docs.stripe.com/payments/accept-a-payment-deferred. */
export function StripeCard({taker, publishableKey, cents}: StripeCardProps) {
  const text = useText<typeof es>('checkout');
  const language = useLanguage();
  const slot = useRef<HTMLDivElement>(null);
  const loaded = useRef<Loaded | null>(null);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isHere = true;
    let unmount: () => void = () => undefined;
    const show = async () => {
      const stripe = await loadStripe(publishableKey, {locale: language === 'pt' ? 'pt-BR' : language});
      if (!stripe || !slot.current || !isHere) return;
      const elements = stripe.elements({
        mode: 'payment',
        amount: cents,
        currency: 'usd',
        setupFutureUsage: 'off_session',
        allowedPaymentMethodTypes: ['card'],
      });
      const field = elements.create('payment', {fields: {billingDetails: {name: 'never', address: 'never'}}});
      field.on('ready', () => setState('ready'));
      field.on('loaderror', () => setState('failed'));
      field.mount(slot.current);
      unmount = () => field.destroy();
      loaded.current = {stripe, elements};
    };
    // Without the script there is nothing to type a card into, which the screen says.
    show().catch(() => {
      if (isHere) setState('failed');
    });
    return () => {
      isHere = false;
      loaded.current = null;
      unmount();
    };
    // Another sum is told to the field that is there, below.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [publishableKey, language, attempt]);
  useEffect(() => {
    void loaded.current?.elements.update({amount: cents});
  }, [cents]);

  useImperativeHandle(taker, () => ({
    check: async () => {
      if (!loaded.current) return false;
      const {error} = await loaded.current.elements.submit();
      return error === undefined;
    },
    pay: async (clientSecret, {name, zip, country}) => {
      if (!loaded.current) return {kind: 'left'};
      const {stripe, elements} = loaded.current;
      const address = {postal_code: zip, country, line1: '', line2: '', city: '', state: ''};
      const {error} = await stripe.confirmPayment({
        elements,
        clientSecret,
        confirmParams: {
          return_url: location.origin + location.pathname,
          payment_method_data: {billing_details: {name, address}},
        },
        redirect: 'if_required',
      });
      return readError(error);
    },
    goOn: async (clientSecret) => {
      if (!loaded.current) return {kind: 'left'};
      const {error} = await loaded.current.stripe.handleNextAction({clientSecret});
      return readError(error);
    },
  }));

  const retry = () => {
    if (!wasLoadedToPay()) location.reload();
    setState('loading');
    setAttempt(attempt + 1);
  };
  return (
    <>
      {state === 'loading' ? <Skeleton height={112} /> : null}
      {state === 'failed' ? (
        <Banner tone="warn" shape="boxed" actions={<Button onPress={retry}>{text('retryCard')}</Button>}>
          {text('cardFieldMissing')}
        </Banner>
      ) : null}
      <CardSlot slotRef={slot} label={text('card')} />
    </>
  );
}

/** What Stripe's answer means; an answer that did not come is not a refusal. */
function readError(error: StripeError | undefined): CardOutcome {
  if (!error) return {kind: 'done'};
  const {type, code, decline_code: declineCode} = error;
  if (type !== 'card_error' && type !== 'validation_error' && code === undefined) return {kind: 'unknown'};
  return {kind: 'declined', group: groupOfDecline({declineCode, code})};
}
