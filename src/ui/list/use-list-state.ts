import {useCallback, useState} from 'react';
import type {GridPosition} from '#src/ui/grid/grid-navigation.ts';
import type {ListRow} from './list.ts';
import {addRows, noRows, toggleRow, type RowSelection} from './selection.ts';

/** Where the keyboard is in the list, and what is marked. */
export type ListState<Row> = {
  readonly active: GridPosition;
  readonly activeRow: Row | undefined;
  readonly selection: RowSelection;
  readonly moveTo: (position: GridPosition) => void;
  readonly setSelection: (selection: RowSelection) => void;
  readonly toggle: (index: number) => void;
  /** Marks everything from where extending began to this row. */
  readonly extendTo: (index: number) => void;
};

type ListStateInput<Row> = {
  /** Another key is another list: it begins anew. */
  readonly listKey: string;
  readonly rowCount: number;
  /** Undefined while the row is on the way. */
  readonly rowAt: (index: number) => Row | undefined;
  /** The rows between two places, both included; nothing where they cannot be read now. */
  readonly readIds: (first: number, last: number) => Promise<readonly string[] | undefined>;
};

type Held = {
  readonly listKey: string;
  readonly active: GridPosition;
  /** The row the keyboard is on: it keeps the place when rows before it come or go. */
  readonly activeId: string | null;
  readonly selection: RowSelection;
  /** Where extending began, and what was marked then. */
  readonly anchor: {readonly row: number; readonly base: RowSelection} | null;
};

/** Keeps place and marks while rows come, go and change order around them; another list begins anew. */
export function useListState<Row extends ListRow>(input: ListStateInput<Row>): ListState<Row> {
  const {listKey, rowCount, rowAt} = input;
  const [held, setHeld] = useState<Held>(() => beginAt(listKey));
  // Put right while rendering, so that no frame shows the place on a wrong row.
  const next = held.listKey === listKey ? followRow(held, rowAt) : beginAt(listKey);
  if (next !== held) setHeld(next);
  const {active, selection, anchor} = next;

  const place = (index: number) => Math.max(0, Math.min(index, rowCount - 1));
  const moveTo = (position: GridPosition) => {
    const row = place(position.row);
    const activeId = rowAt(row)?.id ?? null;
    setHeld((last) => ({...last, active: {row, column: position.column}, activeId, anchor: null}));
  };
  const setSelection = useCallback(
    (marked: RowSelection) => setHeld((last) => ({...last, selection: marked, anchor: null})),
    [],
  );
  const toggle = (index: number) => {
    const row = rowAt(index);
    if (row) setHeld((last) => ({...last, selection: toggleRow(last.selection, row.id), anchor: null}));
  };
  const extendTo = (index: number) => {
    const begun = anchor ?? {row: active.row, base: selection};
    const row = place(index);
    const activeId = rowAt(row)?.id ?? null;
    setHeld((last) => ({...last, active: {row, column: active.column}, activeId, anchor: begun}));
    const mark = async () => {
      const ids = await input.readIds(Math.min(begun.row, row), Math.max(begun.row, row));
      // A mark or a move in between has ended this one.
      if (ids) setHeld((last) => (last.anchor === begun ? {...last, selection: addRows(begun.base, ids)} : last));
    };
    mark().catch(reportError);
  };
  return {active, activeRow: rowAt(active.row), selection, moveTo, setSelection, toggle, extendTo};
}

function beginAt(listKey: string): Held {
  return {listKey, active: {row: 0, column: null}, activeId: null, selection: noRows, anchor: null};
}

/** The row is looked for near its place; gone, the next one has come up to it. The same object where nothing moved. */
function followRow(held: Held, rowAt: (index: number) => ListRow | undefined): Held {
  const {active, activeId} = held;
  const here = rowAt(active.row)?.id ?? activeId;
  if (here === activeId) return held;
  const found = activeId === null ? undefined : nearby(active.row).find((index) => rowAt(index)?.id === activeId);
  return found === undefined ? {...held, activeId: here} : {...held, active: {row: found, column: active.column}};
}

function nearby(row: number): number[] {
  return Array.from({length: 80}, (_, step) => row + (step % 2 === 0 ? -step / 2 : (step + 1) / 2)).filter(
    (at) => at >= 0,
  );
}
