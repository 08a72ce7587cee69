import type {SavedCard} from '#contract/payments/saved-card.ts';
import {useOnline} from '#src/data/calls/use-online.ts';
import {useSession} from '#src/data/session/use-session.ts';
import {useSavedCards} from './use-saved-cards.ts';

/**
 * The cards of who is signed in; null while they are not known, without a network for instance, and to who acts as somebody.
 *
 * @param isWanted nobody is asked for cards who has nothing to renew. Rules: PAY21, PAY25.
 */
export function useKnownCards(isWanted: boolean): readonly SavedCard[] | null {
  const isOnline = useOnline();
  const {user} = useSession();
  const isAsked = isWanted && isOnline && user !== null && user.acting === null;
  const {cards, isMissing} = useSavedCards(isAsked);
  return isAsked && cards !== undefined && !isMissing ? cards : null;
}
