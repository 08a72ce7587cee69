import {useCallback, useState} from 'react';
import {chooseCategory} from '#contract/bookkeeping/review.ts';
import {fail, type Outcome} from '#contract/kernel/failure.ts';
import type {EditOptions} from './use-acts.ts';
import type {PickedBy} from '#src/ui/list/use-typed-list.ts';
import type {BooksPatch} from '#workers/books/api.ts';
import {findCell, focusList} from '#src/features/bookkeeping/list/focus-list.ts';
import {useNextToReview} from '#src/features/bookkeeping/review/next-to-review.ts';
import {useKnownUse} from '#src/features/bookkeeping/review/use-known-use.ts';
import type {ActedRows, ActTarget, ListActsInput, ListEditing} from './list-editing.ts';

type FieldEditorInput = ListActsInput & {
  readonly resolve: (target: ActTarget) => ActedRows | null;
  readonly edit: (rows: ActedRows, patch: BooksPatch, options?: EditOptions) => Promise<Outcome<unknown>>;
};

/** What a new value of a field sets. Shift and Enter give a category and leave the row to be reviewed. Rules: REV1, REV4. */
const patchOf: Record<ListEditing['field'], (value: string | null, by: PickedBy) => BooksPatch> = {
  category: (categoryId, by) => (by === 'shift-enter' ? {categoryId} : chooseCategory(categoryId)),
  account: (value) => (value === null ? {} : {accountId: value}),
  note: (note) => ({note}),
  merchant: (merchant) => ({merchant}),
};

const fieldOf = {category: 'categoryId', account: 'accountId', note: 'note', merchant: 'merchant'} as const;

/** The editor that gives one field of some rows a new value: when it opens, what it saves, and where the keyboard is afterwards. */
export function useFieldEditor({resolve, edit, ...input}: FieldEditorInput) {
  const {state, isPhone} = input;
  const [editing, setEditing] = useState<ListEditing | null>(null);
  const goOn = useNextToReview(input);
  const knownUse = useKnownUse(input);

  const beginEditing = useCallback(
    (field: ListEditing['field'], target: ActTarget) => {
      const found = resolve(target);
      if (!found) return;
      const isPicker = field === 'category' || field === 'account';
      setEditing({
        field,
        rows: found,
        current: found.row?.[fieldOf[field]] ?? null,
        anchor:
          isPhone || !isPicker ? null : (findCell(state.active.row, field) ?? findCell(state.active.row, 'category')),
        use: field === 'category' && found.row ? knownUse(found.row.id) : undefined,
        advances: field === 'category' && found.row !== undefined && found.row.id === state.activeRow?.id,
      });
    },
    [resolve, knownUse, state.active.row, state.activeRow, isPhone],
  );

  const endEditing = useCallback(() => {
    setEditing(null);
    focusList();
  }, []);

  const saveEditing = useCallback(
    async (value: string | null, by: PickedBy = 'press', options: EditOptions = {}) => {
      if (!editing) return fail('unexpected', 'device.broken');
      const patch = patchOf[editing.field](value, by);
      // What was typed stays in sight until it is saved.
      if (editing.field === 'note' || editing.field === 'merchant') return edit(editing.rows, patch, options);
      endEditing();
      // The next row is taken before this one may leave the list.
      if (editing.advances && by === 'enter') await goOn();
      return edit(editing.rows, patch, options);
    },
    [editing, edit, goOn, endEditing],
  );

  return {editing, beginEditing, endEditing, saveEditing};
}
