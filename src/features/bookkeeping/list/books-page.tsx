import {useCallback, useRef, useState} from 'react';
import {useLock} from '#src/data/locks/use-lock.ts';
import {useBooks} from '#src/data/database/books.tsx';
import type {MyCompany} from '#src/data/database/company.tsx';
import {ListPage} from '#src/ui/grid/bars/list-page.tsx';
import {FilterBar} from '#src/features/bookkeeping/filters/filter-bar.tsx';
import {valuePart, type FilterPanelState} from '#src/features/bookkeeping/filters/filter-panel.tsx';
import {exportDialog, filterForm, ruleFromRow, transactionLayer, useLateParts} from './late-parts.ts';
import {useImportName} from '#src/features/bookkeeping/imports/history/use-import-name.ts';
import {ReceivedBanner} from '#src/features/bookkeeping/received/received-banner.tsx';
import {BooksLayers, type Layer} from './books-layers.tsx';
import {BooksRows} from './rows/books-rows.tsx';
import {usePaletteActs} from './acts/use-palette-acts.tsx';
import {usePerform} from './acts/use-perform.ts';
import {BooksHead} from './books-head.tsx';
import {DoublesBanner} from '#src/features/bookkeeping/imports/likeness/doubles-banner.tsx';
import {ConflictsBanner} from './conflicts-banner.tsx';
import {focusList} from './focus-list.ts';
import {ListFoot} from './list-foot.tsx';
import {OpenRow} from './acts/open-row.tsx';
import {useActs} from './acts/use-acts.ts';
import {useAddress} from './use-address.ts';
import {useAskedNew} from './use-asked-new.ts';
import {useBooksList} from './use-books-list.ts';
import {useBooksNames} from './names.ts';
import {useDensity} from './use-density.ts';
import {useFileDrop} from './acts/use-file-drop.ts';
import {useListActs} from './acts/use-list-acts.ts';
import {useScreenKeys} from '#src/ui/list/use-screen-keys.ts';
import {shortcuts} from '#src/features/bookkeeping/shortcuts.ts';
import {useListState} from '#src/ui/list/use-list-state.ts';
import {useKeptCursor} from './use-kept-cursor.ts';
import {useListFocus} from './use-list-focus.ts';
import {useOpenPanel} from './use-open-panel.ts';
import {usePlaces} from './use-places.ts';
import {useRoom} from '#src/ui/layout/use-room.ts';

