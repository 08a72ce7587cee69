/** Dialogs that are open, the topmost last. */
const dialogs = ':is([role=dialog], [role=alertdialog])[data-rac]:not([data-exiting] *)';

/**
 * Keeps the focus in an open dialog when what had it goes, as a button does whose answer takes its place: browsers tell nobody of that, and the
 * dialog's keys are heard only inside of it. For the dialog's `ref`.
 */
export function keepFocus(dialog: HTMLElement | null): (() => void) | undefined {
  if (dialog === null) return undefined;
  const observer = new MutationObserver(() => {
    const isLost = document.activeElement === document.body;
    if (isLost && [...document.querySelectorAll(dialogs)].at(-1) === dialog) dialog.focus({preventScroll: true});
  });
  observer.observe(dialog, {childList: true, subtree: true});
  return () => observer.disconnect();
}
