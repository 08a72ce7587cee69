import {isVisitorKnown} from '#src/data/database/visitor.ts';
import type {listDrafts} from './drafts/list-drafts.ts';
import {findAll} from './find.ts';
import {mayRemember} from './may-remember.ts';

type DraftsScript = {readonly listDrafts: typeof listDrafts};

/** Lists what a visitor has begun on this device, once the page is painted: nobody else fetches what that takes. Rule: SIT16. */
export function showDrafts(): void {
  const [place] = findAll('[data-drafts]');
  if (!place || !mayRemember() || !isVisitorKnown()) return;
  place.hidden = false;
  const hide = (error: unknown) => {
    place.hidden = true;
    reportError(error);
  };
  const begin = async () => {
    // Its address is written into the page, so that this script stays one file.
    const script: DraftsScript = await import(/* @vite-ignore */ place.dataset['later'] ?? '');
    await script.listDrafts(place);
  };
  requestAnimationFrame(() => setTimeout(() => void begin().catch(hide)));
}
