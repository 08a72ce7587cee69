import {useEffect} from 'react';
import {uploadKinds} from '#contract/files/upload-kinds.ts';
import {proofKindOf} from '#contract/purchases/add-proof.ts';
import {returnReasons} from '#contract/purchases/purchase.ts';
import type {Bought} from '#contract/purchases/read-bought.ts';
import {maxBoughtNote, maxTracking} from '#contract/purchases/work-on-bought.ts';
import {useForm} from '#src/data/forms/use-form.ts';
import type {words} from '#src/features/admin/work/text/words.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Text} from '#src/ui/display/text.tsx';
import {showToast} from '#src/ui/feedback/toast-queue.ts';
import {SelectField} from '#src/ui/fields/choice/select-field.tsx';
import {DateField} from '#src/ui/fields/date-field.tsx';
import {FileField} from '#src/ui/fields/file/file-field.tsx';
import {MoneyField} from '#src/ui/fields/money-field.tsx';
import {TextField} from '#src/ui/fields/text-field.tsx';
import {focusField} from '#src/ui/form/focus-field.ts';
import {FormPage} from '#src/ui/form/form-page.tsx';
import {checkBought, listActs, nameAct, sendBought, type BoughtValues} from './bought-act.ts';

type BoughtFormProps = {
  readonly bought: Bought;
  /** Something was done: `isOver` where it waits no more; or somebody else was found to have done something. */
  readonly onDone: (isOver: boolean) => void;
};

const prefix = 'bought-';

/** Does what was bought: begins it, has it done with its proof, gives the money back, or says what the state takes. Rules: BUY6, BUY8, BUY12. */
export function BoughtForm({bought, onDone}: BoughtFormProps) {
  const text = useText<typeof words>('admin/work');
  const {today, now} = useFormat();
  const acts = listActs(bought);
  const [first = 'done'] = acts;
  const start: BoughtValues = {act: first, day: today(), proof: null, why: 'other', note: '', fee: null, tracking: ''};
  const form = useForm({
    start,
    idPrefix: prefix,
    check: (values) => checkBought(bought, values, now()),
    send: async (values, signal) => {
      const outcome = await sendBought(bought, values, signal);
      if (!outcome.ok && outcome.failure.reason === 'admin.bought-changed') onDone(false);
      return outcome;
    },
    onDone: (_done, {act}) => {
      showToast({text: text(`did.${nameAct(bought, act)}`, {name: bought.company}), tone: 'ok'});
      onDone(act !== 'begin');
    },
  });
  // Whoever opens the panel with keys goes on in it.
  useEffect(() => void focusField(`${prefix}${first === 'fee' ? 'fee' : 'act'}`), [first]);
  const {act} = form.values;
  return (
    <FormPage
      form={form}
      label={text('boughtOf', {name: bought.company})}
      submitText={text(`do.${nameAct(bought, act)}`)}
    >
      {acts.length > 1 ? (
        <SelectField
          {...form.bind('act')}
          label={text('act')}
          options={acts.map((one) => ({id: one, label: text(`do.${nameAct(bought, one)}`)}))}
        />
      ) : null}
      {act === 'fee' ? <MoneyField {...form.bind('fee')} label={text('fee')} currency="USD" minUnits={0} /> : null}
      {act === 'done' ? (
        <>
          <DateField {...form.bind('day')} label={text('doneOn')} max={today()} />
          {bought.kind === 'forward-mail' ? (
            <TextField {...form.bind('tracking')} label={text('tracking')} isOptional maxLength={maxTracking} />
          ) : null}
          {bought.paper ? null : (
            <FileField
              {...form.bind('proof')}
              label={text('proof')}
              hint={text('proofHint')}
              chooseText={text('proofChoose')}
              otherText={text('proofOther')}
              acceptedTypes={uploadKinds[proofKindOf(bought.kind)].types}
            />
          )}
        </>
      ) : null}
      {act === 'done' && bought.kind === 'shred-mail' ? <Text tone="warn">{text('shredHint')}</Text> : null}
      {/* Reasons of filings say nothing of paper: the note does. */}
      {act === 'return' && !bought.paper ? (
        <SelectField
          {...form.bind('why')}
          label={text('why')}
          options={returnReasons.map((reason) => ({id: reason, label: text(`why.${reason}`)}))}
        />
      ) : null}
      {act === 'done' || act === 'return' ? (
        <TextField
          {...form.bind('note')}
          label={text('note')}
          hint={text(nameAct(bought, act) === 'decline' ? 'declineHint' : 'noteHint')}
          isMultiline
          maxLength={maxBoughtNote}
        />
      ) : null}
    </FormPage>
  );
}
