import {maxDocumentNote} from '#contract/documents/company-document.ts';
import {takeBackReasons} from '#contract/documents/kinds.ts';
import type {DeskDocument} from '#contract/documents/list-company-documents.ts';
import {takeBackDocument} from '#contract/documents/take-back-document.ts';
import {refusalWords} from '#contract/documents/words.data.ts';
import {callServer} from '#src/data/calls/server.ts';
import {useForm} from '#src/data/forms/use-form.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Text} from '#src/ui/display/text.tsx';
import {showToast} from '#src/ui/feedback/toast-queue.ts';
import {SelectField} from '#src/ui/fields/choice/select-field.tsx';
import {TextField} from '#src/ui/fields/text-field.tsx';
import {FormDialog} from '#src/ui/form/form-dialog.tsx';
import type {words} from './text/words.ts';

type TakeBackDialogProps = {
  readonly companyId: string;
  readonly document: DeskDocument;
  readonly name: string;
  readonly onClose: () => void;
  readonly onTakenBack: () => void;
};

const start: {refusal: (typeof takeBackReasons)[number]; note: string} = {refusal: 'wrong-name', note: ''};

/** Takes back a document of the desk's with the reason that its owner reads; says before what that does. Rule: DOC18. */
export function TakeBackDialog({companyId, document, name, onClose, onTakenBack}: TakeBackDialogProps) {
  const text = useText<typeof words>('admin/documents');
  const language = useLanguage();
  const form = useForm({
    start,
    idPrefix: 'take-back-',
    check: ({refusal, note}) =>
      refusal === 'other' && note.trim() === '' ? [{field: 'note', reason: 'document.reason-missing'}] : [],
    send: async ({refusal, note}, signal) =>
      callServer(takeBackDocument, {companyId, documentId: document.id, refusal, note}, {signal}),
    onDone: () => {
      showToast({text: text('tookBack', {name}), tone: 'ok'});
      onTakenBack();
    },
  });
  return (
    <FormDialog
      form={form}
      title={text('takeBackTitle', {name})}
      submitText={text('takeBack')}
      onClose={onClose}
      isShort
    >
      <Text>{text('takeBackText')}</Text>
      <SelectField
        {...form.bind('refusal')}
        label={text('reason')}
        options={takeBackReasons.map((id) => ({id, label: refusalWords[id][language]}))}
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
