import {useCallback} from 'react';
import type {BooksPatch} from '#workers/books/api.ts';
import type {ActedRows, ActTarget, ListActsInput} from './list-editing.ts';
import type {EditOptions} from './use-acts.ts';
import {useAlike} from '#src/features/bookkeeping/suggestions/use-alike.ts';
import {useAccept} from './use-accept.ts';
import {useFieldEditor} from './use-field-editor.ts';
import {countSelected, noRows, rowsToActOn} from '#src/ui/list/selection.ts';

/** The acts of the list that set a field, check or delete, and the editor that is open for them. */
export function useListActs(input: ListActsInput) {
  const {list, state, acts, panel} = input;
  const rowCount = list.view?.rowCount ?? 0;

  const resolve = useCallback(
    (target: ActTarget): ActedRows | null => {
      if (target !== 'selection')
        return {rows: {kind: 'ids', ids: [target.id]}, count: 1, row: target, isMarked: false};
      const rows = rowsToActOn(state.selection, state.activeRow?.id ?? null);
      const marked = countSelected(state.selection, rowCount);
      const isMarked = marked > 0;
      return rows && {rows, count: Math.max(1, marked), row: isMarked ? undefined : state.activeRow, isMarked};
    },
    [state.selection, state.activeRow, rowCount],
  );

  const {setSelection} = state;
  const {takeAlong} = panel;
  const edit = useCallback(
    async (found: ActedRows, patch: BooksPatch, options?: EditOptions) => {
      const edited = await acts.edit(found.rows, patch, options);
      if (!edited.ok || edited.value.leftCount === 0) return edited;
      takeAlong();
      // What is out of sight is not acted on by the next key.
      if (found.isMarked) setSelection(noRows);
      return edited;
    },
    [acts, takeAlong, setSelection],
  );
  const {offer, apply} = useAlike(input);
  /** The same, and offers to the others of its name what was chosen for one row. */
  const choose = useCallback(
    async (found: ActedRows, patch: BooksPatch, options?: EditOptions) => {
      const edited = await edit(found, patch, options);
      if (edited.ok && found.row && patch.categoryId) await offer(found.row, patch.categoryId);
      return edited;
    },
    [edit, offer],
  );
  const editor = useFieldEditor({...input, resolve, edit: choose});
  const accept = useAccept({...input, resolve, edit: choose});

  const check = useCallback(
    async (target: ActTarget) => {
      const found = resolve(target);
      if (found) await edit(found, {checked: found.row ? !found.row.checked : true});
    },
    [resolve, edit],
  );

  const remove = useCallback(
    async (target: ActTarget) => {
      const found = resolve(target);
      if (found) await edit(found, {deleted: true});
    },
    [resolve, edit],
  );

  const takeBack = useCallback(
    async (target: ActTarget) => {
      const found = resolve(target);
      if (found) await acts.takeBack(found.rows);
    },
    [acts, resolve],
  );

  return {...editor, accept, applyToAlike: apply, check, remove, takeBack};
}
