import {useCallback, type KeyboardEvent} from 'react';
import {readPreferences} from '#src/data/device/preferences.ts';
import {Grid, type GridClick} from '#src/ui/grid/grid.tsx';
import type {ListedRow, BooksSort, BooksView} from '#workers/books/api.ts';
import type {BooksNames} from '#src/features/bookkeeping/list/names.ts';
import type {ListState} from '#src/ui/list/use-list-state.ts';
import type {BooksList} from '#src/features/bookkeeping/list/use-books-list.ts';
import {useColumns} from './use-columns.tsx';
import {allRows, isRowSelected, noRows, selectionState} from '#src/ui/list/selection.ts';
import {shortcuts, type ListAct} from '#src/features/bookkeeping/shortcuts.ts';
import {ariaShortcuts, findAct, isLetterKey} from '#src/ui/list/shortcuts.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';

type BooksGridProps = {
  /** Stands for filter and order. */
  readonly listKey: string;
  readonly view: BooksView;
  readonly list: BooksList;
  readonly state: ListState<ListedRow>;
  readonly names: BooksNames;
  readonly sort: BooksSort;
  readonly rowHeightPx: number;
  readonly dropRow: number | null;
  readonly openId: string | null;
  readonly onSort: (by: BooksSort['by']) => void;
  readonly onAct: (act: ListAct) => void;
  /** A click on a row's category, at that row. */
  readonly onCategory: (row: ListedRow) => void;
  readonly onCheck: (row: ListedRow) => void;
  /** A click on what is suggested for a row. */
  readonly onAccept: (row: ListedRow) => void;
  /** The same by key, where the keyboard is. The same function as long as it accepts the same. */
  readonly onAcceptHere: (row: ListedRow) => void;
  readonly onOpen: (row: ListedRow) => void;
};

const listKeys = ariaShortcuts(shortcuts.filter((one) => one.scope === 'list'));

/** The list of transactions as a grid, with its keys. */
export function BooksGrid(props: BooksGridProps) {
  const {view, list, state, openId, onAct, onAcceptHere} = props;
  const text = useBooksText();
  const selected = selectionState(state.selection, view.rowCount);
  const columns = useColumns({...props, selected});

  const {activeRow} = state;
  const handleKeyDown = useCallback(
    (event: KeyboardEvent) => {
      if (event.target instanceof HTMLElement && event.target.closest('[role=columnheader]')) return;
      const act = findAct(shortcuts, event, 'list');
      if (act === null || event.defaultPrevented) return;
      if (isLetterKey(event) && !readPreferences().hasLetterKeys) return;
      event.preventDefault();
      event.stopPropagation();
      // What a held key accepts nobody has looked at.
      if (event.repeat && act.startsWith('accept')) return;
      const column =
        event.target instanceof Element && event.target.closest('[data-column]')?.getAttribute('data-column');
      const isOnSuggestion = act === 'open' && column === 'category' && (activeRow?.suggestions?.length ?? 0) > 0;
      if (!isOnSuggestion) return onAct(act);
      if (activeRow && !event.repeat) onAcceptHere(activeRow);
    },
    [onAct, onAcceptHere, activeRow],
  );

  const handleClick = ({row: index, columnId, event}: GridClick) => {
    const row = list.rowAt(index);
    if (!row) return;
    if (event.shiftKey) return state.extendTo(index);
    if (columnId === 'select' || event.ctrlKey || event.metaKey) return state.toggle(index);
    state.moveTo({row: index, column: null});
    const isChip = event.target instanceof Element && event.target.closest('[data-suggestion]') !== null;
    // The second press of two meets the row that has come to its place.
    if (isChip) return event.detail > 1 ? undefined : props.onAccept(row);
    const isButton = event.target instanceof Element && event.target.closest('button') !== null;
    if (columnId === 'category' && isButton) return props.onCategory(row);
    if (columnId === 'checked' && isButton) return props.onCheck(row);
    return props.onOpen(row);
  };

  return (
    <Grid
      label={text('title')}
      placeholderLabel={text('rowLoading')}
      columns={columns}
      listKey={props.listKey}
      rowCount={view.rowCount}
      rowHeightPx={props.rowHeightPx}
      rowAt={list.rowAt}
      active={state.active}
      activeId={state.activeId}
      onActiveChange={state.moveTo}
      isSelected={(row) => isRowSelected(state.selection, row.id)}
      isOpen={(row) => row.id === openId}
      dropRow={props.dropRow}
      onRange={list.setRange}
      onKeyDown={handleKeyDown}
      onClick={handleClick}
      onSelectAll={() => state.setSelection(selected === 'all' ? noRows : allRows)}
      keyShortcuts={listKeys}
    />
  );
}
