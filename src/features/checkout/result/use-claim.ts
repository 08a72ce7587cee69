import {useEffect, useEffectEvent, useRef, useState} from 'react';
import type {Failure} from '#contract/kernel/failure.ts';
import {claimOrder} from '#contract/orders/claim-order.ts';
import type {Order} from '#contract/orders/order.ts';
import {callServer} from '#src/data/calls/server.ts';
import {useEngine} from '#src/data/database/engine.tsx';
import {useOnline} from '#src/data/calls/use-online.ts';
import {forgetSecret, hasClaimWish, readSecret} from '#src/data/orders/secrets.ts';
import type {OrderHold} from '#src/features/checkout/order/use-order.ts';

/** Where taking the company is. */
type Claim = {
  readonly isClaimed: boolean;
  /** It may be somebody else's: it is taken only in so many words. Rule: ORD17. */
  readonly isAsked: boolean;
  readonly refusal: Failure | null;
  readonly claim: () => void;
};

/**
 * Takes the company of a paid order, as soon as somebody is signed in whose it is; then the device lets go of its secret.
 *
 * @param isMine as far as is known: the draft or the e-mail is theirs, or they said so. Rules: ORD11, ORD15, ORD17.
 */
export function useClaim({id, isClaimed}: Order, {take}: OrderHold, isMine: boolean): Claim {
  const isOnline = useOnline();
  const engine = useEngine();
  const [refusal, setRefusal] = useState<Failure | null>(null);
  const [isOpen, setOpen] = useState(false);
  const isAsking = useRef(false);
  const claim = async (isWanted: boolean) => {
    if (isAsking.current) return;
    isAsking.current = true;
    try {
      if (!isWanted && !(await hasClaimWish(id))) {
        setOpen(true);
        return;
      }
      setOpen(false);
      const secret = await readSecret(id);
      if (secret === undefined) return;
      const answer = isClaimed ? null : await callServer(claimOrder, {id, secret});
      setRefusal(answer && !answer.ok ? answer.failure : null);
      if (answer?.ok) await take(answer.value);
      if (answer === null || answer.ok) await forgetSecret(id);
      if (answer?.ok) await engine?.syncNow();
    } finally {
      isAsking.current = false;
    }
  };
  const claimOnline = useEffectEvent(() => claim(isMine || isClaimed).catch(reportError));
  useEffect(() => {
    if (isOnline) void claimOnline();
  }, [isOnline]);
  return {isClaimed, isAsked: isOpen && !isClaimed, refusal, claim: () => void claim(true).catch(reportError)};
}
