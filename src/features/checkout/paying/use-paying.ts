import type {z} from 'zod';
import {useRef, useState, type RefObject} from 'react';
import {couponRefusals} from '#contract/catalogue/check-coupon.ts';
import type {Failure, Outcome} from '#contract/kernel/failure.ts';
import {fail, succeed} from '#contract/kernel/failure.ts';
import type {Order} from '#contract/orders/order.ts';
import {leastChargeCents} from '#contract/orders/least-charge.ts';
import {payOrder} from '#contract/orders/pay-order.ts';
import {reopenOrder} from '#contract/orders/reopen-order.ts';
import {termsVersion} from '#contract/orders/terms.ts';
import type {PaymentState} from '#contract/payments/payment-state.ts';
import type {DeclineGroup} from '#contract/payments/decline-group.ts';
import {callServer} from '#src/data/calls/server.ts';
import {useEngine} from '#src/data/database/engine.tsx';
import type {CardOutcome, CardTaker} from '#src/features/checkout/card/card-taker.ts';
import {readSecret} from '#src/data/orders/secrets.ts';
import {useSentDraft} from '#src/features/checkout/order/use-sent-draft.ts';
import type {OrderHold} from '#src/features/checkout/order/use-order.ts';

/** What the person typed beside the card, null where it was not asked. Countries are ISO 3166-1 alpha-2. */
export type Payer = {
  readonly holder: string | null;
  readonly zip: string | null;
  readonly country: string | null;
  readonly nationality: string | null;
  /** Null for a card that is typed in. */
  readonly savedCardId: string | null;
};

/**
 * What is said of the last try; null where nothing is to be said. `reopened`: plan, coupon and answers can be changed again; `refused`: they cannot;
 * `coupon`: the order's coupon keeps it from being paid; `terms`: there are others, which only the page loaded anew has. */
export type PayNote =
  | {readonly kind: 'declined'; readonly group: DeclineGroup}
  | {readonly kind: 'left' | 'reopened' | 'coupon' | 'terms'}
  | {readonly kind: 'refused'; readonly failure: Failure}
  | null;

/** How paying is asked for; `bare` leaves the order's coupon out from now on. */
export type PayWay = 'pay' | 'bare';

/** After these nobody here knows what the server has done. */
const silent = new Set<Failure['code']>(['offline', 'unexpected', 'provider-down']);

/** With these the order is refused again and again as long as it has its coupon. Rule: ORD5. */
const couponReasons = new Set<string>([...couponRefusals['not-found'], ...couponRefusals.conflict]);

/** Where a payment takes a card, another one too. */
const takesCard = new Set<PaymentState>(['needs-card', 'failed', 'needs-action']);

type Paying = {
  readonly isPaying: boolean;
  /** What was begun is being left. */
  readonly isReopening: boolean;
  readonly note: PayNote;
  /** What the button says, in US cents: the server's word where it has refused another sum. */
  readonly cents: number;
  /** That sum is without the coupon which the order still has. */
  readonly isBare: boolean;
  /** Pays, once: a second press while it runs does nothing. A refusal stands at the form. */
  readonly pay: (payer: Payer, how: PayWay) => Promise<Outcome<null>>;
  /** Looks for a payment that was begun and of which no answer came; charges nothing. */
  readonly find: () => Promise<void>;
  /** Opens the bank's page again. */
  readonly goOn: () => Promise<void>;
  /** Leaves what was begun, so that plan, coupon and answers can be changed again. Rule: ORD21. */
  readonly reopen: () => Promise<void>;
};

type PayingParts = {
  readonly hold: OrderHold;
  /** What is shown, in US cents. */
  readonly cents: number;
  readonly taker: RefObject<CardTaker | null>;
  /** The company will be theirs. Rule: ORD17. */
  readonly takes: boolean;
};

/**
 * Paying an order.
 *
 *   press ─▶ the card can be one ─▶ "asked" is noted ─▶ payOrder ─▶ the card goes to its provider ─▶ (bank's page) ─▶ the order is read
 *
 * Whatever breaks in between, the order is read, and says what is so. Rules: ORD6, ORD16.
 */
