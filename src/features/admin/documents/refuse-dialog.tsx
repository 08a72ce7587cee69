import {decideDocument} from '#contract/documents/decide-document.ts';
import {maxDocumentNote} from '#contract/documents/company-document.ts';
import {documentRefusals, type DocumentRefusal} from '#contract/documents/kinds.ts';
import type {DeskDocument} from '#contract/documents/list-company-documents.ts';
import {refusalAdvice, refusalWords} from '#contract/documents/words.data.ts';
import {callServer} from '#src/data/calls/server.ts';
import {useForm} from '#src/data/forms/use-form.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {showToast} from '#src/ui/feedback/toast-queue.ts';
import {SelectField} from '#src/ui/fields/choice/select-field.tsx';
import {TextField} from '#src/ui/fields/text-field.tsx';
import {FormDialog} from '#src/ui/form/form-dialog.tsx';
import type {words} from './text/words.ts';

type RefuseDialogProps = {
  readonly companyId: string;
  readonly document: DeskDocument;
  readonly name: string;
  readonly onClose: () => void;
  /** Refused, or found to have been decided by somebody else. */
  readonly onRefused: () => void;
};

const start: {refusal: DocumentRefusal; note: string} = {refusal: 'unreadable', note: ''};

/** Refuses a document with the reason that its owner reads. Rule: DOC11. */
export function RefuseDialog({companyId, document, name, onClose, onRefused}: RefuseDialogProps) {
  const text = useText<typeof words>('admin/documents');
  const language = useLanguage();
  const {id: documentId, decidedAt: seenDecidedAt} = document;
  const form = useForm({
    start,
    idPrefix: 'refuse-',
    check: ({refusal, note}) =>
      refusal === 'other' && note.trim() === '' ? [{field: 'note', reason: 'document.reason-missing'}] : [],
    send: async ({refusal, note}, signal) => {
      const wish = {companyId, documentId, seenDecidedAt, decision: 'refused', refusal, note} as const;
      const decided = await callServer(decideDocument, wish, {signal});
      if (!decided.ok && decided.failure.code === 'conflict') onRefused();
      return decided;
    },
    onDone: () => {
      showToast({text: text('refused', {name}), tone: 'ok'});
      onRefused();
    },
  });
  return (
    <FormDialog form={form} title={text('refuseTitle', {name})} submitText={text('refuse')} onClose={onClose} isShort>
      <SelectField
        {...form.bind('refusal')}
        label={text('reason')}
        hint={refusalAdvice[form.values.refusal][language]}
        options={documentRefusals.map((id) => ({id, label: refusalWords[id][language]}))}
      />
      <TextField
        {...form.bind('note')}
        label={text('note')}
        hint={text('noteHint')}
        isMultiline
        maxLength={maxDocumentNote}
      />
    </FormDialog>
  );
}
