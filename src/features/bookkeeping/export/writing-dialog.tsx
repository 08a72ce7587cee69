import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {ProgressBar} from '#src/ui/display/figures/progress-bar.tsx';
import {Dialog} from '#src/ui/overlays/dialog.tsx';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';
import type {WritingState} from './use-writing.ts';

type WritingDialogProps = {
  readonly title: string;
  readonly state: Extract<WritingState, {step: 'writing'}>;
  readonly onCancel: () => void;
};

/** How far a file is, and the way to end it. */
export function WritingDialog({title, state, onCancel}: WritingDialogProps) {
  const text = useBooksText();
  const common = useText();
  const {number} = useFormat();
  const {doneCount, count} = state;
  return (
    <Dialog
      title={title}
      isOpen
      role="alertdialog"
      onClose={onCancel}
      actions={
        <Button size="large" autoFocus onPress={onCancel}>
          {common('cancel')}
        </Button>
      }
    >
      <ProgressBar
        label={text('exportRunning')}
        value={doneCount}
        max={Math.max(1, count)}
        valueText={text('exportProgress', {done: number(doneCount), count: number(count)})}
      />
    </Dialog>
  );
}
