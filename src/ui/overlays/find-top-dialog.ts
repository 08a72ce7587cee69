/** Dialogs that are open and not closing, the topmost last; the mark tells them from what other people's scripts may leave on a page. */
const dialogs = ':is([role=dialog], [role=alertdialog])[data-rac]:not([data-exiting] *)';

/** The dialog that stands over all else; null where none is open. */
export function findTopDialog(): Element | null {
  return [...document.querySelectorAll(dialogs)].at(-1) ?? null;
}