/** The list of a company's transactions, with everything one can do to it. */
export function BooksPage({company}: {readonly company: MyCompany}) {
  const listing = useListing(company.id);
  const {books, address, list, state} = listing;
  const names = useBooksNames();
  const {filter, sort, openId, setFilter} = address;
  const places = usePlaces(company.id);
  const room = useRoom();
  const isPhone = room === 'phone';
  const acts = useActs(books, company.id, isPhone);
  const {lock, refuse} = useLock(company.id, 'accounting');
  const density = useDensity();
  const drop = useFileDrop(company.id, places, list);
  const importName = useImportName(filter.importId);
  const {layer, setLayer, beginNew, beginExport, panel, setPanel, showPanel} = useOverlays(refuse);
  useAskedNew(beginNew);
  const searchBox = useRef<HTMLInputElement>(null);
  const listActs = useListActs({...listing, acts, isPhone});

  const {perform, step, close} = usePerform({
    address,
    list,
    state,
    acts,
    listActs,
    places,
    setLayer,
    setPanel,
    focusSearch: () => searchBox.current?.focus(),
  });
  useScreenKeys(shortcuts, perform);
  useListFocus(perform);
  usePaletteActs({list, state, perform, beginExport});

  const {view} = list;
  const detail = openId !== null && names && (
    <OpenRow
      id={openId}
      company={company}
      books={books}
      revision={view?.revision ?? 0}
      names={names}
      isDocked={room === 'docked'}
      onAct={(name, row) => (name === 'edit' ? setLayer({kind: 'edit', row}) : perform(name, row))}
      onStep={step}
      onNote={async (row, note, seen) =>
        (await acts.edit({kind: 'ids', ids: [row.id]}, {note}, {seen: {note: seen}})).ok
      }
      onMerchant={(row, merchant) => void acts.edit({kind: 'ids', ids: [row.id]}, {merchant}, {seen: {merchant: null}})}
      onClose={close}
    />
  );

  return (
    <ListPage
      side={room === 'docked' ? detail || null : null}
      dropHint={drop.hint}
      onDrag={drop.onDrag}
      onDragEnd={drop.onDragEnd}
      onDrop={drop.onDrop}
    >
      <BooksHead places={places} current={filter.view} onNew={lock ? null : beginNew} isPhone={isPhone} />
      <ConflictsBanner spaceId={company.id} href={places.conflicts} />
      <DoublesBanner spaceId={company.id} href={places.imports} />
      <ReceivedBanner href={places.received} />
      {names && (
        <FilterBar
          filter={filter}
          names={names}
          importName={importName}
          panel={panel}
          onPanel={showPanel}
          onFilter={setFilter}
          sort={sort}
          onSort={address.setSort}
          density={density.density}
          onDensity={density.choose}
          onExport={list.view && list.view.rowCount > 0 ? beginExport : null}
          isPhone={isPhone}
          isBesidePanel={room === 'docked' && openId !== null}
          searchRef={searchBox}
        />
      )}
      <BooksRows
        {...{books, list, names, state, address, room, places}}
        rowHeightPx={density.rowHeightPx}
        dropRow={drop.row}
        onAct={perform}
        onNew={beginNew}
        onMenu={(row) => setLayer({kind: 'menu', row})}
        onCategory={(row) => listActs.beginEditing('category', row)}
        onCheck={(row) => void listActs.check(row)}
        onAccept={(row) => void listActs.accept(1, row)}
        onAcceptHere={(row) => void listActs.accept(1, row, true)}
      />
      {view && <ListFoot {...{books, view, filter, setFilter, room, state, listActs, beginExport}} onAct={perform} />}
      {room !== 'docked' && detail}
      {names && (
        <BooksLayers
          {...{layer, books, names, state, acts, listActs}}
          rowCount={view?.rowCount ?? 0}
          spaceId={company.id}
          onAct={perform}
          onClose={() => {
            setLayer(null);
            focusList();
          }}
          onLeave={() => setLayer(null)}
        />
      )}
    </ListPage>
  );
}

/** The list, where the keyboard is in it, and what is open of it. */
function useListing(spaceId: string) {
  const books = useBooks();
  const address = useAddress();
  const {filter, sort, viewKey} = address;
  const list = useBooksList(filter, sort);
  const state = useListState({...list, listKey: viewKey, rowCount: list.view?.rowCount ?? 0});
  const listing = {spaceId, books, address, list, state};
  useKeptCursor(listing);
  return {...listing, panel: useOpenPanel(listing)};
}

/** What is open over the list. Those who open it stay the same functions: what stands around the rows is drawn anew only when it changes itself. */
function useOverlays(refuse: () => unknown) {
  const [layer, showLayer] = useState<Layer>(null);
  const [panel, openPanel] = useState<FilterPanelState>('closed');
  const whenHere = useLateParts();
  const setLayer = useCallback(
    (next: Layer) => {
      if ((next?.kind === 'new' || next?.kind === 'edit' || next?.kind === 'rule') && refuse()) return;
      if (next?.kind === 'new' || next?.kind === 'edit') whenHere(transactionLayer, () => showLayer(next));
      else if (next?.kind === 'rule') whenHere(ruleFromRow, () => showLayer(next));
      else if (next?.kind === 'export') whenHere(exportDialog, () => showLayer(next));
      else showLayer(next);
    },
    [whenHere, refuse],
  );
  const setPanel = useCallback(
    (next: FilterPanelState) => {
      if (valuePart(next) === null) openPanel(next);
      else whenHere(filterForm, () => openPanel(next));
    },
    [whenHere],
  );
  const beginNew = useCallback(() => setLayer({kind: 'new'}), [setLayer]);
  const beginExport = useCallback(() => setLayer({kind: 'export'}), [setLayer]);
  const showPanel = useCallback(
    (next: FilterPanelState) => {
      setPanel(next);
      if (next === 'closed') focusList();
    },
    [setPanel],
  );
  return {layer, setLayer, beginNew, beginExport, panel, setPanel, showPanel};
}
