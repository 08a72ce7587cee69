import {useCallback} from 'react';
import {showToast} from '#src/ui/feedback/toast-queue.ts';
import {useFormat} from '#src/i18n/use-format.ts';

import {saveFile} from '#src/data/save-file.ts';

import type {ActedRows, ActTarget, ListActsInput} from './list-editing.ts';
import {useFieldEditor} from './use-field-editor.ts';

import {countSelected, noRows, rowsToActOn} from '#src/ui/list/selection.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';

/** The acts of the list that set a field, check, delete or export, and the editor that is open for them. */
export function useListActs(input: ListActsInput) {
  const {books, list, state, names, acts} = input;
  const text = useBooksText();
  const format = useFormat();
  const rowCount = list.view?.rowCount ?? 0;

  const resolve = useCallback(
    (target: ActTarget): ActedRows | null => {
      if (target !== 'selection') return {rows: {kind: 'ids', ids: [target.id]}, count: 1, row: target};
      const rows = rowsToActOn(state.selection, state.activeRow?.id ?? null);
      const marked = countSelected(state.selection, rowCount);
      return rows && {rows, count: Math.max(1, marked), row: marked > 0 ? undefined : state.activeRow};
    },
    [state.selection, state.activeRow, rowCount],
  );

  const editor = useFieldEditor({...input, resolve});

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

  return {...editor, check, remove, exportRows};
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
