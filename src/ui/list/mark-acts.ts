import {noRows, type RowSelection} from './selection.ts';
import type {MarkAct} from './shortcuts.ts';
import type {ListState} from './use-list-state.ts';

/** What each key of a list does to its place and its marks; `all` is what marking everything means there. */
export function markActs<Row>(state: ListState<Row>, all: RowSelection): Record<MarkAct, () => void> {
  const {active} = state;
  return {
    next: () => state.moveTo({row: active.row + 1, column: active.column}),
    previous: () => state.moveTo({row: active.row - 1, column: active.column}),
    toggle: () => state.toggle(active.row),
    'extend-down': () => state.extendTo(active.row + 1),
    'extend-up': () => state.extendTo(active.row - 1),
    'select-all': () => state.setSelection(all),
    close: () => state.setSelection(noRows),
  };
}
