/** Leads to a field by its id: to its input, or to the first part of one that has several, such as a date or a row of choices. False: it is not there. */
export function focusField(id: string): boolean {
  const field = document.getElementById(id);
  const part = field?.querySelector<HTMLElement>('input, button, [tabindex="0"]');
  (part ?? field)?.focus();
  return field !== null;
}

/**
 * The same for a field whose code may still be on its way: it has the focus as soon as it is there.
 *
 * @returns stops waiting for it.
 */
export function focusComing(id: string): () => void {
  const watch = new MutationObserver(() => {
    if (focusField(id)) watch.disconnect();
  });
  if (!focusField(id)) watch.observe(document.body, {childList: true, subtree: true});
  return () => watch.disconnect();
}
