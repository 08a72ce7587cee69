import {useForm} from '#src/data/forms/use-form.ts';
import {FormDialog} from '#src/ui/form/form-dialog.tsx';
import {TextField} from '#src/ui/fields/text-field.tsx';
import {Picker} from '#src/ui/grid/picker.tsx';
import type {PickedBy} from '#src/ui/list/use-typed-list.ts';
import {Sheet} from '#src/ui/overlays/sheet.tsx';
import {Text} from '#src/ui/display/text.tsx';
import type {Outcome} from '#contract/kernel/failure.ts';
import {maxNoteLength} from '#contract/bookkeeping/transaction.ts';
import {CategoryPicker} from '#src/features/bookkeeping/review/category-picker.tsx';
import type {ListEditing} from './list-editing.ts';
import type {EditOptions} from './use-acts.ts';
import type {BooksNames} from '#src/features/bookkeeping/list/names.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';

type FieldEditorProps = {
  readonly editing: ListEditing;
  readonly spaceId: string;
  readonly names: BooksNames;
  /** `null` empties a text. One that was not saved stays open. */
  readonly onSave: (value: string | null, by?: PickedBy, options?: EditOptions) => Promise<Outcome<unknown>>;
  readonly onClose: () => void;
};

/** Gives one field of the chosen rows a new value: a picker for category and account, a small form for texts. */
export function FieldEditor({editing, spaceId, names, onSave, onClose}: FieldEditorProps) {
  const text = useBooksText();
  if (editing.field === 'note' || editing.field === 'merchant')
    return <TextEditor editing={editing} onSave={onSave} onClose={onClose} />;
  const isCategory = editing.field === 'category';
  const label = text(isCategory ? 'act_category' : 'pickAccount');
  const picker = isCategory ? (
    <CategoryPicker {...{editing, spaceId, names, onClose}} onSave={(...saved) => void onSave(...saved)} />
  ) : (
    <Picker
      label={label}
      placeholder={text('pickHint')}
      emptyText={text('pickNone')}
      options={names.accountOptions}
      currentId={editing.current}
      onPick={(id, by) => void onSave(id, by)}
      onClose={onClose}
      anchor={editing.anchor}
    />
  );
  if (editing.anchor !== null) return picker;
  return (
    <Sheet label={label} isOpen onClose={onClose}>
      {picker}
    </Sheet>
  );
}

function TextEditor({editing, onSave, onClose}: Omit<FieldEditorProps, 'names' | 'spaceId'>) {
  const text = useBooksText();
  const form = useForm<{value: string}, unknown>({
    start: {value: editing.current ?? ''},
    send: async ({value}) => onSave(value.trim() === '' ? null : value.trim()),
  });
  const isNote = editing.field === 'note';
  return (
    <FormDialog
      form={form}
      title={text(isNote ? 'fieldNote' : 'field_merchant')}
      submitText={text('save')}
      onClose={onClose}
      isShort
    >
      {editing.rows.count > 1 && <Text tone="muted">{text('editMany', {count: editing.rows.count})}</Text>}
      <TextField
        {...form.bind('value')}
        label={text(isNote ? 'fieldNote' : 'field_merchant')}
        maxLength={isNote ? maxNoteLength : 200}
        isMultiline={isNote}
        autoFocus
      />
    </FormDialog>
  );
}
