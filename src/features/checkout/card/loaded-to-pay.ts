import {isPayingPath} from '#contract/payments/paying-paths.ts';

/** Whether the browser lets the card provider into this page: it was told so when the page was loaded, by its address then. Rule: PAY14. */
export function wasLoadedToPay(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry === undefined || isPayingPath(new URL(entry.name).pathname);
}
