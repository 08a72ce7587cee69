import {placePrefix} from '#src/data/device/places.ts';
import type {BooksFilter} from '#workers/books/api.ts';

/** Where the keyboard was in a list: the list, its row and that row's place. */
type KeptPlace = {readonly viewKey: string; readonly id: string; readonly row: number};

/** Where the keyboard was last in the review or among all movements of a company, in this tab; null where it was in neither. */
export function readPlace(spaceId: string, view: BooksFilter['view']): KeptPlace | null {
  // Written by this file alone.
  return JSON.parse(sessionStorage.getItem(keyOf(spaceId, view)) ?? 'null') as KeptPlace | null;
}

/** Keeps it for this tab: a reload and other screens come back to it. */
export function writePlace(spaceId: string, view: BooksFilter['view'], place: KeptPlace): void {
  try {
    sessionStorage.setItem(keyOf(spaceId, view), JSON.stringify(place));
  } catch (error) {
    // A full store: the next visit begins at the top.
    reportError(error);
  }
}

function keyOf(spaceId: string, view: BooksFilter['view']): string {
  return `${placePrefix}${view}:${spaceId}`;
}
