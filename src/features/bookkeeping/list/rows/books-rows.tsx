import {useCallback} from 'react';
import {ListBody} from '#src/ui/grid/bars/list-body.tsx';
import type {ListedRow, BooksSort} from '#workers/books/api.ts';
import {openFilter} from '#workers/books/ask/whole-list.ts';
import {BooksCards} from './books-cards.tsx';
import {BooksGrid} from './books-grid.tsx';
import {ListWithoutRows} from './list-states.tsx';
import type {BooksNames} from '#src/features/bookkeeping/list/names.ts';
import type {AddressState} from '#src/features/bookkeeping/list/use-address.ts';
import type {Books, BooksList} from '#src/features/bookkeeping/list/use-books-list.ts';
import type {ListState} from '#src/ui/list/use-list-state.ts';
import type {Places} from '#src/features/bookkeeping/list/use-places.ts';
import type {Room} from '#src/ui/layout/use-room.ts';
import type {ListAct} from '#src/features/bookkeeping/shortcuts.ts';

type BooksRowsProps = {
  readonly books: Books | null;
  readonly list: BooksList;
  readonly names: BooksNames | undefined;
  readonly state: ListState<ListedRow>;
  readonly address: AddressState;
  readonly room: Room;
  readonly places: Places;
  readonly rowHeightPx: number;
  /** The row that would take the receipt that is held over it; null for none. */
  readonly dropRow: number | null;
  readonly onAct: (act: ListAct) => void;
  readonly onNew: () => void;
  readonly onMenu: (row: ListedRow) => void;
  readonly onCategory: (row: ListedRow) => void;
  readonly onCheck: (row: ListedRow) => void;
  readonly onAccept: (row: ListedRow) => void;
  readonly onAcceptHere: (row: ListedRow) => void;
};

/** The rows themselves: a grid, cards on a phone, or the reason why there are none. */
export function BooksRows(props: BooksRowsProps) {
  const {books, list, names, state, address} = props;
  const {filter, sort, viewKey, openId, setOpenId, setSort, setFilter} = address;
  const {view} = list;
  // Names begin at A, days and amounts at the newest and the largest. The same function while the order is: with it the columns, and every row, stay.
  const sortBy = useCallback(
    (by: BooksSort['by']) => setSort({by, descending: sort.by === by ? !sort.descending : by !== 'merchant'}),
    [setSort, sort],
  );
  if (!view || view.rowCount === 0 || !names)
    return (
      <ListBody>
        <ListWithoutRows
          view={view}
          filter={filter}
          hasAccounts={(names?.accountOptions.length ?? 0) > 0}
          places={props.places}
          onClear={() => setFilter({...openFilter, view: filter.view})}
          onNew={props.onNew}
        />
      </ListBody>
    );
  const moveTo = (index: number) => state.moveTo({row: index, column: null});
  const shared = {view, list, names, sort, dropRow: props.dropRow};
  return (
    <ListBody isFixed>
      {props.room === 'phone' ? (
        <BooksCards
          key={viewKey}
          {...shared}
          books={books}
          selection={state.selection}
          onOpen={(row, index) => {
            moveTo(index);
            setOpenId(row.id);
          }}
          onMenu={(row, index) => {
            moveTo(index);
            props.onMenu(row);
          }}
          onCheck={(row, index) => {
            moveTo(index);
            props.onCheck(row);
          }}
          onAccept={(row, index) => {
            moveTo(index);
            props.onAccept(row);
          }}
          onCategory={(row, index) => {
            moveTo(index);
            props.onCategory(row);
          }}
        />
      ) : (
        <BooksGrid
          listKey={viewKey}
          {...shared}
          state={state}
          rowHeightPx={props.rowHeightPx}
          openId={openId}
          onSort={sortBy}
          onAct={props.onAct}
          onCategory={props.onCategory}
          onCheck={props.onCheck}
          onAccept={props.onAccept}
          onAcceptHere={props.onAcceptHere}
          onOpen={(row) => setOpenId(row.id)}
        />
      )}
    </ListBody>
  );
}
