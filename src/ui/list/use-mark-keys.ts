import {useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent, type MouseEvent} from 'react';
import {moveInGrid} from '#src/ui/grid/grid-navigation.ts';
import type {ListRow} from './list.ts';
import {markActs} from './mark-acts.ts';
import {ariaShortcuts, findAct, isLetterKey, markShortcuts} from './shortcuts.ts';
import type {Marks} from './use-marks.ts';

/** How many rows a Page key goes. */
const pageRows = 10;

/** Makes a table whose rows can be marked a grid: keys act on the row that has focus, and on nothing inside it. Rule: GRD1. */
export function useMarkKeys<Row extends ListRow>(marks: Marks<Row> | null, rowCount: number, hasLetterKeys: boolean) {
  const table = useRef<HTMLTableElement>(null);
  const activeRow = marks?.state.active.row;
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (!isRow(focused) || !table.current?.contains(focused)) return;
    table.current.querySelector<HTMLElement>(`[data-row="${activeRow}"]`)?.focus();
  }, [activeRow]);
  if (marks === null) return {ref: table};
  const {state, all} = marks;
  const moveTo = (row: number) => state.moveTo({row, column: null});
  return {
    ref: table,
    role: 'grid',
    'aria-multiselectable': true,
    'aria-keyshortcuts': ariaShortcuts(markShortcuts),
    onKeyDown: (event: KeyboardEvent) => {
      if (!isRow(event.target) || (isLetterKey(event) && !hasLetterKeys)) return;
      const act = findAct(markShortcuts, event, 'list');
      const next = moveInGrid(state.active, event, {rowCount, columnCount: 1, pageRows});
      if (act !== null) markActs(state, all)[act]();
      else if (next !== null && next.row !== activeRow) moveTo(next.row);
      else return;
      event.preventDefault();
    },
    // What a press of the pointer focuses is heard as a click.
    onFocus: ({target}: FocusEvent) => {
      if (isRow(target) && target.matches(':focus-visible') && placeOf(target) !== activeRow) moveTo(placeOf(target));
    },
    onClick: ({target, shiftKey, ctrlKey, metaKey}: MouseEvent) => {
      const row = target instanceof Element && !target.closest('a, button, label') && target.closest('[data-row]');
      if (!isRow(row)) return;
      if (shiftKey) state.extendTo(placeOf(row));
      else if (ctrlKey || metaKey) state.toggle(placeOf(row));
      else moveTo(placeOf(row));
    },
  };
}

function isRow(target: unknown): target is HTMLElement {
  return target instanceof HTMLElement && target.matches('[data-row]');
}

function placeOf(row: HTMLElement): number {
  return Number(row.dataset['row']);
}
