import {useLayoutEffect, useRef} from 'react';
import type {GridPosition} from './grid-navigation.ts';

/** The place that keys act on, and which row is there; null while that is not known. */
type ActivePlace = GridPosition & {readonly id: string | null};

/** Of a row, and of the sticky heading over the rows. */
type Heights = {readonly rowHeightPx: number; readonly headPx: number};

/** Keeps the active place in sight, and focused while focus is in the rows: also when the row that had it was recycled away. */
export function useFollowFocus(
  scroller: {readonly current: HTMLElement | null},
  active: ActivePlace,
  heights: Heights,
): void {
  const last = useRef<ActivePlace>(active);
  const {holds, rowAtFocus} = useHoldsFocus(scroller);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const hasMoved = last.current.row !== active.row || last.current.column !== active.column;
    // The same row at another place: others came or went above it, and what one looks at stays where it is.
    if (active.id !== null && last.current.id === active.id)
      holdRow(element, {from: last.current.row, to: active.row}, heights);
    else if (hasMoved) revealRow(element, active.row, heights);
    last.current = active;
    const focused = document.activeElement;
    const isLost = focused === document.body;
    // What had it shows another row now: it must not pass for that one.
    const isRecycled =
      focused instanceof HTMLElement &&
      focused.matches('[data-row]') &&
      element.contains(focused) &&
      focused.dataset['row'] !== rowAtFocus.current;
    if (!isRecycled && !(holds.current && (hasMoved || isLost))) return;
    const place = active.column === null ? '' : ` > [aria-colindex="${active.column + 1}"]`;
    element.querySelector<HTMLElement>(`[role=row][data-row="${active.row}"]${place}`)?.focus({preventScroll: true});
  });
}

/** Whether focus is in the rows. One that was taken out of the page with its row still counts: only going elsewhere ends it. */
function useHoldsFocus(scroller: {readonly current: HTMLElement | null}) {
  const holds = useRef(false);
  /** The row that what has focus showed when it got it. */
  const rowAtFocus = useRef<string>(undefined);
  useLayoutEffect(() => {
    const note = (event: Event) => {
      const target = event.target instanceof Element ? event.target : null;
      const row = target?.closest('[data-row]') ?? null;
      holds.current = row !== null && (scroller.current?.contains(row) ?? false);
      if (event.type === 'focusin')
        rowAtFocus.current = target instanceof HTMLElement ? target.dataset['row'] : undefined;
    };
    document.addEventListener('focusin', note);
    // A press on something that takes no focus leaves the rows too.
    document.addEventListener('pointerdown', note);
    return () => {
      document.removeEventListener('focusin', note);
      document.removeEventListener('pointerdown', note);
    };
  }, [scroller]);
  return {holds, rowAtFocus};
}

function holdRow(scroller: HTMLElement, {from, to}: {from: number; to: number}, {rowHeightPx, headPx}: Heights): void {
  // Asking the scroller where it is would lay the page out before its time: mostly the row has not moved.
  if (from === to) return;
  const topPx = from * rowHeightPx;
  const isInSight =
    topPx + rowHeightPx > scroller.scrollTop && topPx < scroller.scrollTop + scroller.clientHeight - headPx;
  if (isInSight) scroller.scrollTop += (to - from) * rowHeightPx;
}

function revealRow(scroller: HTMLElement, row: number, {rowHeightPx, headPx}: Heights): void {
  const topPx = row * rowHeightPx;
  const viewPx = scroller.clientHeight - headPx;
  if (topPx < scroller.scrollTop) scroller.scrollTop = topPx;
  else if (topPx + rowHeightPx > scroller.scrollTop + viewPx) scroller.scrollTop = topPx + rowHeightPx - viewPx;
}
