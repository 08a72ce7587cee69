import {useEffect, useEffectEvent, useRef, useState} from 'react';
import type {CouponEffect} from '#contract/catalogue/coupon-effect.ts';
import type {CompanyDraft} from '#contract/formation/draft.ts';
import type {Failure, FailureCode} from '#contract/kernel/failure.ts';
import type {Order} from '#contract/orders/order.ts';
import {useOnline} from '#src/data/calls/use-online.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {readSession} from '#src/data/session/session.ts';
import {ensureSecret, forgetSecret, readSecret} from '#src/data/orders/secrets.ts';
import {placeDraft} from '#src/data/orders/place-draft.ts';
import {toPlacing} from '#src/data/orders/to-placing.ts';
import type {OrderHold} from './use-order.ts';

/** What may be over in a moment. */
const passing = new Set<FailureCode>(['offline', 'unexpected', 'rate-limited', 'provider-down']);
const retryMs = 3_000;

/** Placing an order, and placing it anew whenever its draft or its coupon is another. */
export type Placing = {
  readonly isPlacing: boolean;
  /** Why it could not be placed; null where it is, or was not tried. */
  readonly refusal: Failure | null;
  /** The answers that are here are not those of the order: they could not be placed yet. What is shown is not paid then. Rule: ORD25. */
  readonly isBehind: boolean;
  /** What keeps them from being placed may be over in a moment: it is tried again by itself, or when asked. */
  readonly canRetry: boolean;
  /** The same costs something else than this device counts, or than it did when it was placed before: what is shown is the server's, and nothing was paid. */
  readonly isNewPrice: boolean;
  /** Places it now, also one that has run out; with the coupon that it has by then, where none is given. Answers why not. */
  readonly place: (couponCode?: string | null, coupon?: CouponEffect) => Promise<Failure | null>;
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
  /** What this page has placed last, and how the server names it. */
  const [placed, setPlaced] = useState<{readonly written: string; readonly answers: string | null} | null>(null);
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const newest = useRef<string | null>(null);

  const place = async (couponCode: string | null, coupon?: CouponEffect): Promise<Failure | null> => {
    if (!draft) return null;
    setPlacing(true);
    // Who is signed in needs none: their account opens it, and who signs out leaves nothing behind that does.
    const secret = readSession().user ? await readSecret(draft.id) : await ensureSecret(draft.id);
    const {answer, isOtherPrice} = await placeDraft(draft, {today, language, secret, couponCode, coupon});
    // What the server counts is shown, and the button says it.
    if (isOtherPrice) setNewPrice(coupon !== undefined || couponCode === null);
    setPlacing(false);
    const failure = answer.ok ? null : answer.failure;
    setRefusal(failure);
    if (answer.ok) {
      setPlaced({written: writeAnswers(draft), answers: answer.value.answers});
      if (hold.order && hasNewPrice(hold.order, answer.value)) setNewPrice(true);
      await hold.take(answer.value);
      if (answer.value.isYours) await forgetSecret(draft.id);
    } else if (answer.failure.code === 'conflict') await hold.read();
    return failure;
  };
  const order = useRef(hold.order);
  useEffect(() => {
    order.current = hold.order;
  }, [hold.order]);
  /** One after the other, each with the coupon that there is by then. */
  const placeInTurn: Placing['place'] = async (couponCode, coupon) =>
    takeTurn(turn, async () =>
      place(couponCode === undefined ? (order.current?.couponCode ?? null) : couponCode, coupon),
    );
  /** Of answers that have been changed again meanwhile no order is placed. */
  const queue = useEffectEvent(async (wanted: string) => {
    newest.current = wanted;
    await takeTurn(turn, async () =>
      newest.current === wanted ? place(order.current?.couponCode ?? null) : undefined,
    );
  });

  const state = hold.order?.state ?? null;
  const isUnknown = hold.refusal?.reason === 'order.unknown';
  const isFree = state === 'placed' || (state === null && isUnknown);
  const answers = draft ? writeAnswers(draft) : null;
  const canPlace = isFree && hold.isRead && isWhole && isOnline;
  const has = hold.order?.answers ?? null;
  // Another page may have placed it anew: what is shown here is not that then.
  const isPlaced = placed !== null && placed.written === answers && placed.answers === has;
  useEffect(() => {
    // Other answers are another order.
    if (canPlace && answers !== null && !isPlaced) queue(answers).catch(reportError);
  }, [canPlace, answers, isPlaced]);

  const isBehind = canPlace && answers !== null && !isPlaced && refusal?.reason !== 'order.not-by-link';
  const canRetry = isBehind && refusal !== null && passing.has(refusal.code);
  useEffect(() => {
    if (!canRetry || isPlacing || answers === null) return undefined;
    const timer = setTimeout(() => void queue(answers).catch(reportError), refusal?.retryAfterMs ?? retryMs);
    return () => clearTimeout(timer);
  }, [canRetry, isPlacing, answers, refusal]);

  return {isPlacing, refusal, isBehind, canRetry, isNewPrice, place: placeInTurn};
}

/** Does something after what was begun before, whatever came of that. */
async function takeTurn<Value>(turn: {current: Promise<unknown>}, act: () => Promise<Value>): Promise<Value> {
  const mine = turn.current.then(act, act);
  turn.current = mine;
  return mine;
}

/** The answers that make an order, to be compared. */
function writeAnswers(draft: CompanyDraft): string {
  return JSON.stringify(toPlacing(draft));
}

/** Whether the same costs something else than when it was placed before. */
function hasNewPrice(before: Order, now: Order): boolean {
  const write = ({lines}: Order) =>
    lines.map(({kind, id, period, count}) => [kind, id, period, count].join(' ')).join();
  return write(before) === write(now) && before.todayCents !== now.todayCents;
}
