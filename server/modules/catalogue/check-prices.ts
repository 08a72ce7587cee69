import {checkLists} from '#contract/catalogue/catalogue-lists.ts';

/**
 * Looks at every list of the catalogue before the server starts.
 *
 * @param sellsForReal what is bought is paid.
 * @param confirmedOn the day of the sample prices that somebody looked at.
 * @throws an Error where a list is wrong, or where people would pay sample prices that nobody confirmed. Rules: PLN2, PLN9. Source: D37.
 */
export function checkPrices(sellsForReal: boolean, confirmedOn: string | undefined): void {
  const sampleDay = checkLists();
  if (!sellsForReal || sampleDay === undefined || confirmedOn === sampleDay) return;
  throw new Error(
    `The catalogue has sample prices from ${sampleDay} on: set them in contract/catalogue, then set CATALOGUE_CONFIRMED to ${sampleDay}.`,
  );
}
