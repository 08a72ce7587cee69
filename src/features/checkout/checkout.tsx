import {useEffect, useRef, useState} from 'react';
import {checkDraft} from '#contract/formation/steps.ts';
import {utcDay} from '#contract/kernel/dates.ts';
import {useOnline} from '#src/data/calls/use-online.ts';
import {factsOn} from '#src/data/formation/facts-on.ts';
import {useLoadedText} from '#src/i18n/use-text.ts';
import {shouldLoadToPay} from './card/loaded-to-pay.ts';
import {readSituation} from './order/situation.ts';
import {useCheckoutDraft} from './order/use-checkout-draft.ts';
import {useOrder} from './order/use-order.ts';
import {usePlacing} from './order/use-placing.ts';
import {useWhose} from './order/use-whose.ts';
import {ClaimedPage} from './claimed-page.tsx';
import {MissingPage} from './missing-page.tsx';
import {ExpiredPage} from './expired-page.tsx';
import {PayPage} from './paying/pay-page.tsx';
import {ResultPage} from './result/result-page.tsx';
import {WaitingPage} from './waiting-page.tsx';

/** An order's address: paying it, or what became of it. Rule: ORD16. Source: S2.16, S4.11. */
export function Checkout({orderId, isOwn}: {readonly orderId: string; readonly isOwn: boolean}) {
  useLoadedText('plans');
  const isOnline = useOnline();
  const hold = useOrder(orderId);
  const [found, changeDraft] = useCheckoutDraft(orderId);
  // Prices count by the day of the server, which is UTC's.
  const [today] = useState(() => utcDay(new Date().toISOString()));
  const draft = found && found.draft;
  const isWhole = draft ? checkDraft(draft, factsOn(today)).length === 0 : false;
  // Another device of theirs has begun to pay, has left that or has paid: their draft says so first.
  const marks = draft ? `${String(draft.placedOrderId)} ${String(draft.paidAt)}` : null;
  const seenMarks = useRef(marks);
  const {read} = hold;
  useEffect(() => {
    const before = seenMarks.current;
    seenMarks.current = marks ?? before;
    if (before !== null && marks !== null && before !== marks) read().catch(reportError);
  }, [marks, read]);
  const placing = usePlacing({hold, draft, today, isWhole});
  const situation = readSituation({...hold, hasDraft: Boolean(draft)});
  const isDone = situation === 'paid' || situation === 'claimed';
  const {isMine, sayMine} = useWhose({order: hold.order, hasDraft: Boolean(draft), isOwn});
  const [wasUnpaid, setUnpaid] = useState(false);
  if (!wasUnpaid && hold.isRead && !isDone) setUnpaid(true);
  const isHeard = hold.isRead && hold.refusal?.code !== 'offline';
  useEffect(() => {
    // Who came from another page of the app, or opened this one without a network: the browser lets no card provider in before the server's
    // page is loaded at this address.
    if (isOnline && !isDone && shouldLoadToPay(isHeard)) location.reload();
  }, [isOnline, isDone, isHeard]);

  if (!hold.isRecalled || situation === 'reading' || draft === undefined) return <WaitingPage />;
  if (situation === 'missing') return <MissingPage hold={hold} isOwn={isOwn} />;
  if (situation === 'claimed') return <ClaimedPage isOwn={isOwn} />;
  if (situation === 'paid' && hold.order)
    return <ResultPage {...{hold, isOwn, isMine}} order={hold.order} draft={draft ?? null} isNews={wasUnpaid} />;
  if (situation === 'expired' && hold.order)
    return <ExpiredPage order={hold.order} draft={draft ?? null} placing={placing} isOwn={isOwn} />;
  return (
    <PayPage
      {...{hold, placing, today, isWhole, situation, isOwn, isMine, orderId}}
      onMine={sayMine}
      draft={draft ?? null}
      onPlan={(patch) => void changeDraft(patch).catch(reportError)}
    />
  );
}
