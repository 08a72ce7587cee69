import {newId} from '#contract/kernel/ids.ts';
import type {FailureOf} from '#contract/kernel/failure.ts';
import {placePurchase} from '#contract/purchases/place-purchase.ts';
import type {PurchaseWish} from '#contract/purchases/purchase.ts';
import {useOnline} from '#src/data/calls/use-online.ts';
import {useServerCall} from '#src/data/calls/use-server-call.ts';
import type {es} from '#src/data/plans/text/es.ts';
import {useSession} from '#src/data/session/use-session.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {pathTo, useNavigate} from '#src/routing/routing.ts';
import type {CallCode} from '#sync/transport/call-server.ts';

/** Ordering something for a company, which leads on to where it is paid. Needs a network, and one's own hands. */
type Buying = {
  readonly isPlacing: boolean;
  readonly failure: FailureOf<typeof placePurchase.failures | CallCode> | null;
  /** Why nobody can buy now; null: one can. */
  readonly blockedReason: string | null;
  readonly buy: (wish: PurchaseWish, seenCents: number) => Promise<void>;
};

/** Orders something for a company. Rules: BUY1, BUY2. */
export function useBuying(companyId: string): Buying {
  const text = useText<typeof es>('plans');
  const language = useLanguage();
  const navigate = useNavigate();
  const isOnline = useOnline();
  const {user} = useSession();
  const [state, place] = useServerCall(placePurchase);
  return {
    isPlacing: state.step === 'running',
    failure: state.step === 'refused' ? state.failure : null,
    blockedReason: user?.acting ? text('buy.acting') : isOnline ? null : text('buy.offline'),
    buy: async (wish, seenCents) => {
      const id = newId(Date.now(), (bytes) => crypto.getRandomValues(bytes));
      const placed = await place({id, companyId, wish, language, seenCents});
      if (placed.ok) await navigate(pathTo.ownCheckout(language, placed.value.id));
    },
  };
}