export function usePaying({hold, cents: shownCents, taker, takes}: PayingParts): Paying {
  const [isPaying, setPaying] = useState(false);
  const [isReopening, setReopening] = useState(false);
  const [note, setNote] = useState<PayNote>(null);
  // Another sum that is shown meanwhile, after a coupon for instance, is newer.
  const [counted, setCounted] = useState<{readonly cents: number; readonly shownCents: number} | null>(null);
  const cents = counted?.shownCents === shownCents ? counted.cents : shownCents;
  /** The code that is left out; another one that the order has later counts. */
  const [left, setLeft] = useState<string | null>(null);
  const isLeft = left !== null && left === (hold.order?.couponCode ?? null);
  const isBusy = useRef(false);
  const engine = useEngine();
  const sendDraft = useSentDraft();

  const once = async <Value>(act: () => Promise<Value>, busy: Value): Promise<Value> => {
    if (isBusy.current) return busy;
    isBusy.current = true;
    setPaying(true);
    setNote(null);
    try {
      return await act();
    } finally {
      isBusy.current = false;
      setPaying(false);
    }
  };
  const settle = async (outcome: CardOutcome): Promise<void> => {
    if (outcome.kind === 'declined') setNote({kind: 'declined', group: outcome.group});
    if (outcome.kind === 'left') setNote({kind: 'left'});
    await hold.read();
  };
  const give = async ({payment}: Order, payer: Payer): Promise<void> => {
    const clientSecret = payment && takesCard.has(payment.state) ? payment.clientSecret : null;
    if (payer.savedCardId !== null && payment?.declined) {
      setNote({kind: 'declined', group: payment.declined});
      return;
    }
    if (clientSecret === null || !taker.current) {
      await hold.read();
      return;
    }
    await hold.noteAsked(true);
    if (payer.savedCardId !== null) {
      // It was charged already, as far as its bank wants to see nobody.
      await settle(await taker.current.goOn(clientSecret));
      return;
    }
    const {holder, zip, country} = payer;
    const billing = {name: holder?.trim() ?? '', zip: zip?.trim() ?? '', country: country ?? ''};
    await settle(await taker.current.give(clientSecret, billing, payment?.keepsCard ?? true));
  };
  const ask = async (payer: Payer, how: PayWay): Promise<Outcome<null>> => {
    const {order} = hold;
    if (!order) return succeed(null);
    if (how === 'bare') setLeft(order.couponCode);
    const needsCard = cents >= leastChargeCents && payer.savedCardId === null;
    if (needsCard && (await taker.current?.check()) !== true) return fail('validation', 'checkout:card');
    const secret = await readSecret(order.id);
    await hold.noteAsked(true);
    const wish = {
      id: order.id,
      ...(secret === undefined ? {} : {secret}),
      seenCents: cents,
      couponCode: how === 'bare' || isLeft ? null : order.couponCode,
      answers: order.answers,
      termsVersion,
      ...payer,
      takes,
    };
    const answer = await askToPay(wish, sendDraft);
    if (answer.ok) {
      await hold.take(answer.value);
      if (answer.value.state !== 'paid') await give(answer.value, payer);
      return succeed(null);
    }
    const {reason, details} = answer.failure;
    if (typeof details?.['cents'] === 'number') setCounted({cents: details['cents'], shownCents});
    if (couponReasons.has(reason)) setNote({kind: 'coupon'});
    if (reason === 'order.terms-changed') setNote({kind: 'terms'});
    // A refusal says that nothing began; silence says nothing.
    if (!silent.has(answer.failure.code)) await hold.noteAsked(false);
    await hold.read();
    return answer;
  };
  const find = async (): Promise<void> => {
    const answer = hold.order && (await lookFor(hold.order, cents));
    if (answer?.ok) await hold.take(answer.value);
    else await hold.read();
    if (answer && !answer.ok) setNote({kind: 'refused', failure: answer.failure});
  };
  const leave = async (): Promise<void> => {
    if (!hold.order) return;
    const {id} = hold.order;
    const secret = await readSecret(id);
    const answer = await callServer(reopenOrder, {id, ...(secret === undefined ? {} : {secret})});
    if (answer.ok) await hold.take(answer.value);
    else await hold.read();
    if (!answer.ok) setNote({kind: 'refused', failure: answer.failure});
    else if (answer.value.state === 'placed') setNote({kind: 'reopened'});
    // The draft in the person's space is free by now.
    await engine?.syncNow();
  };
  return {
    isPaying,
    isReopening,
    note,
    cents,
    isBare: isLeft && cents !== shownCents,
    pay: async (payer, how) => once(async () => ask(payer, how), succeed(null)),
    find: async () => once(find, undefined),
    goOn: async () =>
      once(async () => {
        const clientSecret = hold.order?.payment?.clientSecret ?? null;
        if (clientSecret === null || !taker.current) return;
        await settle(await taker.current.goOn(clientSecret));
      }, undefined),
    reopen: async () =>
      once(async () => {
        setReopening(true);
        await leave().finally(() => setReopening(false));
      }, undefined),
  };
}

/** What was typed here a moment ago may not have reached the draft's server yet, and what it has from elsewhere comes here: then it is asked again. Rule: ORD26. */
async function askToPay(
  wish: z.input<typeof payOrder.input>,
  sendDraft: ReturnType<typeof useSentDraft>,
): Promise<Outcome<Order>> {
  const answer = await callServer(payOrder, wish);
  if (sendDraft === null || answer.ok || answer.failure.reason !== 'order.answers-changed') return answer;
  await sendDraft(wish.id);
  return callServer(payOrder, wish);
}

/** Asks for a payment of which no answer came: nothing is chosen and no card is named. */
async function lookFor({id, couponCode}: Order, cents: number): Promise<Outcome<Order>> {
  const secret = await readSecret(id);
  const nobody = {holder: null, zip: null, country: null, nationality: null, savedCardId: null};
  const wish = {id, seenCents: cents, couponCode, termsVersion, ...nobody, looks: true};
  return callServer(payOrder, {...wish, ...(secret === undefined ? {} : {secret})});
}
