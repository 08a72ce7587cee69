import {useState} from 'react';
import type {Failure, Outcome} from '#contract/kernel/failure.ts';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useText} from '#src/i18n/use-text.ts';
import {FormTrouble} from '#src/ui/feedback/form-trouble.tsx';
import {ConfirmDialog} from '#src/ui/overlays/confirm-dialog.tsx';
import type {words} from './text/words.ts';

type RemoveDialogProps = {
  title: string;
  text: string;
  /** Nothing else is left: verification ends with it. */
  isLast?: boolean;
  remove: () => Promise<Outcome<unknown>>;
  onRemoved: () => void;
  onClose: () => void;
};

/** Asks before a way to verify is taken away, which cannot be undone. */
export function RemoveDialog({title, text: what, isLast = false, remove, onRemoved, onClose}: RemoveDialogProps) {
  const text = useText<typeof words>('account/second');
  const failureText = useFailureText();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const act = async () => {
    setBusy(true);
    const removed = await remove();
    setBusy(false);
    if (removed.ok) onRemoved();
    else setFailure(removed.failure);
  };
  return (
    <ConfirmDialog
      role="alertdialog"
      title={title}
      actText={title}
      look="danger"
      isPending={isBusy}
      onAct={() => void act().catch(reportError)}
      onClose={onClose}
    >
      <p>{what}</p>
      {isLast ? <p>{text('lastText')}</p> : null}
      <FormTrouble>{failure === null ? null : failureText(failure)}</FormTrouble>
    </ConfirmDialog>
  );
}
