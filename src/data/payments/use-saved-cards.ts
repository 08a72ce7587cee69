import {useEffect, useState} from 'react';
import {listCards} from '#contract/payments/list-cards.ts';
import type {SavedCard} from '#contract/payments/saved-card.ts';
import {askRepeatedly} from '#src/data/calls/ask-repeatedly.ts';
import {callServer} from '#src/data/calls/server.ts';
import {useOnline} from '#src/data/calls/use-online.ts';

/** A person's saved cards in the hands of a screen. */
export type SavedCards = {
  /** The default first; undefined while they are read, empty where there are none or they cannot be read. */
  readonly cards: readonly SavedCard[] | undefined;
  /** They could not be read: there may be some. */
  readonly isMissing: boolean;
  /** Reads them anew. @returns null where they cannot be read. */
  readonly read: () => Promise<readonly SavedCard[] | null>;
  /** Shows what the server has answered to an act. */
  readonly take: (cards: readonly SavedCard[]) => void;
};

type Read = Pick<SavedCards, 'cards' | 'isMissing'>;

const none: Read = {cards: [], isMissing: false};

/** Reads the saved cards of who is signed in, again as the network comes back. @param isWanted whoever needs none asks for none. Rule: PAY17. */
export function useSavedCards(isWanted: boolean): SavedCards {
  const isOnline = useOnline();
  const [found, setFound] = useState<Read>({cards: undefined, isMissing: false});
  useEffect(() => {
    if (!isWanted || !isOnline) return undefined;
    const leaving = new AbortController();
    askForCards(leaving.signal)
      .then((cards) => {
        if (!leaving.signal.aborted) setFound(cards);
      })
      .catch((error: unknown) => {
        if (!leaving.signal.aborted) reportError(error);
      });
    return () => leaving.abort();
  }, [isWanted, isOnline]);
  const isRead = found.cards !== undefined;
  const shown = isWanted && (isOnline || isRead) ? found : none;
  const read = async (): Promise<readonly SavedCard[] | null> => {
    const cards = await askForCards(new AbortController().signal);
    setFound(cards);
    return cards.isMissing ? null : (cards.cards ?? null);
  };
  return {...shown, read, take: (cards) => setFound({cards, isMissing: false})};
}

async function askForCards(signal: AbortSignal): Promise<Read> {
  const answer = await askRepeatedly(async () => callServer(listCards, {}, {signal}), {signal});
  return answer ? {cards: answer.cards, isMissing: false} : {cards: [], isMissing: true};
}
