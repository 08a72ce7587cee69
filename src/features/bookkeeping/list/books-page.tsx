import {useCallback, useRef, useState} from 'react';
import {useNavigate} from '#src/app/routing.ts';
import {useBooks} from '#src/data/books.tsx';
import type {MyCompany} from '#src/data/company.tsx';
import {useFormat} from '#src/i18n/use-format.ts';
import {ListBody} from '#src/ui/grid/bars/list-body.tsx';
import {ListPage} from '#src/ui/grid/bars/list-page.tsx';
import type {BooksRow} from '#workers/books/api.ts';
import {defaultImportLimits} from '#workers/csv-import/limits.ts';
import {emptyFilter} from '#src/features/bookkeeping/filter-address.ts';
import {FilterBar, type FilterPanelState} from '#src/features/bookkeeping/filters/filter-bar.tsx';
import {useImportName} from '#src/features/bookkeeping/imports/use-import-name.ts';
import {BooksCards} from '#src/features/bookkeeping/list/books-cards.tsx';
import {BooksGrid} from '#src/features/bookkeeping/list/books-grid.tsx';
import {BooksHead} from '#src/features/bookkeeping/list/books-head.tsx';
import {BulkBar} from '#src/features/bookkeeping/list/bulk-bar.tsx';
import {CardMenu} from '#src/features/bookkeeping/list/card-menu.tsx';
import {EditTransaction} from '#src/features/bookkeeping/list/edit-transaction.tsx';
import {FieldEditor} from '#src/features/bookkeeping/list/field-editor.tsx';
import {focusList} from '#src/features/bookkeeping/list/focus-list.ts';
import {ListTotals} from '#src/features/bookkeeping/list/list-totals.tsx';
import {ListWithoutRows} from '#src/features/bookkeeping/list/list-states.tsx';
import {NewTransaction} from '#src/features/bookkeeping/list/new-transaction.tsx';
import {OpenRow} from '#src/features/bookkeeping/list/open-row.tsx';
import {ShortcutList} from '#src/features/bookkeeping/list/shortcut-list.tsx';
import {useActs} from '#src/features/bookkeeping/list/use-acts.ts';
import {useAddress} from '#src/features/bookkeeping/list/use-address.ts';
import {useBooksList} from '#src/features/bookkeeping/list/use-books-list.ts';
import {useBooksNames} from '#src/features/bookkeeping/list/names.ts';
import {useDensity} from '#src/features/bookkeeping/list/use-density.ts';
import {useFileDrop} from '#src/features/bookkeeping/list/use-file-drop.ts';
import {useListActs, type ActTarget} from '#src/features/bookkeeping/list/use-list-acts.ts';
import {isMacKeyboard, useScreenKeys} from '#src/features/bookkeeping/list/use-list-keys.ts';
import {useListState} from '#src/features/bookkeeping/list/use-list-state.ts';
import {usePlaces} from '#src/features/bookkeeping/list/use-places.ts';
import {useRoom} from '#src/features/bookkeeping/list/use-room.ts';
import {allRows, countSelected, noRows, isRowSelected} from '#src/features/bookkeeping/selection.ts';
import type {ListAct} from '#src/features/bookkeeping/shortcuts.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';

/** What lies over the list. */
type Layer = {kind: 'new'} | {kind: 'help'} | {kind: 'menu'; row: BooksRow} | {kind: 'edit'; row: BooksRow} | null;

