import {useEffect, useEffectEvent, useRef, useState} from 'react';
import {readCatalogue} from '#contract/catalogue/catalogue.ts';
import type {CouponEffect} from '#contract/catalogue/coupon-effect.ts';
import {priceOrder, type OrderPrice} from '#contract/catalogue/price-order.ts';
import type {CompanyDraft} from '#contract/formation/draft.ts';
import {readOrderChoice} from '#contract/formation/order-choice.ts';
import type {Failure} from '#contract/kernel/failure.ts';
import {placeOrder} from '#contract/orders/place-order.ts';
import {callServer} from '#src/data/calls/server.ts';
import {useOnline} from '#src/data/calls/use-online.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {ensureSecret} from './secrets.ts';
import {toPlacing} from './to-placing.ts';
import type {OrderHold} from './use-order.ts';

/** What a draft costs today, as this device computes it. */
export function priceHere(draft: CompanyDraft, today: string, coupon?: CouponEffect): OrderPrice {
  return priceOrder(readOrderChoice(draft), {catalogue: readCatalogue(today), today, coupon});
}

/** Placing an order, and placing it anew whenever its draft or its coupon is another. */
export type Placing = {
  readonly isPlacing: boolean;
  /** Why it could not be placed; null where it is, or was not tried. */
  readonly refusal: Failure | null;
  /** The server's sum was another than this device's: what is shown is the server's, and nothing was paid. */
  readonly isNewPrice: boolean;
  /** Places it now, also one that has run out. Answers why not. */
  readonly place: (couponCode: string | null, coupon?: CouponEffect) => Promise<Failure | null>;
};

type Wanted = {
  readonly hold: OrderHold;
  readonly draft: CompanyDraft | null | undefined;
  readonly today: string;
  /** Nothing is missing in the draft, as far as this device knows. */
  readonly isWhole: boolean;
};

/** Places the order of a draft as soon as it may be: arriving is enough. Rules: ORD2, ORD16. */
export function usePlacing({hold, draft, today, isWhole}: Wanted): Placing {
  const language = useLanguage();
  const isOnline = useOnline();
  const [isPlacing, setPlacing] = useState(false);
  const [refusal, setRefusal] = useState<Failure | null>(null);
  const [isNewPrice, setNewPrice] = useState(false);
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const newest = useRef<string | null>(null);

  const place = async (couponCode: string | null, coupon?: CouponEffect): Promise<Failure | null> => {
    if (!draft) return null;
    setPlacing(true);
    const secret = await ensureSecret(draft.id);
    const placing = {secret, language, ...toPlacing(draft), couponCode};
    const {todayCents} = priceHere(draft, today, coupon);
    let answer = await callServer(placeOrder, {...placing, seenCents: todayCents});
    const cents = answer.ok ? undefined : answer.failure.details?.['cents'];
    if (typeof cents === 'number') {
      // Placing charges nothing: what the server counts is shown, and the button says it.
      answer = await callServer(placeOrder, {...placing, seenCents: cents});
      setNewPrice(coupon !== undefined || couponCode === null);
    }
    setPlacing(false);
    const failure = answer.ok ? null : answer.failure;
    setRefusal(failure);
    if (answer.ok) await hold.take(answer.value);
    else if (answer.failure.code === 'conflict') await hold.read();
    return failure;
  };
  /** One after the other: of answers that have been changed again meanwhile no order is placed. */
  const queue = useEffectEvent(async (wanted: string) => {
    newest.current = wanted;
    turn.current = turn.current.then(async () =>
      newest.current === wanted ? place(hold.order?.couponCode ?? null) : undefined,
    );
    await turn.current;
  });

  const state = hold.order?.state ?? null;
  const isUnknown = hold.refusal?.reason === 'order.unknown';
  const isFree = state === 'placed' || (state === null && isUnknown);
  const answers = draft ? JSON.stringify(toPlacing(draft)) : null;
  const canPlace = isFree && hold.isRead && isWhole && isOnline;
  useEffect(() => {
    // Other answers are another order.
    if (canPlace && answers !== null) queue(answers).catch(reportError);
  }, [canPlace, answers]);

  return {isPlacing, refusal, isNewPrice, place};
}
