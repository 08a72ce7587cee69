import {useEffect, useEffectEvent, useImperativeHandle, useRef, useState, type Ref} from 'react';
import type {Stripe, StripeElements, StripeError} from '@stripe/stripe-js';
import type {es} from '#src/features/checkout/text/es.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {CardSlot} from '#src/ui/checkout/card-slot.tsx';
import {Banner} from '#src/ui/feedback/banner.tsx';
import {Skeleton} from '#src/ui/feedback/skeleton.tsx';
import type {FormFace} from '#src/ui/form/form-face.ts';
import type {CardOutcome, CardTaker} from './card-taker.ts';
import {wasLoadedToPay} from './loaded-to-pay.ts';
import {nameStripeProblem} from './name-stripe-problem.ts';
import {readStripeError} from './read-stripe-error.ts';
import {useStripe} from './use-stripe.ts';

type StripeCardProps = {
  readonly taker: Ref<CardTaker>;
  readonly publishableKey: string;
  /** What the button says, in US cents; null where the card is only saved. */
  readonly cents: number | null;
  /** A saved card is paid with: no field is shown. */
  readonly isHidden: boolean;
  /** Hears which part of the card is wrong, as far as Stripe's field names it. */
  readonly onErrors: (errors: FormFace['errors']) => void;
};

const fieldId = 'card-stripe';

/** Stripe's own card field, in its frame: its script comes with this screen and no other. Rule: PAY14. Source: docs.stripe.com/payments/accept-a-payment-deferred. */
export function StripeCard(props: StripeCardProps) {
  const [attempt, setAttempt] = useState(0);
  const retry = () => {
    if (!wasLoadedToPay()) location.reload();
    setAttempt(attempt + 1);
  };
  return <StripeField key={attempt} {...props} onRetry={retry} />;
}

type StripeFieldProps = StripeCardProps & {readonly onRetry: () => void};

function StripeField({taker, publishableKey, cents, isHidden, onErrors, onRetry}: StripeFieldProps) {
  const text = useText<typeof es>('checkout');
  const loaded = useStripe(publishableKey);
  const stripe = typeof loaded === 'object' ? loaded : null;
  const slot = useRef<HTMLDivElement>(null);
  const field = useRef<StripeElements | null>(null);
  /** What the field asks for: to keep the card, until a payment says that it is not kept. */
  const isKept = useRef(true);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');

  /** With the sum of this moment; another is told to the field that is there, below. */
  const open = useEffectEvent((by: Stripe) =>
    by.elements({
      ...(cents === null ? {mode: 'setup'} : {mode: 'payment', amount: cents}),
      currency: 'usd',
      setupFutureUsage: 'off_session',
      allowedPaymentMethodTypes: ['card'],
    }),
  );
  useEffect(() => {
    const place = slot.current;
    if (!stripe || isHidden || !place) return undefined;
    const elements = open(stripe);
    isKept.current = true;
    const element = elements.create('payment', {fields: {billingDetails: {name: 'never', address: 'never'}}});
    const focus = () => element.focus();
    element.on('ready', () => setState('ready'));
    element.on('loaderror', () => setState('failed'));
    element.mount(place);
    place.addEventListener('focus', focus);
    field.current = elements;
    return () => {
      place.removeEventListener('focus', focus);
      field.current = null;
      element.destroy();
      setState('loading');
    };
  }, [stripe, isHidden]);
  useEffect(() => {
    if (cents !== null) void field.current?.update({amount: cents});
  }, [cents]);

  useImperativeHandle(taker, () => ({
    check: async () => {
      if (!field.current) return false;
      const {error} = await field.current.submit();
      onErrors(error ? [{fieldId, message: text(nameStripeProblem(error) ?? 'cardCheck')}] : []);
      return error === undefined;
    },
    give: async (clientSecret, {name, zip, country}, keeps = true) => {
      const elements = field.current;
      const address = {postal_code: zip, country, line1: '', line2: '', city: '', state: ''};
      if (!stripe || !elements) return {kind: 'unknown'};
      if (keeps !== isKept.current) {
        // The field and the payment have to ask for the same, or Stripe refuses the card.
        await elements.update({setupFutureUsage: keeps ? 'off_session' : null});
        isKept.current = keeps;
        const {error} = await elements.submit();
        if (error) return readStripeError(error);
      }
      const confirmParams = {
        return_url: location.origin + location.pathname,
        payment_method_data: {billing_details: {name, address}},
      };
      const wanted = {elements, clientSecret, confirmParams, redirect: 'if_required'} as const;
      return hear(cents === null ? stripe.confirmSetup(wanted) : stripe.confirmPayment(wanted));
    },
    goOn: async (clientSecret) => (stripe ? hear(stripe.handleNextAction({clientSecret})) : {kind: 'unknown'}),
  }));

  const isFailed = loaded === 'failed' || state === 'failed';
  return (
    <>
      {!isFailed && !isHidden && state === 'loading' ? <Skeleton height={112} /> : null}
      {isFailed ? (
        <Banner tone="warn" shape="boxed" actions={<Button onPress={onRetry}>{text('retryCard')}</Button>}>
          {text('cardFieldMissing')}
        </Banner>
      ) : null}
      {isHidden ? null : <CardSlot id={fieldId} slotRef={slot} label={text('card')} />}
    </>
  );
}

/** An answer that broke off is not known. */
async function hear(asked: Promise<{readonly error?: StripeError | undefined}>): Promise<CardOutcome> {
  return asked.then(
    ({error}) => readStripeError(error),
    () => ({kind: 'unknown'}),
  );
}
