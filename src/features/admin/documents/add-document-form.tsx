import {useState} from 'react';
import {latestToday} from '#contract/companies/check-move.ts';
import {addDeskDocument} from '#contract/documents/add-desk-document.ts';
import {companyPaperKinds} from '#contract/documents/kinds.ts';
import {documentWords} from '#contract/documents/words.data.ts';
import {isFileType, uploadKinds} from '#contract/files/upload-kinds.ts';
import {succeed, type Outcome} from '#contract/kernel/failure.ts';
import {inspectFile} from '#sync/files/inspect-file.ts';
import {callServer} from '#src/data/calls/server.ts';
import {useForm} from '#src/data/forms/use-form.ts';
import {sendDeskFile} from '#src/data/keeping/desk-files.ts';
import {makeNow} from '#src/data/make-now.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {showToast} from '#src/ui/feedback/toast-queue.ts';
import {SelectField} from '#src/ui/fields/choice/select-field.tsx';
import {DateField} from '#src/ui/fields/date-field.tsx';
import {FileField} from '#src/ui/fields/file/file-field.tsx';
import {FormPage} from '#src/ui/form/form-page.tsx';
import type {words} from './text/words.ts';

type Fields = {kind: (typeof companyPaperKinds)[number]; bears: string | null; file: File | null};

type AddDocumentFormProps = {
  readonly companyId: string;
  /** What it is, as long as nobody says otherwise. */
  readonly kind: Fields['kind'];
  readonly onGiven: () => void;
};

/** Gives a company what the state or the IRS gave for it. Rule: DOC12. */
export function AddDocumentForm({companyId, kind, onGiven}: AddDocumentFormProps) {
  const [round, setRound] = useState(0);
  const given = () => {
    setRound(round + 1);
    onGiven();
  };
  return <OneDocument key={`${kind} ${round}`} companyId={companyId} kind={kind} onGiven={given} />;
}

function OneDocument({companyId, kind: wanted, onGiven}: AddDocumentFormProps) {
  const text = useText<typeof words>('admin/documents');
  const language = useLanguage();
  const {now} = useFormat();
  // The same ones however often it is sent.
  const [ids] = useState(() => ({id: makeNow().createId(), fileId: makeNow().createId()}));
  const start: Fields = {kind: wanted, bears: null, file: null};
  const form = useForm({
    start,
    idPrefix: 'give-',
    check: ({file, bears}) => [
      ...(bears !== null && bears > latestToday(now()) ? [{field: 'bears', reason: 'admin.move-day-wrong'}] : []),
      ...(file === null ? [{field: 'file', reason: 'document.file-missing'}] : []),
    ],
    send: async ({kind, bears, file}, signal) => give({...ids, companyId, kind, bears}, file, signal),
    onDone: (_done, {kind}) => {
      showToast({text: text('given', {name: documentWords[kind][language]}), tone: 'ok'});
      onGiven();
    },
  });
  return (
    <FormPage form={form} label={text('add')} submitText={text('addAct')}>
      <SelectField
        {...form.bind('kind')}
        label={text('kind')}
        options={companyPaperKinds.map((id) => ({id, label: documentWords[id][language]}))}
      />
      <DateField {...form.bind('bears')} label={text('bears')} hint={text('bearsHint')} />
      <FileField
        {...form.bind('file')}
        label={text('file')}
        hint={text('fileNone')}
        chooseText={text('fileChoose')}
        otherText={text('fileOther')}
        acceptedTypes={uploadKinds.official.types}
      />
    </FormPage>
  );
}

type Given = Pick<Fields, 'kind' | 'bears'> & {
  readonly id: string;
  readonly fileId: string;
  readonly companyId: string;
};

async function give(given: Given, file: File | null, signal: AbortSignal): Promise<Outcome<null>> {
  if (file === null) throw new Error('a document is given without its file');
  const inspected = await inspectFile('official', file.name, file);
  if (!inspected.ok) return inspected;
  const {facts, bytes} = inspected.value;
  const {type} = facts;
  if (!isFileType(type)) throw new Error(`a file was taken as ${type}`);
  const added = await callServer(addDeskDocument, {...given, ...facts, type}, {signal});
  if (!added.ok || added.value.isStored) return added.ok ? succeed(null) : added;
  const {companyId, fileId} = given;
  return sendDeskFile({companyId, fileId}, new Blob([bytes]), signal);
}
