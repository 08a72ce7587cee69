import type {ListedDifference} from '#contract/comparing/list-differences.ts';
import {longestNote, settleDifference} from '#contract/comparing/settle-difference.ts';
import {callServer} from '#src/data/calls/server.ts';
import {useForm} from '#src/data/forms/use-form.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {pathTo} from '#src/routing/routing.ts';
import {Link} from '#src/ui/actions/link.tsx';
import {Facts} from '#src/ui/display/figures/facts.tsx';
import {showToast} from '#src/ui/feedback/toast-queue.ts';
import {TextField} from '#src/ui/fields/text-field.tsx';
import {FormDialog} from '#src/ui/form/form-dialog.tsx';
import {Dialog} from '#src/ui/overlays/dialog.tsx';
import type {words} from './text/words.ts';

type DifferenceDialogProps = {
  readonly difference: ListedDifference;
  readonly onClose: () => void;
  readonly onSettled: () => void;
};

/** One difference, with the way to note it as dealt with while it is open. Rule: CMP4. */
export function DifferenceDialog(props: DifferenceDialogProps) {
  const {difference, onClose} = props;
  const text = useText<typeof words>('admin/comparing');
  if (!difference.settled) return <OpenDialog {...props} />;
  return (
    <Dialog title={text(`kind.${difference.kind}`)} isOpen onClose={onClose}>
      <About difference={difference} />
    </Dialog>
  );
}

function OpenDialog({difference, onClose, onSettled}: DifferenceDialogProps) {
  const text = useText<typeof words>('admin/comparing');
  const {id, kind} = difference;
  const form = useForm({
    start: {note: ''},
    idPrefix: 'settle-',
    check: ({note}) => (note.trim() === '' ? [{field: 'note', reason: 'difference.note-missing'}] : []),
    send: async ({note}, signal) => callServer(settleDifference, {id, note}, {signal}),
    onDone: () => {
      showToast({text: text('settled'), tone: 'ok'});
      onSettled();
    },
  });
  return (
    <FormDialog form={form} title={text(`kind.${kind}`)} submitText={text('settle')} onClose={onClose} isShort>
      <About difference={difference} />
      <TextField
        {...form.bind('note')}
        label={text('note')}
        hint={text('noteHint')}
        isMultiline
        maxLength={longestNote}
      />
      <p>{text('settleText')}</p>
    </FormDialog>
  );
}

/** What differs, in words, and where to look for it on both sides. Rule: CMP2. */
function About({difference: {kind, subject, order, settled}}: Pick<DifferenceDialogProps, 'difference'>) {
  const text = useText<typeof words>('admin/comparing');
  const format = useFormat();
  const language = useLanguage();
  return (
    <>
      <p>{text(`why.${kind}`)}</p>
      <Facts
        facts={[
          {name: text('subject'), value: subject},
          ...(order
            ? [
                {
                  name: text('order'),
                  value:
                    order.id === null ? (
                      order.number
                    ) : (
                      <Link href={pathTo.adminOrderOf(language, order.id)}>{order.number}</Link>
                    ),
                },
              ]
            : []),
          ...(settled
            ? [
                {name: text('settledBy'), value: `${settled.by}, ${format.moment(settled.at)}`},
                {name: text('note'), value: settled.note},
              ]
            : []),
        ]}
      />
    </>
  );
}
