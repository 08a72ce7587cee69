import {useKnownCards} from './use-known-cards.ts';

/**
 * Whether who is signed in has no card that could renew what they pay for; false also while that is not known, without a network for instance.
 *
 * @param isWanted nobody is asked for cards who has nothing to renew. Rule: PAY21.
 */
export function useLacksCard(isWanted: boolean): boolean {
  return useKnownCards(isWanted)?.every(({expiry}) => expiry === 'expired') ?? false;
}
