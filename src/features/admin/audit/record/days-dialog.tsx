import {succeed} from '#contract/kernel/failure.ts';
import type {FormProblem} from '#src/data/forms/standing-problems.ts';
import {useForm} from '#src/data/forms/use-form.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import {DateField} from '#src/ui/fields/date-field.tsx';
import {FormDialog} from '#src/ui/form/form-dialog.tsx';
import {Columns} from '#src/ui/layout/columns.tsx';
import type {words} from './text/words.ts';

type Days = {readonly from: string | null; readonly to: string | null};

type DaysDialogProps = Days & {
  readonly onChosen: (days: {from: string | undefined; to: string | undefined}) => void;
  readonly onClose: () => void;
};

/** Asks which days of the record are to be shown. Rule: ADM25. */
export function DaysDialog({from, to, onChosen, onClose}: DaysDialogProps) {
  const text = useText<typeof words>('admin/audit/record');
  const format = useFormat();
  const form = useForm({
    idPrefix: 'days-',
    start: (): Days => ({from, to}),
    check,
    say: ({reason}) => (reason === 'dayOrder' ? text(reason) : null),
    send: async (days) => succeed(days),
    onDone: (days) => onChosen({from: days.from ?? undefined, to: days.to ?? undefined}),
  });
  return (
    <FormDialog form={form} title={text('daysTitle')} submitText={text('daysSend')} isShort onClose={onClose}>
      <p>{text('daysText')}</p>
      <Columns>
        <DateField {...form.bind('from')} label={text('from')} max={format.today()} />
        <DateField {...form.bind('to')} label={text('to')} max={format.today()} />
      </Columns>
    </FormDialog>
  );
}

function check({from, to}: Days): FormProblem[] {
  return from !== null && to !== null && to < from ? [{field: 'to', reason: 'dayOrder'}] : [];
}
