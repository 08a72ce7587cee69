import {useRef, useState} from 'react';
import {providerEventList} from '#contract/admin/provider-events.ts';
import {replaySpan, type EventSpan, type Replayed} from './replay-span.ts';
import type {words} from './text/words.ts';
import type {FormProblem} from '#src/data/forms/standing-problems.ts';
import {useForm} from '#src/data/forms/use-form.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import {showToast} from '#src/ui/feedback/toast-queue.ts';
import {SelectField} from '#src/ui/fields/choice/select-field.tsx';
import {DateField} from '#src/ui/fields/date-field.tsx';
import {FormDialog} from '#src/ui/form/form-dialog.tsx';
import {Columns} from '#src/ui/layout/columns.tsx';

const providers = providerEventList.filters.provider;

type Provider = (typeof providers)[number];
type Fields = {readonly provider: Provider; readonly from: string | null; readonly to: string | null};

type SpanDialogProps = {
  provider: Provider;
  /** After all is done, and after whatever part of it. */
  onClose: () => void;
};

/** Has all that a vendor told us on some days worked on once more. Rule: WHK6. */
export function SpanDialog({provider, onClose}: SpanDialogProps) {
  const text = useText<typeof words>('admin/events');
  const format = useFormat();
  const [count, setCount] = useState(0);
  const last = useRef<{readonly span: string; readonly replayed: Replayed} | null>(null);
  const form = useForm({
    idPrefix: 'span-',
    start: (): Fields => ({provider, from: format.today(), to: format.today()}),
    check,
    say: ({reason}) => (reason === 'dayMissing' || reason === 'dayOrder' ? text(reason) : null),
    send: (fields, signal) => {
      const whole: EventSpan = {provider: fields.provider, from: fields.from ?? '', to: fields.to ?? ''};
      const span = JSON.stringify(whole);
      const begun = last.current?.span === span ? last.current.replayed : undefined;
      setCount(begun?.count ?? 0);
      const noteHowFar = (replayed: Replayed) => {
        last.current = {span, replayed};
        setCount(replayed.count);
      };
      return replaySpan(whole, begun, noteHowFar, signal);
    },
    onDone: (replayed) =>
      showToast({text: text('replayed', {count: replayed, shown: format.number(replayed)}), tone: 'ok'}),
  });
  return (
    <FormDialog form={form} title={text('span')} submitText={text('spanSend')} isShort onClose={onClose}>
      <p>{text('spanText')}</p>
      <SelectField
        {...form.bind('provider')}
        label={text('provider')}
        options={providers.map((id) => ({id, label: text(`provider.${id}`)}))}
      />
      <Columns>
        <DateField {...form.bind('from')} label={text('from')} max={format.today()} />
        <DateField {...form.bind('to')} label={text('to')} max={format.today()} />
      </Columns>
      <p role="status">{count === 0 ? null : text('progress', {count, shown: format.number(count)})}</p>
    </FormDialog>
  );
}

function check({from, to}: Fields): FormProblem[] {
  const missing = (['from', 'to'] as const)
    .filter((field) => ({from, to})[field] === null)
    .map((field) => ({field, reason: 'dayMissing'}));
  const isReversed = from !== null && to !== null && to < from;
  return isReversed ? [{field: 'to', reason: 'dayOrder'}] : missing;
}
