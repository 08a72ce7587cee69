import {readCatalogue} from '#contract/catalogue/catalogue.ts';
import type {CouponEffect} from '#contract/catalogue/coupon-effect.ts';
import {priceOrder, type OrderPrice} from '#contract/catalogue/price-order.ts';
import type {CompanyDraft} from '#contract/formation/draft.ts';
import {readOrderChoice} from '#contract/formation/order-choice.ts';
import type {Outcome} from '#contract/kernel/failure.ts';
import type {Order} from '#contract/orders/order.ts';
import {placeOrder} from '#contract/orders/place-order.ts';
import {callServer} from '#src/data/calls/server.ts';
import type {Language} from '#src/i18n/languages.ts';
import {toPlacing} from './to-placing.ts';

/** What a draft costs on a day, as this device computes it. */
export function priceHere(draft: CompanyDraft, today: string, coupon?: CouponEffect): OrderPrice {
  return priceOrder(readOrderChoice(draft), {catalogue: readCatalogue(today), today, coupon});
}

type Wish = {
  /** Civil date in UTC. */
  readonly today: string;
  readonly language: Language;
  /** Undefined of who is signed in: their account opens it. */
  readonly secret: string | undefined;
  readonly couponCode: string | null;
  /** What the coupon takes off, where that is known here. */
  readonly coupon?: CouponEffect | undefined;
};

/** Places the order of a draft, at the price that the server counts: placing charges nothing. `isOtherPrice`: this device counted another one. Rule: ORD2. */
export async function placeDraft(
  draft: CompanyDraft,
  {today, language, secret, couponCode, coupon}: Wish,
): Promise<{readonly answer: Outcome<Order>; readonly isOtherPrice: boolean}> {
  const placing = {...(secret === undefined ? {} : {secret}), language, ...toPlacing(draft), couponCode};
  const answer = await callServer(placeOrder, {...placing, seenCents: priceHere(draft, today, coupon).todayCents});
  const cents = answer.ok ? undefined : answer.failure.details?.['cents'];
  if (typeof cents !== 'number') return {answer, isOtherPrice: false};
  return {answer: await callServer(placeOrder, {...placing, seenCents: cents}), isOtherPrice: true};
}
