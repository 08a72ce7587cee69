import {useCallback} from 'react';
import type {ActedRows, ActTarget, ListActsInput} from './list-editing.ts';
import {useFieldEditor} from './use-field-editor.ts';
import {countSelected, noRows, rowsToActOn} from '#src/ui/list/selection.ts';

/** The acts of the list that set a field, check or delete, and the editor that is open for them. */
export function useListActs(input: ListActsInput) {
  const {list, state, acts} = input;
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

  return {...editor, check, remove};
}
