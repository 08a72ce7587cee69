import {isPayingPath, keptCopyMark} from '#contract/payments/paying-paths.ts';

/**
 * Whether the browser lets the card provider into this page: it was told so when the page was loaded, by its address then. The copy that was
 * loaded without a network was told nothing of the kind, whatever its address. Rule: PAY14.
 */
export function wasLoadedToPay(): boolean {
  if (isKeptCopy()) return false;
  const [entry] = performance.getEntriesByType('navigation');
  return entry === undefined || isPayingPath(new URL(entry.name).pathname);
}

/**
 * Whether loading this page anew lets the provider in. A copy would come again and again where the server cannot be reached.
 *
 * @param isHeard the server has answered this page.
 */
export function shouldLoadToPay(isHeard: boolean): boolean {
  return !wasLoadedToPay() && (isHeard || !isKeptCopy());
}

function isKeptCopy(): boolean {
  return document.head.querySelector(`meta[name="${keptCopyMark}"]`) !== null;
}
