import {
  CircleCheck,
  FileDown,
  Keyboard,
  ListFilter,
  Plus,
  Redo2,
  Search,
  Sparkles,
  StickyNote,
  Store,
  Tag,
  Trash2,
  Undo2,
  Upload,
  WalletCards,
  Workflow,
} from 'lucide-react';
import {useScreenActs, type ScreenAct} from '#src/data/device/screen-acts.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {countSelected} from '#src/ui/list/selection.ts';
import {printKeyOf, type ListAct} from '#src/features/bookkeeping/shortcuts.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';
import type {ListedRow} from '#workers/books/api.ts';
import type {BooksList} from '#src/features/bookkeeping/list/use-books-list.ts';
import type {ListState} from '#src/ui/list/use-list-state.ts';

type PaletteActsInput = {
  readonly list: BooksList;
  readonly state: ListState<ListedRow>;
  readonly perform: (act: ListAct) => void;
  readonly beginExport: () => void;
};

const small = {size: 16, strokeWidth: 1.75, 'aria-hidden': true} as const;

/** Acts on rows, with their English words. */
const rowActs = [
  ['category', 'fieldCategory', Tag, 'category categorize'],
  ['account', 'field_account', WalletCards, 'account'],
  ['check', 'fieldChecked', CircleCheck, 'check reviewed'],
  ['accept-1', 'act_accept-1', Sparkles, 'accept suggestion'],
  ['note', 'fieldNote', StickyNote, 'note'],
  ['merchant', 'field_merchant', Store, 'merchant'],
  ['rule', 'act_rule', Workflow, 'rule automate'],
  ['unrule', 'act_unrule', Undo2, 'undo rule'],
  ['delete', 'act_delete', Trash2, 'delete remove'],
] as const;

const listActs = [
  ['new', 'act_new', Plus, 'new transaction add'],
  ['import', 'act_import', Upload, 'import csv'],
  ['search', 'act_search', Search, 'search find'],
  ['filter', 'act_filter', ListFilter, 'filter'],
  ['undo', 'act_undo', Undo2, 'undo'],
  ['redo', 'act_redo', Redo2, 'redo'],
  ['help', 'help', Keyboard, 'shortcuts keys help'],
] as const;

/** Offers the list's acts to the command palette: on what is marked, else on the row the keyboard is on. Source: ux.md U4. */
export function usePaletteActs({list, state, perform, beginExport}: PaletteActsInput): void {
  const text = useBooksText();
  const format = useFormat();
  useScreenActs(() => {
    const marked = countSelected(state.selection, list.view?.rowCount ?? 0);
    const {activeRow} = state;
    const context =
      marked > 0
        ? text('list.selected', {count: marked})
        : activeRow && `${activeRow.merchant ?? activeRow.description} · ${format.day(activeRow.date)}`;
    const act = ([name, key, Icon, aliases]: (typeof rowActs | typeof listActs)[number]): ScreenAct => ({
      id: `books:${name}`,
      label: text(key),
      icon: <Icon {...small} />,
      aliases,
      shortcut: printKeyOf(name),
      run: () => perform(name),
    });
    const exporting: ScreenAct = {
      id: 'books:export',
      label: text('exportRowsAct'),
      icon: <FileDown {...small} />,
      aliases: 'export csv excel xlsx',
      run: beginExport,
    };
    const onRows = context === undefined ? [] : rowActs.map((one) => ({...act(one), context}));
    const onList = [...listActs.map(act), ...((list.view?.rowCount ?? 0) > 0 ? [exporting] : [])];
    // What is marked is what one came for.
    return marked > 0 ? [...onRows, ...onList] : [...onList, ...onRows];
  });
}
