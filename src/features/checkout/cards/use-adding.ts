import {useEffect, useState} from 'react';
import type {SavedCard} from '#contract/payments/saved-card.ts';
import {useOnline} from '#src/data/calls/use-online.ts';
import {shouldLoadToPay, wasLoadedToPay} from '#src/features/checkout/card/loaded-to-pay.ts';
import {pathTo, useNavigate, useSearchParams} from '#src/routing/routing.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import type {SavingNote} from './use-saving-card.ts';

/** A card that is being added. */
export type Adding = {
  /** The card that the new one is for. */
  readonly replaced: SavedCard | null;
  /** What came of a try before the page was left for the bank's. */
  readonly note: SavingNote | null;
};

/**
 * Whether a card is being added, also by an address that asks for it: the one that a bank's page leads back to, and the one under which the page
 * is loaded anew where the browser would not let the card's provider in. Rules: PAY14, PAY22.
 *
 * @param isHeard the server has answered this page.
 */
export function useAdding(isHeard: boolean) {
  const language = useLanguage();
  const navigate = useNavigate();
  const isOnline = useOnline();
  const [search] = useSearchParams();
  const [adding, setAdding] = useState<Adding | null>(() => readAdding(search));
  const here = pathTo.cards(language);
  const kept = keepUpgrade(search);
  const isAsked = search.size > kept.size;
  const address = kept.size > 0 ? `${here}?${kept.toString()}` : here;
  useEffect(() => {
    // The secret that a bank's page brings back stays in no address.
    if (isAsked) void navigate(address, {replace: true});
  }, [isAsked, address, navigate]);
  // Also without a network: what would be typed before it is back would be lost as the page is loaded anew.
  const isKeptOut = adding !== null && !wasLoadedToPay();
  useEffect(() => {
    if (isKeptOut && isOnline && shouldLoadToPay(isHeard))
      location.assign(`${address}${address === here ? '?' : '&'}${asked}=yes`);
  }, [isKeptOut, isOnline, isHeard, here, address]);
  return [isKeptOut ? null : adding, setAdding] as const;
}

const asked = 'add';

/** Source: docs.stripe.com/payments/setup-intents, "return_url"; the sandbox does the same. */
function readAdding(search: URLSearchParams): Adding | null {
  if (search.get('redirect_status') === 'failed') return {replaced: null, note: {kind: 'declined', group: 'confirm'}};
  return search.has(asked) ? {replaced: null, note: null} : null;
}

/** What of the address says which larger plan is wanted (`use-wanted-upgrade.ts`). */
function keepUpgrade(search: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...search].filter(([name]) => name === 'upgrade' || name === 'plan'));
}
