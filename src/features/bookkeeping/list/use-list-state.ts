import {useCallback, useEffect, useLayoutEffect, useRef, useState} from 'react';
import type {GridPosition} from '#src/ui/grid/grid-navigation.ts';
import type {BooksRow} from '#workers/books/api.ts';
import type {Books, BooksList} from '#src/features/bookkeeping/list/use-books-list.ts';
import {addRows, noRows, toggleRow, type RowSelection} from '#src/features/bookkeeping/selection.ts';

/** Where the keyboard is in the list, and what is marked. */
export type ListState = {
  readonly active: GridPosition;
  readonly activeRow: BooksRow | undefined;
  readonly selection: RowSelection;
  readonly moveTo: (position: GridPosition) => void;
  readonly setSelection: (selection: RowSelection) => void;
  readonly toggle: (index: number) => void;
  /** Marks everything from where extending began to this row. */
  readonly extendTo: (index: number) => void;
};

/** Keeps place and marks while rows come, go and change order around them; another list begins anew. */
export function useListState(books: Books | null, list: BooksList, viewKey: string): ListState {
  const [active, setActive] = useState<GridPosition>({row: 0, column: null});
  const [selection, setSelection] = useState<RowSelection>(noRows);
  const anchor = useRef<{row: number; base: RowSelection} | null>(null);
  /** The row the keyboard is on, by id: it keeps the place when rows before it leave. */
  const activeId = useRef<string | null>(null);
  const {rowAt} = list;
  const rowCount = list.view?.rowCount ?? 0;
  const latest = useRef({active, selection, rowAt, rowCount});
  latest.current = {active, selection, rowAt, rowCount};

  useEffect(() => {
    activeId.current = null;
    anchor.current = null;
    setActive({row: 0, column: null});
    setSelection(noRows);
  }, [viewKey]);

  // After each change of the list the row is looked for near its place; gone, the next one has come up to it.
  useLayoutEffect(() => {
    const {row, column} = latest.current.active;
    const id = activeId.current;
    if (id !== null && rowAt(row)?.id !== id) {
      const found = nearby(row).find((index) => rowAt(index)?.id === id);
      if (found !== undefined) return setActive({row: found, column});
    }
    activeId.current = rowAt(row)?.id ?? id;
    return undefined;
  }, [rowAt]);

  const moveTo = useCallback((position: GridPosition) => {
    const {rowCount: count, rowAt: find} = latest.current;
    const row = Math.max(0, Math.min(position.row, count - 1));
    activeId.current = find(row)?.id ?? null;
    anchor.current = null;
    setActive({row, column: position.column});
  }, []);

  const toggle = useCallback((index: number) => {
    const row = latest.current.rowAt(index);
    anchor.current = null;
    if (row) setSelection((last) => toggleRow(last, row.id));
  }, []);

  const extendTo = useCallback(
    (index: number) => {
      const {active: from, selection: base, rowCount: count, rowAt: find} = latest.current;
      const begun = anchor.current ?? {row: from.row, base};
      const row = Math.max(0, Math.min(index, count - 1));
      activeId.current = find(row)?.id ?? null;
      setActive({row, column: from.column});
      anchor.current = begun;
      const mark = async () => {
        const ids = await books?.readIds(Math.min(begun.row, row), Math.max(begun.row, row));
        if (ids && anchor.current === begun) setSelection(addRows(begun.base, ids));
      };
      mark().catch(reportError);
    },
    [books],
  );

  return {active, activeRow: rowAt(active.row), selection, moveTo, setSelection, toggle, extendTo};
}

function nearby(row: number): number[] {
  return Array.from({length: 80}, (_, step) => row + (step % 2 === 0 ? -step / 2 : (step + 1) / 2)).filter(
    (at) => at >= 0,
  );
}
