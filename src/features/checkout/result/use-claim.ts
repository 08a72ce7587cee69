import {useEffect, useEffectEvent, useRef, useState} from 'react';
import type {Failure} from '#contract/kernel/failure.ts';
import {claimOrder} from '#contract/orders/claim-order.ts';
import type {Order} from '#contract/orders/order.ts';
import {callServer} from '#src/data/calls/server.ts';
import {useEngine} from '#src/data/database/engine.tsx';
import {useOnline} from '#src/data/calls/use-online.ts';
import {forgetSecret, readSecret} from '#src/features/checkout/order/secrets.ts';
import type {OrderHold} from '#src/features/checkout/order/use-order.ts';

/** Where taking the company is. */
type Claim = {readonly isClaimed: boolean; readonly refusal: Failure | null; readonly retry: () => void};

/** Takes the company of an order that was paid as a visitor, as soon as somebody is signed in; then the device lets go of its secret. Rules: ORD11, ORD15. */
export function useClaim({id, isClaimed}: Order, {take}: OrderHold): Claim {
  const isOnline = useOnline();
  const engine = useEngine();
  const [refusal, setRefusal] = useState<Failure | null>(null);
  const isAsking = useRef(false);
  const claim = async () => {
    if (isAsking.current) return;
    isAsking.current = true;
    try {
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
  const claimOnline = useEffectEvent(() => claim().catch(reportError));
  useEffect(() => {
    if (isOnline) void claimOnline();
  }, [isOnline]);
  return {isClaimed, refusal, retry: () => void claim().catch(reportError)};
}
