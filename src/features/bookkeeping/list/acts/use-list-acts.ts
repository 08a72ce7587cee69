import {useCallback, useState} from 'react';
import {fail} from '#contract/kernel/failure.ts';
import {showToast} from '#src/ui/feedback/toast-queue.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import type {BooksPatch, BooksRow, BooksSelection} from '#workers/books/api.ts';
import {findCell, focusList} from '#src/features/bookkeeping/list/focus-list.ts';
import type {ListEditing} from './list-editing.ts';
import type {BooksNames} from '#src/features/bookkeeping/list/names.ts';
import {saveFile} from '#src/data/save-file.ts';
import type {RowActs} from './use-acts.ts';
import type {Books, BooksList} from '#src/features/bookkeeping/list/use-books-list.ts';
import type {ListState} from '#src/ui/list/use-list-state.ts';
import {countSelected, noRows, rowsToActOn} from '#src/ui/list/selection.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';

type ListActsInput = {
  readonly books: Books | null;
  readonly list: BooksList;
  readonly state: ListState<BooksRow>;
  readonly names: BooksNames | undefined;
  readonly acts: RowActs;
  readonly isPhone: boolean;
};

/** Whose fields an act is for: what is marked (or the active row), or one named row. */
export type ActTarget = BooksRow | 'selection';

const patchOf: Record<ListEditing['field'], (value: string | null) => BooksPatch> = {
  category: (categoryId) => ({categoryId}),
  account: (value) => (value === null ? {} : {accountId: value}),
  note: (note) => ({note}),
  merchant: (merchant) => ({merchant}),
};

/** The acts of the list that set a field, check, delete or export, and the editor that is open for them. */
export function useListActs({books, list, state, names, acts, isPhone}: ListActsInput) {
  const text = useBooksText();
  const format = useFormat();
  const [editing, setEditing] = useState<ListEditing | null>(null);
  const rowCount = list.view?.rowCount ?? 0;

  const resolve = useCallback(
    (target: ActTarget): {rows: BooksSelection; count: number; row: BooksRow | undefined} | null => {
      if (target !== 'selection') return {rows: {kind: 'ids', ids: [target.id]}, count: 1, row: target};
      const rows = rowsToActOn(state.selection, state.activeRow?.id ?? null);
      const marked = countSelected(state.selection, rowCount);
      return rows && {rows, count: Math.max(1, marked), row: marked > 0 ? undefined : state.activeRow};
    },
    [state.selection, state.activeRow, rowCount],
  );

  const beginEditing = useCallback(
    (field: ListEditing['field'], target: ActTarget) => {
      const found = resolve(target);
      if (!found) return;
      const values = {category: 'categoryId', account: 'accountId', note: 'note', merchant: 'merchant'} as const;
      const isPicker = field === 'category' || field === 'account';
      setEditing({
        field,
        rows: found.rows,
        rowCount: found.count,
        current: found.row?.[values[field]] ?? null,
        anchor:
          isPhone || !isPicker ? null : (findCell(state.active.row, field) ?? findCell(state.active.row, 'category')),
        advances: field === 'category' && found.row !== undefined && found.row.id === state.activeRow?.id,
      });
    },
    [resolve, state.active.row, state.activeRow, isPhone],
  );

  const endEditing = useCallback(() => {
    setEditing(null);
    focusList();
  }, []);

  const saveEditing = useCallback(
    async (value: string | null) => {
      if (!editing) return fail('unexpected', 'device.broken');
      const patch = patchOf[editing.field](value);
      // What was typed stays in sight until it is saved.
      if (editing.field === 'note' || editing.field === 'merchant') return acts.edit(editing.rows, patch);
      // The next row is taken before this one may leave the list.
      if (editing.advances) state.moveTo({row: state.active.row + 1, column: state.active.column});
      endEditing();
      return acts.edit(editing.rows, patch);
    },
    [editing, acts, state, endEditing],
  );

  const check = useCallback(
    async (target: ActTarget) => {
      const found = resolve(target);
      if (!found) return;
      const checked = found.row ? !found.row.checked : true;
      await acts.edit(found.rows, {checked});
    },
    [resolve, acts],
  );

  const remove = useCallback(
    async (target: ActTarget) => {
      const found = resolve(target);
      if (found && (await acts.remove(found.rows)).ok && target === 'selection') state.setSelection(noRows);
    },
    [resolve, acts, state],
  );

  const exportRows = useCallback(async () => {
    const found = resolve('selection');
    if (!found || !books || !names) return;
    const csv = await books.exportCsv(found.rows, {
      accounts: Object.fromEntries(names.accounts.map(({id}) => [id, names.accountName(id)])),
      categories: Object.fromEntries(names.categories.map(({id}) => [id, names.categoryName(id) ?? ''])),
      headings: exportHeadings.map((key) => text(key)),
    });
    saveFile(`${text('exportName')}-${format.today()}.csv`, csv, 'text/csv;charset=utf-8');
    showToast({text: text('exported', {count: found.count}), tone: 'ok'});
  }, [resolve, books, names, text, format]);

  return {editing, beginEditing, endEditing, saveEditing, check, remove, exportRows};
}

const exportHeadings = [
  'field_date',
  'field_description',
  'field_merchant',
  'field_amount',
  'field_currency',
  'field_account',
  'fieldCategory',
  'fieldNote',
  'fieldChecked',
] as const;
