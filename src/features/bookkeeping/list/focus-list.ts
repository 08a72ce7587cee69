import type {PickerAnchor} from '#src/ui/grid/picker.tsx';

/** Puts the keyboard back on the active place of the list, where a dialog or picker is closing; without rows, on the heading. */
export function focusList(): void {
  // At once, or a key that follows quickly is lost.
  focusActivePlace();
  // Again after the layer has gone, because a dialog takes the focus back; but never out of what such a key has opened meanwhile.
  requestAnimationFrame(() => {
    if (!document.activeElement?.closest('input, textarea, [role=dialog]')) focusActivePlace();
  });
}

function focusActivePlace(): void {
  const places = ['[role=grid] [data-row][tabindex="0"]', 'main li[data-row] button', 'h1[tabindex="-1"]'];
  const place = places.map((one) => document.querySelector<HTMLElement>(one)).find((one) => one !== null);
  place?.focus({preventScroll: true});
}

/** Where a cell of a row is on the screen, to hang a picker on it; null when it is not in the page. */
export function findCell(row: number, columnId: string): PickerAnchor | null {
  const cell = document.querySelector(`[role=grid] [data-row="${row}"] > [data-column="${columnId}"]`);
  if (!cell) return null;
  const {left, top, bottom, width} = cell.getBoundingClientRect();
  return {left, top, bottom, width};
}
