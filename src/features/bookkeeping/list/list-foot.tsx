import type {BooksFilter, BooksView, ListedRow} from '#workers/books/api.ts';
import type {Room} from '#src/ui/layout/use-room.ts';
import {countSelected, noRows} from '#src/ui/list/selection.ts';
import type {ListState} from '#src/ui/list/use-list-state.ts';
import {SureBanner} from '#src/features/bookkeeping/suggestions/sure-banner.tsx';
import type {ListAct} from '#src/features/bookkeeping/shortcuts.ts';
import {BulkBar} from './acts/bulk-bar.tsx';
import type {useListActs} from './acts/use-list-acts.ts';
import {focusList} from './focus-list.ts';
import {ListTotals} from './rows/list-totals.tsx';
import type {Books} from './use-books-list.ts';

type ListFootProps = {
  readonly books: Books | null;
  readonly view: BooksView;
  readonly filter: BooksFilter;
  readonly setFilter: (filter: BooksFilter) => void;
  readonly room: Room;
  readonly state: ListState<ListedRow>;
  readonly listActs: ReturnType<typeof useListActs>;
  readonly beginExport: () => void;
  readonly onAct: (act: ListAct) => void;
};

/** What stands beneath the list: what can be done with the marked rows, else with what is suggested, and what the list adds up to. */
export function ListFoot({books, view, filter, setFilter, room, state, listActs, beginExport, onAct}: ListFootProps) {
  const isReview = filter.view === 'review';
  const isMarked = countSelected(state.selection, view.rowCount) > 0;
  return (
    <>
      {isMarked && (
        <BulkBar
          books={books}
          view={view}
          selection={state.selection}
          room={room}
          onAct={(name) => (name === 'export' ? beginExport() : onAct(name))}
          onClear={() => {
            state.setSelection(noRows);
            focusList();
          }}
        />
      )}
      {!isMarked && (isReview || filter.suggestion === 'sure') && (
        <SureBanner
          books={books}
          revision={view.revision}
          isShown={filter.suggestion === 'sure'}
          onAccept={() => void listActs.accept('sure')}
          onShow={() => setFilter({...filter, suggestion: 'sure'})}
        />
      )}
      {view.rowCount > 0 && <ListTotals view={view} isReview={isReview} isPhone={room === 'phone'} />}
    </>
  );
}
