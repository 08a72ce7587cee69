/** Brings what has focus back into sight where something has come to stand beside it and left it less room. */
export function keepFocusInSight(): void {
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && focused !== document.body)
    focused.scrollIntoView({block: 'nearest', behavior: 'instant'});
}
