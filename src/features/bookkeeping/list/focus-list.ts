import type {PickerAnchor} from '#src/ui/grid/picker.tsx';

/** Puts the keyboard back on the active place of the list, where a dialog or picker has just closed. */
export function focusList(): void {
  // After the closing layer has gone: it would take the focus back.
  requestAnimationFrame(() => {
    document
      .querySelector<HTMLElement>('[role=grid] [role=row][tabindex="0"], [role=grid] [data-row] [tabindex="0"]')
      ?.focus({
        preventScroll: true,
      });
  });
}

/** Where a cell of a row is on the screen, to hang a picker on it; null when it is not in the page. */
export function findCell(row: number, columnId: string): PickerAnchor | null {
  const cell = document.querySelector(`[role=grid] [data-row="${row}"] > [data-column="${columnId}"]`);
  if (!cell) return null;
  const {left, top, bottom, width} = cell.getBoundingClientRect();
  return {left, top, bottom, width};
}
