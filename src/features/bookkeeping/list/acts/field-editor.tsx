import {useState} from 'react';
import {Button} from '#src/ui/actions/button.tsx';
import {Form} from '#src/ui/form/form.tsx';
import {TextField} from '#src/ui/fields/text-field.tsx';
import {Picker} from '#src/ui/grid/picker.tsx';
import {Dialog} from '#src/ui/overlays/dialog.tsx';
import {Sheet} from '#src/ui/overlays/sheet.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {maxNoteLength} from '#contract/bookkeeping/transaction.ts';
import type {ListEditing} from './list-editing.ts';
import type {BooksNames} from '#src/features/bookkeeping/list/names.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';

type FieldEditorProps = {
  readonly editing: ListEditing;
  readonly names: BooksNames;
  /** `null` empties a text. Answers false where nothing was saved: a text then stays open. */
  readonly onSave: (value: string | null) => Promise<boolean>;
  readonly onClose: () => void;
};

/** Gives one field of the chosen rows a new value: a picker for category and account, a small form for texts. */
export function FieldEditor({editing, names, onSave, onClose}: FieldEditorProps) {
  const text = useBooksText();
  if (editing.field === 'note' || editing.field === 'merchant')
    return <TextEditor editing={editing} onSave={onSave} onClose={onClose} />;
  const isCategory = editing.field === 'category';
  const label = text(isCategory ? 'pickCategory' : 'pickAccount');
  const picker = (
    <Picker
      label={label}
      placeholder={text('pickHint')}
      emptyText={text('pickNone')}
      options={isCategory ? names.categoryOptions : names.accountOptions}
      currentId={editing.current}
      onPick={(id) => void onSave(id)}
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

function TextEditor({editing, onSave, onClose}: Omit<FieldEditorProps, 'names'>) {
  const text = useBooksText();
  const [value, setValue] = useState(editing.current ?? '');
  const [hasFailed, setFailed] = useState(false);
  const isNote = editing.field === 'note';
  const save = async () => setFailed(!(await onSave(value.trim() === '' ? null : value.trim())));
  return (
    <Dialog
      title={text(isNote ? 'editNote' : 'editMerchant')}
      isOpen
      onClose={onClose}
      closeLabel={text('close')}
      actions={
        <>
          <Button size="large" onPress={onClose}>
            {text('cancel')}
          </Button>
          <Button size="large" look="primary" onPress={() => void save()}>
            {text('save')}
          </Button>
        </>
      }
    >
      <Form onSubmit={() => void save()}>
        {editing.rowCount > 1 && <Text tone="muted">{text('editMany', {count: editing.rowCount})}</Text>}
        <TextField
          label={text(isNote ? 'fieldNote' : 'fieldMerchant')}
          value={value}
          onChange={setValue}
          maxLength={isNote ? maxNoteLength : 200}
          isMultiline={isNote}
          error={hasFailed ? text('saveFailed') : null}
          autoFocus
        />
      </Form>
    </Dialog>
  );
}
