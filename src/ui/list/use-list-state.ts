import {useCallback, useState} from 'react';
import type {GridPosition} from '#src/ui/grid/grid-navigation.ts';
import type {ListRow} from './list.ts';
import {addRows, noRows, toggleRow, type RowSelection} from './selection.ts';

/** Where the keyboard is in the list, and what is marked. */
export type ListState<Row> = {
  readonly active: GridPosition;
  readonly activeRow: Row | undefined;
  /** The row the keyboard is on, also while its data is on the way. */
  readonly activeId: string | null;
  readonly selection: RowSelection;
  /** `id`: the row's, where it is known and its data may not be here yet. */
  readonly moveTo: (position: GridPosition, id?: string) => void;
  readonly setSelection: (selection: RowSelection) => void;
  readonly toggle: (index: number) => void;
  /** Marks everything from where extending began to this row. */
  readonly extendTo: (index: number) => void;
};

type ListStateInput<Row> = {
  /** Another key is another list: it begins anew. */
  readonly listKey: string;
  readonly rowCount: number;
  /** False while `rowAt` still answers rows of the list before: the place takes none of them for its own. */
  readonly isHere?: boolean;
  /** Undefined while the row is on the way. */
  readonly rowAt: (index: number) => Row | undefined;
  /** The rows between two places, both included; nothing where they cannot be read now. */
  readonly readIds: (first: number, last: number) => Promise<readonly string[] | undefined>;
  /** Where the row `asked` is, or the one in its stead; for lists of which only a part is here. */
  readonly cursor?: {readonly asked: string; readonly id: string; readonly index: number} | null;
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
  const {listKey, rowCount, rowAt, isHere = true} = input;
  const [held, setHeld] = useState<Held>(() => beginAt(listKey));
  // Put right while rendering, so that no frame shows the place on a wrong row.
  const known = held.listKey === listKey ? held : beginAt(listKey);
  const next = isHere ? followRow(known, input) : known;
  if (next !== held) setHeld(next);
  const {active, activeId, selection, anchor} = next;

  const place = (index: number) => Math.max(0, Math.min(index, rowCount - 1));
  const moveTo = (position: GridPosition, id?: string) => {
    const row = place(position.row);
    const movedId = id ?? rowAt(row)?.id ?? null;
    setHeld((last) => ({...last, active: {row, column: position.column}, activeId: movedId, anchor: null}));
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
    const reachedId = rowAt(row)?.id ?? null;
    setHeld((last) => ({...last, active: {row, column: active.column}, activeId: reachedId, anchor: begun}));
    const mark = async () => {
      const ids = await input.readIds(Math.min(begun.row, row), Math.max(begun.row, row));
      // A mark or a move in between has ended this one.
      if (ids) setHeld((last) => (last.anchor === begun ? {...last, selection: addRows(begun.base, ids)} : last));
    };
    mark().catch(reportError);
  };
  return {active, activeRow: rowAt(active.row), activeId, selection, moveTo, setSelection, toggle, extendTo};
}

function beginAt(listKey: string): Held {
  return {listKey, active: {row: 0, column: null}, activeId: null, selection: noRows, anchor: null};
}

/** The row is looked for where it is said to be, then near its place; gone, the next one has come up to it. The same object where nothing moved. */
function followRow(
  held: Held,
  {rowAt, rowCount, cursor}: Pick<ListStateInput<ListRow>, 'rowAt' | 'rowCount' | 'cursor'>,
): Held {
  const {active, activeId} = held;
  const moveTo = (row: number, id: string) => ({...held, active: {row, column: active.column}, activeId: id});
  if (activeId !== null && cursor?.asked === activeId) {
    const {id, index} = cursor;
    return id === activeId && index === active.row ? held : moveTo(index, id);
  }
  const here = rowAt(active.row)?.id ?? activeId;
  if (here === activeId) {
    // The last row has gone, and the list ends above it.
    const last = rowCount > 0 && active.row >= rowCount ? rowAt(rowCount - 1) : undefined;
    return last ? moveTo(rowCount - 1, last.id) : held;
  }
  const found = activeId === null ? undefined : nearby(active.row).find((index) => rowAt(index)?.id === activeId);
  return found === undefined || activeId === null ? {...held, activeId: here} : moveTo(found, activeId);
}

function nearby(row: number): number[] {
  return Array.from({length: 80}, (_, step) => row + (step % 2 === 0 ? -step / 2 : (step + 1) / 2)).filter(
    (at) => at >= 0,
  );
}
