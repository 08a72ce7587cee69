import {findTopDialog} from './find-top-dialog.ts';

/**
 * Keeps the focus in an open dialog when what had it goes, as a button does whose answer takes its place: browsers tell nobody of that, and the
 * dialog's keys are heard only inside of it. Escape closes it also where the focus has left it for the page behind. For the dialog's `ref`.
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
  const hear = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isBehind(event.target) || findTopDialog() !== dialog) return;
    event.stopPropagation();
    dialog.dispatchEvent(new KeyboardEvent('keydown', {key: event.key, bubbles: true, cancelable: true}));
  };
  observer.observe(dialog, {childList: true, subtree: true});
  addEventListener('keydown', hear, true);
  return () => {
    observer.disconnect();
    removeEventListener('keydown', hear, true);
    cancelAnimationFrame(frame);
  };
}

/** Whether something is of the page behind an open dialog, and not of what opens over it. */
function isBehind(target: EventTarget | null): boolean {
  return (
    target === document.body || (target instanceof Element && target.closest('[inert], [aria-hidden=true]') !== null)
  );
}
