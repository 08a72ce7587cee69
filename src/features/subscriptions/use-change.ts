import {changeSubscription, type SubscriptionWish} from '#contract/subscriptions/change-subscription.ts';
import {useServerCall} from '#src/data/calls/use-server-call.ts';
import {useEngine} from '#src/data/database/engine.tsx';

/** Asks the server for what is wanted from the end of a period on. @returns from `change` whether it is so. Rules: SUB9, SUB10. */
export function useChange() {
  const engine = useEngine();
  const [call, run] = useServerCall(changeSubscription);
  const change = async (companyId: string, id: string, wish: SubscriptionWish): Promise<boolean> => {
    const answer = await run({companyId, id, wish});
    if (answer.ok) await engine?.syncNow();
    return answer.ok;
  };
  return {call, change};
}
