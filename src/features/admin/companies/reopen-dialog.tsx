import type {ListedCompany} from '#contract/admin/list-companies.ts';
import {maxDissolutionNote} from '#contract/dissolutions/dissolution-step.ts';
import {reopenCompany} from '#contract/dissolutions/reopen-company.ts';
import {callServer} from '#src/data/calls/server.ts';
import {useForm} from '#src/data/forms/use-form.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Text} from '#src/ui/display/text.tsx';
import {showToast} from '#src/ui/feedback/toast-queue.ts';
import {TextField} from '#src/ui/fields/text-field.tsx';
import {FormDialog} from '#src/ui/form/form-dialog.tsx';
import type {words} from './text/words.ts';

type ReopenDialogProps = {
  readonly company: ListedCompany;
  readonly onClose: () => void;
  /** Opened here, or found to be open. */
  readonly onReopened: () => void;
};

/** Puts right that a company was noted as dissolved, with the words that its owners read. Rule: DIS12. */
export function ReopenDialog({company: {id: companyId, name}, onClose, onReopened}: ReopenDialogProps) {
  const text = useText<typeof words>('admin/companies');
  const form = useForm({
    start: {note: ''},
    idPrefix: 'reopen-',
    check: ({note}) => (note.trim() === '' ? [{field: 'note', reason: 'admin.reopen-note-missing'}] : []),
    send: async ({note}, signal) => {
      const opened = await callServer(reopenCompany, {companyId, note}, {signal});
      if (!opened.ok && opened.failure.code === 'conflict') onReopened();
      return opened;
    },
    onDone: () => {
      showToast({text: text('reopened', {name}), tone: 'ok'});
      onReopened();
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={text('reopenTitle', {name})} submitText={text('reopen')} onClose={onClose} isShort>
      <Text tone="muted">{text('reopenText')}</Text>
      <TextField
        {...form.bind('note')}
        label={text('reopenNote')}
        hint={text('reopenNoteHint')}
        isMultiline
        maxLength={maxDissolutionNote}
      />
    </FormDialog>
  );
}
