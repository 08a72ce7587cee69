import {useNavigate} from '#src/routing/routing.ts';
import type {ListedRow} from '#workers/books/api.ts';
import type {FilterPanelState} from '#src/features/bookkeeping/filters/filter-panel.tsx';
import type {Layer} from '#src/features/bookkeeping/list/books-layers.tsx';
import {focusList} from '#src/features/bookkeeping/list/focus-list.ts';
import type {RowActs} from './use-acts.ts';
import type {AddressState} from '#src/features/bookkeeping/list/use-address.ts';
import type {BooksList} from '#src/features/bookkeeping/list/use-books-list.ts';
import type {ActTarget} from './list-editing.ts';
import type {useListActs} from './use-list-acts.ts';
import type {ListState} from '#src/ui/list/use-list-state.ts';
import type {Places} from '#src/features/bookkeeping/list/use-places.ts';
import {allRows, noRows} from '#src/ui/list/selection.ts';
import {markActs} from '#src/ui/list/mark-acts.ts';
import type {ListAct} from '#src/features/bookkeeping/shortcuts.ts';

type PerformInput = {
  readonly address: AddressState;
  readonly list: BooksList;
  readonly state: ListState<ListedRow>;
  readonly acts: RowActs;
  readonly listActs: ReturnType<typeof useListActs>;
  readonly places: Places;
  readonly setLayer: (layer: Layer) => void;
  readonly setPanel: (panel: FilterPanelState) => void;
  readonly focusSearch: () => void;
};

/** Turns the name of an act, from a key, a button or a menu, into the act. */
export function usePerform(input: PerformInput) {
  const {address, list, state, acts, listActs, places, setLayer, setPanel} = input;
  const {openId, setOpenId} = address;
  const navigate = useNavigate();
  const {active} = state;

  const close = () => {
    // From the inside out: the panel first, then the marks.
    if (openId === null) state.setSelection(noRows);
    else setOpenId(null);
    focusList();
  };

  const step = (by: 1 | -1) => {
    const row = Math.max(0, active.row + by);
    state.moveTo({row, column: active.column});
    const next = list.rowAt(row);
    if (openId !== null && next) setOpenId(next.id);
  };

  const perform = (name: ListAct, target: ActTarget = 'selection') => {
    const row = target === 'selection' ? state.activeRow : target;
    const todo: Record<ListAct, () => unknown> = {
      // A card's menu has made its row the active one.
      ...markActs(state, allRows),
      next: () => step(1),
      previous: () => step(-1),
      category: () => listActs.beginEditing('category', target),
      account: () => listActs.beginEditing('account', target),
      note: () => listActs.beginEditing('note', target),
      merchant: () => listActs.beginEditing('merchant', target),
      'accept-1': () => listActs.accept(1, target),
      'accept-2': () => listActs.accept(2, target),
      'accept-3': () => listActs.accept(3, target),
      'accept-4': () => listActs.accept(4, target),
      'accept-5': () => listActs.accept(5, target),
      alike: () => listActs.applyToAlike(),
      check: () => listActs.check(target),
      delete: () => listActs.remove(target),
      rule: () => row && setLayer({kind: 'rule', row}),
      unrule: () => listActs.takeBack(target),
      open: () => row && setOpenId(row.id),
      new: () => setLayer({kind: 'new'}),
      help: () => setLayer({kind: 'help'}),
      search: input.focusSearch,
      filter: () => setPanel('menu'),
      import: () => navigate(places.import),
      undo: () => acts.undo(),
      redo: () => acts.redo(),
      close,
    };
    void todo[name]();
  };
  return {perform, step, close};
}
