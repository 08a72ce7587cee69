import {draftLengths} from '#contract/formation/company-draft.ts';
import {saveHere} from '#src/data/forms/save-here.ts';
import {useForm} from '#src/data/forms/use-form.ts';
import {renameDraft} from '#src/data/formation/draft-commands.ts';
import type {ReadDraft} from '#src/data/formation/read-draft.ts';
import type {RecordPlace} from '#src/data/record.ts';
import {useText} from '#src/i18n/use-text.ts';
import {TextField} from '#src/ui/fields/text-field.tsx';
import {FormDialog} from '#src/ui/form/form-dialog.tsx';
import {nameAsCompany, titleToKeep} from './name-draft.ts';
import type {DraftsText} from './text/es.ts';

type RenameDialogProps = {readonly place: RecordPlace; readonly read: ReadDraft; readonly onClose: () => void};

/** What its person calls a draft. */
export function RenameDialog({place, read, onClose}: RenameDialogProps) {
  const text = useText<DraftsText>('drafts');
  const form = useForm({
    start: {title: read.draft.title || nameAsCompany(read.draft)},
    send: async ({title}) => saveHere(async () => renameDraft(place, read, titleToKeep(read.draft, title))),
  });
  return (
    <FormDialog form={form} title={text('rename')} submitText={text('save')} onClose={onClose} isShort>
      <TextField
        {...form.bind('title')}
        label={text('nameLabel')}
        hint={text('nameHint')}
        maxLength={draftLengths.title}
        autoFocus
      />
    </FormDialog>
  );
}
