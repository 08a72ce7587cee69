import {useOnline} from '#src/data/calls/use-online.ts';
import {useSession} from '#src/data/session/use-session.ts';
import {useSavedCards} from './use-saved-cards.ts';

/**
 * Whether who is signed in has no card that could renew what they pay for; false also while that is not known, without a network for instance.
 *
 * @param isWanted nobody is asked for cards who has nothing to renew. Rule: PAY21.
 */
export function useLacksCard(isWanted: boolean): boolean {
  const isOnline = useOnline();
  const {user} = useSession();
  const isAsked = isWanted && isOnline && user !== null && user.acting === null;
  const {cards, isMissing} = useSavedCards(isAsked);
  return isAsked && cards !== undefined && !isMissing && cards.every(({expiry}) => expiry === 'expired');
}
