import {liveQuery} from 'dexie';
import type {RecordPlace} from '#src/data/record.ts';
import {ensureGuestSpace, guestSpaceId} from '#src/data/database/guest-space.ts';
import {guestId} from '#src/data/database/visitor.ts';
import {readDrafts, type OpenDraft} from '#src/data/formation/read-drafts.ts';
import {openDatabase} from '#sync/store/open-database.ts';
import {drawDraft} from './draw-draft.ts';
import {readWords} from './words.ts';

/** Lists a visitor's drafts in their place of the page, and again whenever one changes, also in another tab. Rule: SIT16. */
export async function listDrafts(section: HTMLElement): Promise<void> {
  const database = await openDatabase(guestId, () => {
    // Another tab takes it over or upgrades it: what is listed here is of before.
    section.hidden = true;
  });
  await ensureGuestSpace(database);
  const place: RecordPlace = {database, spaceId: guestSpaceId};
  const words = readWords(section);
  const list = section.querySelector('ul');
  const status = section.querySelector<HTMLElement>('[role=status]');
  if (!list || !status) return;
  let drafts: readonly OpenDraft[] = [];
  const draw = () => {
    section.querySelector('[data-waiting]')?.remove();
    // What is being typed stays until it is saved or left.
    if (list.querySelector('form')) return;
    const focused = document.activeElement?.getAttribute('aria-label') ?? null;
    list.replaceChildren(...drafts.map((read) => drawDraft({read, place, words, status, redraw: draw})));
    section.hidden = drafts.length === 0 && status.childElementCount === 0;
    if (focused !== null && document.activeElement === document.body)
      [...list.querySelectorAll<HTMLElement>('[aria-label]')]
        .find((one) => one.getAttribute('aria-label') === focused)
        ?.focus();
  };
  liveQuery(async () => readDrafts(database, guestSpaceId)).subscribe({
    next: (found) => {
      drafts = found.filter((one) => one.isTouched);
      draw();
    },
    error: (error) => reportError(error),
  });
}
