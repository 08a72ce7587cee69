import {findTopDialog} from './find-top-dialog.ts';

/**
 * Keeps the focus in an open dialog when what had it goes, as a button does whose answer takes its place: browsers tell nobody of that, and the
 * dialog's keys are heard only inside of it. For the dialog's `ref`.
 */
export function keepFocus(dialog: HTMLElement | null): (() => void) | undefined {
  if (dialog === null) return undefined;
  let frame = 0;
  const take = () => {
    const isLost = document.activeElement === document.body;
    if (isLost && findTopDialog() === dialog) dialog.focus({preventScroll: true});
  };
  const observer = new MutationObserver(() => {
    cancelAnimationFrame(frame);
    // What closes within it gives the focus back with the next frame, and knows where to.
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(take);
    });
  });
  observer.observe(dialog, {childList: true, subtree: true});
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
}