/** The list of a company's movements, with everything one can do to it. */
export function BooksPage({company}: {readonly company: MyCompany}) {
  const text = useBooksText();
  const format = useFormat();
  const navigate = useNavigate();
  const books = useBooks();
  const names = useBooksNames();
  const address = useAddress();
  const {filter, sort, openId, viewKey, setFilter, setSort, setOpenId} = address;
  const list = useBooksList(filter, sort);
  const state = useListState(books, list, viewKey);
  const acts = useActs(books);
  const places = usePlaces(company.id);
  const room = useRoom();
  const isPhone = room === 'phone';
  const density = useDensity();
  const drop = useFileDrop(places.import);
  const importName = useImportName(filter.importId);
  const [layer, setLayer] = useState<Layer>(null);
  const [panel, setPanel] = useState<FilterPanelState>('closed');
  const searchBox = useRef<HTMLInputElement>(null);
  const isMac = isMacKeyboard();
  const listActs = useListActs({books, list, state, names, acts, isPhone});

  const closeLayer = useCallback(() => {
    setLayer(null);
    focusList();
  }, []);

  const close = () => {
    if (openId !== null) {
      setOpenId(null);
      focusList();
    } else state.setSelection(noRows);
  };

  const step = (by: 1 | -1) => {
    const row = Math.max(0, state.active.row + by);
    state.moveTo({row, column: state.active.column});
    const next = list.rowAt(row);
    if (openId !== null && next) setOpenId(next.id);
  };

  const act = (name: ListAct, target: ActTarget = 'selection') => {
    const {active} = state;
    const row = target === 'selection' ? state.activeRow : target;
    const todo: Record<ListAct, () => unknown> = {
      next: () => step(1),
      previous: () => step(-1),
      toggle: () => (target === 'selection' ? state.toggle(active.row) : state.toggle(indexOf(target))),
      'extend-down': () => state.extendTo(active.row + 1),
      'extend-up': () => state.extendTo(active.row - 1),
      'select-all': () => state.setSelection(allRows),
      category: () => listActs.beginEditing('category', target),
      account: () => listActs.beginEditing('account', target),
      note: () => listActs.beginEditing('note', target),
      merchant: () => listActs.beginEditing('merchant', target),
      check: () => listActs.check(target),
      delete: () => listActs.remove(target),
      open: () => row && setOpenId(row.id),
      new: () => setLayer({kind: 'new'}),
      help: () => setLayer({kind: 'help'}),
      search: () => searchBox.current?.focus(),
      filter: () => setPanel('menu'),
      import: () => navigate(places.import),
      undo: () => acts.undo(),
      redo: () => acts.redo(),
      close,
    };
    void todo[name]();
  };
  useScreenKeys(act);

  const indexOf = (row: BooksRow): number => {
    const around = Array.from({length: 200}, (_, offset) => Math.max(0, state.active.row - 100) + offset);
    return around.find((index) => list.rowAt(index)?.id === row.id) ?? state.active.row;
  };

  const openAt = (row: BooksRow, index: number) => {
    state.moveTo({row: index, column: null});
    setOpenId(row.id);
  };

  const {view} = list;
  const selectedCount = view ? countSelected(state.selection, view.rowCount) : 0;
  const hasRows = view !== undefined && view.rowCount > 0 && names !== undefined;
  const detail = openId !== null && names && (
    <OpenRow
      id={openId}
      company={company}
      books={books}
      revision={view?.revision ?? 0}
      names={names}
      isDocked={room === 'docked'}
      onAct={(name, row) => (name === 'edit' ? setLayer({kind: 'edit', row}) : act(name, row))}
      onStep={step}
      onNote={async (note, row) => acts.edit({kind: 'ids', ids: [row.id]}, {note}, 'labelNote')}
      onClose={close}
    />
  );

  return (
    <ListPage
      side={room === 'docked' ? detail || null : null}
      dropHint={
        drop.isOver
          ? {title: text('dropTitle'), text: text('dropText', {size: format.bytes(defaultImportLimits.sizeBytes)})}
          : null
      }
      onDrag={drop.onDrag}
      onDragEnd={drop.onDragEnd}
      onDrop={drop.onDrop}
    >
      <BooksHead places={places} current={filter.view} onNew={() => setLayer({kind: 'new'})} isPhone={isPhone} />
      {names && (
        <FilterBar
          filter={filter}
          names={names}
          importName={importName}
          panel={panel}
          onPanel={(next) => {
            setPanel(next);
            if (next === 'closed') focusList();
          }}
          onFilter={setFilter}
          density={density.density}
          onDensity={density.choose}
          isPhone={isPhone}
          searchRef={searchBox}
        />
      )}
      <ListBody isFixed={hasRows}>
        {!hasRows && (
          <ListWithoutRows
            view={view}
            filter={filter}
            hasAccounts={(names?.accountOptions.length ?? 0) > 0}
            places={places}
            onClear={() => setFilter({...emptyFilter, view: filter.view})}
            onNew={() => setLayer({kind: 'new'})}
          />
        )}
        {hasRows && isPhone && (
          <BooksCards
            key={viewKey}
            books={books}
            view={view}
            list={list}
            names={names}
            sort={sort}
            selection={state.selection}
            onOpen={openAt}
            onMenu={(row, index) => {
              state.moveTo({row: index, column: null});
              setLayer({kind: 'menu', row});
            }}
          />
        )}
        {hasRows && !isPhone && (
          <BooksGrid
            key={viewKey}
            view={view}
            list={list}
            state={state}
            names={names}
            sort={sort}
            rowHeightPx={density.rowHeightPx}
            openId={openId}
            onSort={(by) => setSort({by, descending: sort.by === by ? !sort.descending : by !== 'merchant'})}
            onAct={act}
            onCategory={(row) => listActs.beginEditing('category', row)}
            onCheck={(row) => void listActs.check(row)}
            onOpen={(row) => setOpenId(row.id)}
          />
        )}
      </ListBody>
      {view && selectedCount > 0 && (
        <BulkBar
          books={books}
          view={view}
          selection={state.selection}
          room={room}
          isMac={isMac}
          onAct={(name) => (name === 'export' ? void listActs.exportRows() : act(name))}
          onClear={() => {
            state.setSelection(noRows);
            focusList();
          }}
        />
      )}
      {view && view.rowCount > 0 && <ListTotals view={view} isPhone={isPhone} />}
      {room !== 'docked' && detail}
      {names && listActs.editing && (
        <FieldEditor
          editing={listActs.editing}
          names={names}
          onSave={(value) => void listActs.saveEditing(value)}
          onClose={listActs.endEditing}
        />
      )}
      {names && layer?.kind === 'new' && <NewTransaction spaceId={company.id} names={names} onClose={closeLayer} />}
      {layer?.kind === 'help' && <ShortcutList isMac={isMac} onClose={closeLayer} />}
      {names && layer?.kind === 'edit' && (
        <EditTransaction row={layer.row} names={names} acts={acts} onClose={closeLayer} />
      )}
      {layer?.kind === 'menu' && (
        <CardMenu
          row={layer.row}
          isSelected={isRowSelected(state.selection, layer.row.id)}
          onAct={(name) => act(name, layer.row)}
          onClose={() => setLayer(null)}
        />
      )}
    </ListPage>
  );
}
