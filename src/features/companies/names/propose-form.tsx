import {useState} from 'react';
import type {FormationRow} from '#contract/companies/formation.ts';
import {maxOwnName} from '#contract/formation/check-names.ts';
import {checkProposal, proposeNames} from '#contract/companies/propose-names.ts';
import {designatorOf, splitDesignator} from '#contract/formation/check-names.ts';
import {isRecord} from '#contract/kernel/is-record.ts';
import {newId} from '#contract/kernel/ids.ts';
import {callServer} from '#src/data/calls/server.ts';
import {useOnline} from '#src/data/calls/use-online.ts';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import {reportUnlessClosed} from '#src/data/database/report-unless-closed.ts';
import {useDeviceValue, writeDeviceValue} from '#src/data/device/device-value.ts';
import {useForm} from '#src/data/forms/use-form.ts';
import {useLoadedText} from '#src/i18n/use-text.ts';
import {Text} from '#src/ui/display/text.tsx';
import {Skeleton} from '#src/ui/feedback/skeleton.tsx';
import {showToast} from '#src/ui/feedback/toast-queue.ts';
import {TextField} from '#src/ui/fields/text-field.tsx';
import {FormPage} from '#src/ui/form/form-page.tsx';
import type {words} from './text/words.ts';

type ProposeFormProps = {
  readonly companyId: string;
  readonly formation: Pick<FormationRow, 'nameOne' | 'nameTwo' | 'namesRefusedOn'>;
};

/** Two other names, where the state refused both; what is typed stays on this device until it is sent, which nobody but its person does. Rules: PRG13, PRG16. */
export function ProposeForm(props: ProposeFormProps) {
  const {companyId, formation} = props;
  const key = `names ${companyId} ${formation.namesRefusedOn ?? ''}`;
  const kept = useDeviceValue(key);
  return kept === undefined ? <Skeleton height={200} /> : <Form {...props} draftKey={key} kept={readTyped(kept)} />;
}

type Typed = Pick<FormationRow, 'nameOne' | 'nameTwo'>;

/** What was kept, as far as it is what this form keeps. */
function readTyped(kept: unknown): Typed {
  const {nameOne, nameTwo} = isRecord(kept) ? kept : {};
  return {nameOne: typeof nameOne === 'string' ? nameOne : '', nameTwo: typeof nameTwo === 'string' ? nameTwo : ''};
}

type FormProps = ProposeFormProps & {readonly draftKey: string; readonly kept: Typed};

function Form({companyId, formation, draftKey, kept}: FormProps) {
  const database = useLocalDatabase();
  const text = useLoadedText<typeof words>('companies/names');
  // What is wrong with a name is said in the wizard's words.
  useLoadedText('formation/wizard');
  const isOnline = useOnline();
  // A repeat is the same proposal.
  const [id] = useState(() => newId(Date.now(), (bytes) => crypto.getRandomValues(bytes)));
  const form = useForm({
    start: kept,
    idPrefix: 'propose-',
    check: (values) => checkProposal(values, formation),
    send: async (values, signal) => callServer(proposeNames, {id, companyId, ...values}, {signal}),
    onChange: (typed) => void writeDeviceValue(database, draftKey, typed).catch(reportUnlessClosed),
    onDone: async () => {
      await writeDeviceValue(database, draftKey, null).catch(reportUnlessClosed);
      showToast({text: text('sent'), tone: 'ok'});
    },
  });
  const ending = designatorOf(formation.nameOne);
  const blockedReason = isOnline ? null : text('offline');
  /** Most type the ending behind the name: it stays as it was chosen. */
  const partName = (field: 'nameOne' | 'nameTwo') => {
    const {name, designator} = splitDesignator(form.values[field]);
    if (designator !== null) form.change({[field]: name});
  };
  return (
    <FormPage form={form} label={text('form')} submitText={text('send')} blockedReason={blockedReason}>
      <Text tone="muted">{text('lead')}</Text>
      {(['nameOne', 'nameTwo'] as const).map((field) => (
        <TextField
          key={field}
          {...form.bind(field)}
          label={text(field)}
          {...(field === 'nameTwo'
            ? {hint: text('secondHint')}
            : ending === null
              ? {}
              : {hint: text('hint', {ending})})}
          onBlur={() => partName(field)}
          autoComplete="off"
          maxLength={maxOwnName}
        />
      ))}
      {blockedReason === null ? null : <Text tone="muted">{blockedReason}</Text>}
    </FormPage>
  );
}
